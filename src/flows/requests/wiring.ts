import { fromCallback } from 'xstate';
import { solicitudesPorDocumento } from '../../../domain/contract/crm';
import { todayInSantoDomingo } from '../../../domain/rules/dates/date';
import { chartLimitMs } from '../../../domain/rules/policy';
import { requestSaid } from '../../../domain/rules/requests/request-question';
import type { Evento } from '../../../machines/requests/requests.machine';
import { requestsFlow } from '../../../machines/requests/requests.rules';
import { callActor } from '../../api/actor';
import { undoAll } from '../../platform/undo-all';
import type { Deps } from '../../wiring/deps';
import type { RequestAddress } from '../../wiring/request-address';
import { wire } from '../../wiring/wire';
import { rangeLimitLogic } from '../rangeLimit/wiring';

interface Parts {
  deps: Pick<Deps, 'session' | 'client' | 'policy' | 'browser' | 'time'>;
  address: RequestAddress;
}

const dayMs = 60_000;

export const requestsLogic = ({ deps, address }: Parts) => {
  const { session, client, policy, browser, time } = deps;
  const today = () => todayInSantoDomingo(time.now());
  const call = callActor(client);
  const logic = wire(requestsFlow, {
    actors: {
      vigilarPagina: fromCallback(({ sendBack }) => {
        const send: (event: Evento) => void = sendBack;
        let day = today();
        const look = () => {
          if (today() !== day) send({ type: 'DIA', hoy: today() });
          day = today();
        };
        return undoAll([
          address.onFilters((filtros) => send({ type: 'DIRECCION', filtros })),
          browser.page.onOnline((online) => online && send({ type: 'EN_LINEA' })),
          browser.clock.every(dayMs, look),
        ]);
      }),
      consultarSolicitudes: call(solicitudesPorDocumento),
      avisarLimite: rangeLimitLogic(deps),
    },
    delays: { limite: chartLimitMs(policy.readLimitMs) },
    actions: {
      irADireccion: ({ context: { pregunta, hoy } }) => address.show(requestSaid(pregunta, hoy)),
      corregirDireccion: ({ context: { pregunta, hoy } }) => address.show(requestSaid(pregunta, hoy), true),
      abrirCaso: ({ context: { pregunta, hoy } }) => address.open(requestSaid(pregunta, hoy)),
      cerrarCaso: ({ context: { pregunta, hoy } }) => address.close(requestSaid(pregunta, hoy)),
    },
  });
  const { codigoAfiliado } = session.getSnapshot().context;
  return { logic, input: { codigoAfiliado, hoy: today(), leida: address.filters } };
};
