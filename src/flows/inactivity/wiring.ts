import { fromCallback, fromPromise } from 'xstate';
import type { Evento as InactivityEvent } from '../../../machines/inactivity/inactivity.machine';
import { inactivityFlow } from '../../../machines/inactivity/inactivity.rules';
import type { Parts } from '../../app/parts';
import { undoAll } from '../../platform/undo-all';
import { wire } from '../../wiring/wire';

const idleWatch = ({ browser, policy, store }: Parts) =>
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

export const inactivityLogic = (parts: Parts, tell: { active(): void; leave(motivo: 'aviso' | 'inactividad'): void }) =>
  wire(inactivityFlow, {
    actors: {
      vigilar: idleWatch(parts),
      // The page goes on for a moment after it was told to reload.
      recargar: fromPromise<void>(() => {
        parts.browser.reload();
        return new Promise(() => {});
      }),
    },
    delays: { limiteRecarga: 5000 },
    actions: {
      guardarActividad: () => {
        parts.store.touch(parts.browser.clock.now().wall);
        tell.active();
      },
      cerrarPorInactividad: () => tell.leave('inactividad'),
      salir: () => tell.leave('aviso'),
    },
  });
