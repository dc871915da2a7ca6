import { fromCallback, fromPromise } from 'xstate';
import type { Evento as InactivityEvent } from '../../../machines/inactivity/inactivity.machine';
import { inactivityFlow } from '../../../machines/inactivity/inactivity.rules';
import { undoAll } from '../../platform/undo-all';
import type { Deps } from '../../wiring/deps';
import { wire } from '../../wiring/wire';

type IdleDeps = Pick<Deps, 'browser' | 'policy' | 'store'>;

const idleWatch = ({ browser, policy, store }: IdleDeps) =>
  fromCallback<{ type: 'CONTINUAR' }>(({ sendBack, receive }) => {
    const send: (event: InactivityEvent) => void = sendBack;
    const reading = () => ({ ahora: browser.clock.now(), guardada: store.lastActivity() });
    const compare = () => send({ type: 'LECTURA', ...reading() });
    const load = () => send({ type: 'ACTIVIDAD', clase: 'carga', dentro: false, ...reading() });
    receive(() => send({ type: 'ACTIVIDAD', clase: 'continuar', dentro: true, ...reading() }));
    load();
    return undoAll([
      browser.clock.every(policy.idleTickMs, compare),
      browser.page.onReturn((restored) => (restored ? load() : compare())),
      browser.activity.listen((clase, dentro) => send({ type: 'ACTIVIDAD', clase, dentro, ...reading() })),
    ]);
  });

export const inactivityLogic = (
  deps: IdleDeps,
  tell: { active(): void; leave(motivo: 'aviso' | 'inactividad'): void },
) =>
  wire(inactivityFlow, {
    actors: {
      vigilar: idleWatch(deps),
      // The page keeps running for a moment after reload() is called.
      recargar: fromPromise<void>(() => {
        deps.browser.reload();
        return new Promise(() => {});
      }),
    },
    delays: { limiteRecarga: 5000 },
    actions: {
      guardarActividad: () => {
        deps.store.touch(deps.browser.clock.now().wall);
        tell.active();
      },
      cerrarPorInactividad: () => tell.leave('inactividad'),
      salir: () => tell.leave('aviso'),
    },
  });
