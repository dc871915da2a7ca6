import { createActor } from 'xstate';
import { applicationLogic } from '../../../src/flows/application/wiring';
import { applicationListsLogic } from '../../../src/flows/applicationLists/wiring';
import type { StageParts } from '../wired-flows';

type Parts = Parameters<typeof applicationLogic>[0];

/** What is only played is kept nowhere. */
const nothingKept = { key: '', read: () => null, keep: () => {}, forget: () => {} };
export const noStore: Parts['store'] = {
  ...nothingKept,
  dialog: { ...nothingKept, forgetChange: () => {} },
  receipt: nothingKept,
  sent: { of: () => null, keep: () => {} },
};

/** The application at an address that says nothing, beside these lists. */
export const standInApplication = (
  { app, navigate }: Pick<StageParts, 'app' | 'navigate'>,
  lists: Parts['lists'] = createActor(applicationListsLogic({ deps: app }).logic),
) =>
  applicationLogic({
    deps: app,
    address: { step: null, onStep: () => () => {}, show: () => {} },
    store: noStore,
    lists,
    navigate,
  });
