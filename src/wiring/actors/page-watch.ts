import { fromCallback } from 'xstate';
import { undoAll } from '../../platform/undo-all';
import type { Deps } from '../deps';

/** Tells a chart when its page comes back into view, and when the network does. */
export const pageWatch = ({ browser: { page } }: Pick<Deps, 'browser'>) =>
  fromCallback(({ sendBack }) =>
    undoAll([
      page.onReturn(() => sendBack({ type: 'VOLVIO' })),
      page.onOnline((online) => online && sendBack({ type: 'EN_LINEA' })),
    ]),
  );
