import { solicitudesPorDocumento } from '../../domain/contract/crm';
import { decodeReply } from '../../domain/contract/decode';
import { facturasPendientesPago } from '../../domain/contract/pago';
import type { FlowCases } from '../flow-cases';
import { dueTasksFlow } from './dueTasks.rules';

const factura = (numeroFactura: string, estatusFactura: string, fechaLimitePago: string) => ({
  numeroFactura,
  estatusFactura,
  fechaLimitePago,
  montoTotal: 1180.75,
});
const todo = { ofrecePagos: true, ofreceSolicitudes: true, hoy: '2026-11-21', enPasarela: [], borradores: [] };

export const cases: FlowCases<typeof dueTasksFlow> = {
  machine: dueTasksFlow,
  starts: {
    'con pagos y solicitudes': todo,
    'solo con pagos': { ...todo, ofreceSolicitudes: false },
    'solo con solicitudes': { ...todo, ofrecePagos: false },
    'sin ninguno de los dos': { ...todo, ofrecePagos: false, ofreceSolicitudes: false },
  },
  events: {},
  replies: {
    consultarFacturas: {
      'una vencida': decodeReply(facturasPendientesPago, [
        factura('2026000101', 'Procesando', '2026-11-25'),
        factura('2026000102', 'Vencida', '2026-11-13'),
      ]),
    },
    consultarDevueltas: {
      'un reembolso': decodeReply(solicitudesPorDocumento, {
        result: {
          data: [
            {
              numeroCaso: '2481907',
              titulo: 'Reembolso',
              estatus: 'En Curso',
              estatusReembolso: 'Devuelto',
              respuesta: 'Falta la indicación médica.',
            },
          ],
          cantidadRegistros: 1,
        },
      }),
    },
  },
  guardContext: ({ ofrecePagos, ofreceSolicitudes, facturas, casos }) => [
    ofrecePagos,
    ofreceSolicitudes,
    facturas?.length,
    casos?.length,
  ],
};
