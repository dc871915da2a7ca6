import { fromCallback, fromPromise } from 'xstate';
import { catalogoRespuesta, conciliarPendiente, facturasPendientesPago } from '../../../domain/contract/pago';
import { routeParam } from '../../../domain/rules/access/route-param';
import { backoffMs } from '../../../domain/rules/calls/backoff';
import { invoiceAddress } from '../../../domain/rules/payments/invoice-address';
import { chartLimitMs } from '../../../domain/rules/policy';
import { sessionPhase } from '../../../domain/rules/session/session';
import type { Evento } from '../../../machines/paymentConfirmation/paymentConfirmation.machine';
import { paymentConfirmationFlow } from '../../../machines/paymentConfirmation/paymentConfirmation.rules';
import { pathname as shownPathname } from '../../platform/pathname';
import { undoAll } from '../../platform/undo-all';
import { resolveSession } from '../../wiring/actors/resolve-session';
import type { CardGateway } from '../../wiring/card-gateway';
import type { Deps } from '../../wiring/deps';
import { memberPayments } from '../../wiring/stores/member-payments';
import { wire } from '../../wiring/wire';

interface Parts {
  deps: Pick<Deps, 'client' | 'policy' | 'browser' | 'session' | 'time'>;
  gateway: Pick<CardGateway, 'ordersKept'>;
  /** Replaces the history entry. */
  navigate(to: string): void;
  pathname?: () => string;
}

/** A response code is at most four characters; anything longer is never shown. */
const shownCode = /^[0-9A-Z]{1,4}$/i;

export const paymentConfirmationLogic = ({ deps, gateway, navigate, pathname = shownPathname }: Parts) => {
  const { client, policy, browser, session } = deps;
  const address = pathname();
  const code = routeParam(address).trim();
  const member = () => session.getSnapshot().context.codigoAfiliado;
  const payments = () => memberPayments(deps, member());

  const logic = wire(paymentConfirmationFlow, {
    actors: {
      explicar: fromPromise(({ signal }) => client.call(catalogoRespuesta, {}, signal)),
      identificar: fromPromise(() => resolveSession(session, true)),
      conciliar: fromPromise(({ signal }) =>
        client.call(conciliarPendiente, { query: { codigoAfiliado: member() } }, signal),
      ),
      buscarPago: fromPromise(async () => payments().last()),
      consultarFacturas: fromPromise(({ signal }) =>
        client.call(facturasPendientesPago, { query: { CodigoAfiliado: member() } }, signal),
      ),
      guardarRecibo: fromPromise(async ({ input: pago }) => {
        if (pago === null) throw new Error('no payment');
        return payments().confirm(pago);
      }),
      vigilar: fromCallback(({ sendBack }) => {
        const send: (event: Evento) => void = sendBack;
        let before = sessionPhase(session.getSnapshot());
        const subscription = session.subscribe((snapshot) => {
          const now = sessionPhase(snapshot);
          if (now === 'autenticada' && before !== now) send({ type: 'SESION_ABIERTA' });
          if (now !== 'autenticada' && before === 'autenticada') send({ type: 'SESION_CERRADA' });
          before = now;
        });
        return undoAll([
          () => subscription.unsubscribe(),
          browser.page.onOnline((online) => online && send({ type: 'EN_LINEA' })),
          browser.page.onReturn(() => send({ type: 'VOLVIO' })),
        ]);
      }),
    },
    delays: {
      limiteConsulta: chartLimitMs(policy.readLimitMs),
      limiteEnvio: chartLimitMs(policy.writeLimitMs),
      pausa: ({ context }) => backoffMs(context.veces + 1, browser.random()),
    },
    actions: {
      registrarFallo: (_, { parte }) => browser.log(`paymentConfirmation: ${parte}: no se pudo`),
      pedirFactura: ({ context: { pago } }) => navigate(invoiceAddress(pago?.factura ?? '')),
      navegar: (_, { a }) => navigate(a === '/login' ? `/login?${new URLSearchParams({ volver: address })}` : a),
    },
  });
  return {
    logic,
    input: {
      codigo: shownCode.test(code) ? code.toUpperCase() : '',
      ordenesSeguras: gateway.ordersKept,
      pideSesion: policy.paymentConfirmationRequiresLogin,
    },
  };
};
