import { TooMany } from '../http/too-many';
import type { HandlerParts, HandlersOf } from './handlers';

const hour = 3_600_000;

export const pagoHandlers = ({
  payments,
  counters,
  hide,
  settings,
}: HandlerParts): HandlersOf<
  'facturasPendientesPago' | 'ordenCompraGenerar' | 'catalogoRespuesta' | 'generarSession' | 'conciliarPendiente'
> => ({
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

  generarSession: async ({ query, body }, caller) => {
    const most = settings.serverPolicy.paymentSessionsPerMemberPerHour;
    const whose = caller.scope === 'miembro' ? caller.codigoAfiliado : query.IdOrdenFactura;
    const { count, wait } = await counters.use({ key: `pago:${hide(whose)}`, most, windowMs: hour });
    if (wait !== null) throw new TooMany(count - most, wait);
    const session = await payments.session(
      {
        id: query.IdOrdenFactura,
        numero: body.ordenId,
        factura: body.transactionId,
        codigoAfiliado: query.codigoAfiliado,
        monto: body.amount,
        movil: query.isMobile,
      },
      caller,
    );
    return { session };
  },

  conciliarPendiente: async ({ query }, caller) => {
    await payments.reconcile(query.codigoAfiliado, caller);
    return {};
  },
});
