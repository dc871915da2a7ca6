import { fromCallback } from 'xstate';
import { maintainedPageAt } from '../../../domain/rules/maintenance/pages';
import type { Evento } from '../../../machines/pageGate/pageGate.machine';
import { pageGateFlow } from '../../../machines/pageGate/pageGate.rules';
import { pause } from '../../platform/pause';
import type { Deps } from '../../wiring/deps';
import { wire } from '../../wiring/wire';

const gestures: readonly string[] = ['pulsacion', 'tecla', 'escritura'];

interface Parts {
  deps: Pick<Deps, 'browser' | 'time'>;
  /** Where the portal is. */
  pathname: string;
  search: object;
}

export const pageGateLogic = ({ deps: { browser, time }, pathname, search }: Parts) => ({
  logic: wire(pageGateFlow, {
    actors: {
      vigilarGestos: fromCallback(({ sendBack }) => {
        const send: (event: Evento) => void = sendBack;
        let isOver = false;
        let stop = () => {};
        // After the press that opened the page, which is no use of it.
        pause().then(() => {
          if (!isOver) stop = browser.activity.listen((kind) => gestures.includes(kind) && send({ type: 'GESTO' }));
        });
        return () => {
          isOver = true;
          stop();
        };
      }),
    },
  }),
  input: { pagina: maintainedPageAt(pathname, search), ahora: time.now() },
});
