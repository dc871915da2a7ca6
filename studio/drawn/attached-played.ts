import { createActor } from 'xstate';
import type { App } from '../../src/app/app';
import { attachmentsLogic } from '../../src/flows/attachments/wiring';
import { noDevice } from './no-device';

const start = (app: App) => {
  const { logic, input, box } = attachmentsLogic({ app, form: 'reimbursement', device: noDevice });
  return { actor: createActor(logic, { input }).start(), box };
};

const started = new WeakMap<App['session'], ReturnType<typeof start>>();

/** The attachments beside the form that is played: what is played and what is drawn have the same ones. */
export const attachedPlayed = (app: App): ReturnType<typeof start> => {
  const attached = started.get(app.session) ?? start(app);
  started.set(app.session, attached);
  return attached;
};
