import { emit, fromCallback } from 'xstate';
import { solicitudesPorDocumento } from '../../../domain/contract/crm';
import { todayInSantoDomingo } from '../../../domain/rules/dates/dates';
import { rangeToUrl } from '../../../domain/rules/history/history-filters';
import type { Evento, Pregunta } from '../../../machines/requests/requests.machine';
import { requestsBody, requestsFlow } from '../../../machines/requests/requests.rules';
import { undoAll } from '../../platform/undo-all';
import type { RequestAddress } from '../../wiring/addresses/request-address';
import type { Deps } from '../../wiring/deps';
import { wire } from '../../wiring/wire';
import { fetchingLogic } from '../fetching/wiring';
import { rangeLimitLogic } from '../rangeLimit/wiring';

interface Parts {
  deps: Pick<Deps, 'session' | 'client' | 'policy' | 'browser' | 'time'>;
  address: RequestAddress;
}

const minuteMs = 60_000;

export const requestsLogic = ({ deps, address }: Parts) => {
  const { session, client, browser, time } = deps;
  const today = () => todayInSantoDomingo(time.now());
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
          browser.clock.every(minuteMs, look),
        ]);
      }),
      consultarSolicitudes: fetchingLogic(deps, (signal, asked: Pregunta) =>
        client.call(solicitudesPorDocumento, { body: requestsBody(asked) }, signal),
      ),
      avisarLimite: rangeLimitLogic(deps),
    },
    actions: {
      senalarFaltas: emit({ type: 'FALTAN_DATOS' }),
      irADireccion: ({ context: { pregunta, hoy } }) => address.show(rangeToUrl(pregunta, hoy)),
      corregirDireccion: ({ context: { pregunta, hoy } }) => address.show(rangeToUrl(pregunta, hoy), true),
      abrirCaso: ({ context: { pregunta, hoy } }) => address.open(rangeToUrl(pregunta, hoy)),
      cerrarCaso: ({ context: { pregunta, hoy } }) => address.close(rangeToUrl(pregunta, hoy)),
    },
  });
  const { codigoAfiliado } = session.getSnapshot().context;
  return { logic, input: { codigoAfiliado, hoy: today(), leida: address.filters } };
};
