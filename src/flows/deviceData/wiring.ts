import { fromPromise } from 'xstate';
import { deviceDataMachine } from '../../../machines/deviceData/deviceData.machine';
import { cardPlace } from '../../platform/card/delete-cards';
import { keptHere, wipeDevice } from '../../platform/kept-here';
import type { Deps } from '../../wiring/deps';
import { wire } from '../../wiring/wire';

const readMs = 5_000;

interface Parts {
  deps: Pick<Deps, 'browser' | 'session'>;
  cards?: ReturnType<typeof cardPlace>;
}

export const deviceDataLogic = ({ deps: { browser, session }, cards = cardPlace() }: Parts) => {
  const areas = { local: browser.local, session: browser.session, cards };
  const logic = wire(deviceDataMachine, {
    actors: { leerGuardado: fromPromise(() => keptHere(areas)) },
    delays: { limiteLectura: readMs },
    actions: {
      borrarGuardado: () => {
        session.send({ type: 'SALIR', motivo: 'salida' });
        // After all other listeners of the log-out, so that none of them stores anything afterwards.
        queueMicrotask(() => {
          wipeDevice(areas).catch(() => browser.log('deviceData: no se pudo borrar todo'));
        });
      },
    },
  });
  return { logic, input: undefined };
};
