import * as v from 'valibot';
import { endpoint } from './endpoint';
import { askedCode, code, done, maybeNumeric, numeric } from './service-words';
import { affiliateCode, filled, flag, maybeText, text } from './words';

const money = v.pipe(numeric, v.minValue(0.01), v.maxValue(99_999_999.99));

export const facturasPendientesPago = endpoint({
  method: 'GET',
  path: 'Pago/FacturasPendientesPago',
  access: 'member',
  affiliate: [{ in: 'query', field: 'CodigoAfiliado', whose: 'self' }],
  safe: true,
  timeLimit: 'read',
  query: v.object({ CodigoAfiliado: affiliateCode }),
  reply: v.array(
    v.object({
      numeroFactura: code,
      estatusFactura: text,
      fechaFacturacion: maybeText,
      fechaLimitePago: maybeText,
      montoTotal: maybeNumeric,
    }),
  ),
});

export const ordenCompraGenerar = endpoint({
  method: 'GET',
  path: 'Pago/ordenCompra/generar',
  access: 'member',
  affiliate: [{ in: 'query', field: 'CodigoAfiliado', whose: 'self' }],
  safe: false,
  timeLimit: 'write',
  query: v.object({ NumeroFactura: askedCode, Monto: money, CodigoAfiliado: affiliateCode }),
  reply: v.object({ numeroOrden: code, idOrdenFactura: code }),
});

export const catalogoRespuesta = endpoint({
  method: 'GET',
  path: 'Pago/drop/catalogoRespuesta',
  access: 'anonymous',
  safe: true,
  timeLimit: 'read',
  reply: v.array(v.object({ codigo: code, descripcion: maybeText })),
});

export const generarSession = endpoint({
  method: 'POST',
  path: 'Pago/generar/session',
  access: 'anonymous',
  safe: false,
  timeLimit: 'write',
  query: v.object({ codigoAfiliado: affiliateCode, isMobile: flag, IdOrdenFactura: askedCode }),
  body: v.object({ ordenId: askedCode, transactionId: askedCode, amount: money }),
  reply: v.object({ session: filled }),
  envelope: ['result'],
});

export const conciliarPendiente = endpoint({
  method: 'POST',
  path: 'Pago/conciliar/pendiente',
  access: 'member',
  affiliate: [{ in: 'query', field: 'codigoAfiliado', whose: 'self' }],
  safe: false,
  timeLimit: 'write',
  query: v.object({ codigoAfiliado: affiliateCode }),
  reply: done,
});
