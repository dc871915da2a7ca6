import { solicitudesPorDocumento } from '../../../domain/contract/crm';
import { facturasPendientesPago } from '../../../domain/contract/pago';
import { todayInSantoDomingo } from '../../../domain/rules/dates/dates';
import { isChargeable } from '../../../domain/rules/payments/payment-intent';
import { dueTasksFlow } from '../../../machines/dueTasks/dueTasks.rules';
import { paymentIntents } from '../../platform/payment-intents';
import { requestDrafts } from '../../platform/request-drafts';
import type { Deps } from '../../wiring/deps';
import { wire } from '../../wiring/wire';
import { fetchingCall } from '../fetching/wiring';

interface Parts {
  deps: Pick<Deps, 'session' | 'client' | 'policy' | 'browser' | 'time'>;
  /** Whether the menu leads to these pages. */
  offers: { payments: boolean; requests: boolean };
}

export const dueTasksLogic = ({ deps, offers }: Parts) => {
  const { session, browser, time } = deps;
  const { codigoAfiliado } = session.getSnapshot().context;
  const call = fetchingCall(deps);
  const logic = wire(dueTasksFlow, {
    actors: {
      consultarFacturas: call(facturasPendientesPago, { query: { CodigoAfiliado: codigoAfiliado } }),
      consultarDevueltas: call(solicitudesPorDocumento, {
        body: {
          tipoDocumento: 3,
          documento: codigoAfiliado,
          estado: 'Devuelto',
          numeroDePagina: 1,
          registrosPorPagina: 25,
        },
      }),
    },
  });
  const now = time.now();
  const intents = paymentIntents(browser.local, time.now, codigoAfiliado).read();
  return {
    logic,
    input: {
      ofrecePagos: offers.payments,
      ofreceSolicitudes: offers.requests,
      hoy: todayInSantoDomingo(now),
      enPasarela: intents.filter((intent) => isChargeable(intent, now)).map(({ factura }) => factura),
      borradores: offers.requests ? requestDrafts(browser.local, now, codigoAfiliado) : [],
    },
  };
};
