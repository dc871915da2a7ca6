import { TooMany } from '../http/too-many';
import { createPaymentLinkLimit } from '../payments/payment-link-limit';
import type { HandlerDeps, HandlersOf } from './handlers';

const hour = 3_600_000;

export const pagoHandlers = ({
  payments,
  counters,
  hide,
  settings: { serverPolicy: policy },
}: HandlerDeps): HandlersOf<
  'facturasPendientesPago' | 'ordenCompraGenerar' | 'catalogoRespuesta' | 'generarSession' | 'conciliarPendiente'
> => {
  const linkLimit = createPaymentLinkLimit({ counters, policy });

  const refuseManySessions = async (whose: string): Promise<void> => {
    const most = policy.paymentSessionsPerMemberPerHour;
    const limit = { key: `pago:${hide(whose)}`, most, windowMs: hour, remembered: true };
    const { count, wait } = await counters.use(limit);
    if (wait !== null) throw new TooMany(count - most, wait);
  };

  return {
    facturasPendientesPago: async ({ query }) =>
      (await payments.pending(query.CodigoAfiliado)).map(({ numero, estado, fecha, vence, monto }) => ({
        numeroFactura: numero,
        estatusFactura: estado,
        fechaFacturacion: fecha,
        fechaLimitePago: vence,
        montoTotal: monto / 100,
      })),

    ordenCompraGenerar: async ({ query: { NumeroFactura, Monto, CodigoAfiliado } }, caller) => {
      const { id, numero } = await payments.order(
        { factura: NumeroFactura, monto: Monto, codigoAfiliado: CodigoAfiliado },
        caller,
      );
      return { numeroOrden: numero, idOrdenFactura: id };
    },

    catalogoRespuesta: () => payments.responses(),

    generarSession: async ({ query: { IdOrdenFactura: id, codigoAfiliado, isMobile: movil }, body }, caller) => {
      const order = await linkLimit.guard(caller, async () => {
        await refuseManySessions(caller.scope === 'miembro' ? caller.codigoAfiliado : id);
        const { ordenId: numero, transactionId: factura, amount: monto } = body;
        return payments.find({ id, numero, factura, codigoAfiliado, monto, movil }, caller);
      });
      return { session: await payments.session(order, { movil }, caller) };
    },

    conciliarPendiente: async ({ query }, caller) => {
      await payments.reconcile(query.codigoAfiliado, caller);
      return {};
    },
  };
};
