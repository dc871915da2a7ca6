import { createActor } from 'xstate';
import { attachmentsLogic } from '../../src/flows/attachments/wiring';
import { noDevice } from './no-device';

type AttachmentDeps = Parameters<typeof attachmentsLogic>[0]['deps'];

const start = (deps: AttachmentDeps) => {
  const { logic, input, box } = attachmentsLogic({ deps, form: 'reimbursement', device: noDevice });
  return { actor: createActor(logic, { input }).start(), box };
};

const started = new WeakMap<AttachmentDeps['session'], ReturnType<typeof start>>();

/** The attachments beside the form that is played: what is played and what is drawn have the same ones. */
export const attachedPlayed = (deps: AttachmentDeps): ReturnType<typeof start> => {
  const attached = started.get(deps.session) ?? start(deps);
  started.set(deps.session, attached);
  return attached;
};
