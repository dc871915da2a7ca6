import { decodeReply } from '../../domain/contract/decode';
import { catalogoRespuesta, facturasPendientesPago } from '../../domain/contract/pago';
import type { FlowCases } from '../flow-cases';
import { paymentConfirmationFlow } from './paymentConfirmation.rules';

const pago = { numero: '900000000001', factura: '7001', monto: 500_000 };
const factura = {
  numeroFactura: '7001',
  estatusFactura: 'Generada',
  fechaFacturacion: '2026-11-01',
  fechaLimitePago: '2026-11-23',
  montoTotal: 5000,
};
const entrada = { ordenesSeguras: true, pideSesion: false };
const facturas = (...lista: (typeof factura)[]) => decodeReply(facturasPendientesPago, lista);

export const cases: FlowCases<typeof paymentConfirmationFlow> = {
  machine: paymentConfirmationFlow,
  starts: {
    'código 00': { codigo: '00', ...entrada },
    'código 10': { codigo: '10', ...entrada },
    'código 51': { codigo: '51', ...entrada },
    'código TF, con sesión obligatoria': { codigo: 'TF', ...entrada, pideSesion: true },
    'sin código, otro servidor': { codigo: '', ...entrada, ordenesSeguras: false },
  },
  events: {},
  replies: {
    explicar: {
      catálogo: decodeReply(catalogoRespuesta, [
        { codigo: '00', descripcion: 'Transacción aprobada.' },
        { codigo: '10', descripcion: 'Transacción aprobada por el emisor.' },
        { codigo: '51', descripcion: 'La tarjeta no tiene fondos suficientes. Intente con otra tarjeta.' },
      ]),
    },
    identificar: { visitante: 'anonima', afiliado: 'autenticada', 'sin saber de quién es': 'sinServicio' },
    conciliar: { hecho: { mensaje: '' } },
    buscarPago: { 'el de este equipo': pago, ninguno: null },
    consultarFacturas: {
      'sin ella': facturas(),
      procesando: facturas({ ...factura, estatusFactura: 'Procesando' }),
      'procesando, con otro monto': facturas({ ...factura, estatusFactura: 'Procesando', montoTotal: 5100 }),
      pendiente: facturas(factura),
    },
    guardarRecibo: { guardado: { ...pago, confirmado: 1_795_000_000_000 } },
  },
  guardContext: ({ codigo, pideSesion, ordenesSeguras, descripcion, pago: suyo, conciliado, montoVisto, estado }) => [
    codigo,
    pideSesion,
    ordenesSeguras,
    descripcion === null,
    suyo === null,
    conciliado,
    montoVisto,
    estado,
  ],
};
