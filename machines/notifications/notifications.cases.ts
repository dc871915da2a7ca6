import { decodeReply } from '../../domain/contract/decode';
import { enlacesNotificaciones } from '../../domain/contract/extras/notificaciones-enlaces';
import { consCentralNotificaciones } from '../../domain/contract/notificacion';
import { chartLimitMs, defaultPolicy } from '../../domain/rules/policy';
import type { FlowCases } from '../flow-cases';
import { notificationsFlow } from './notifications.rules';

const varias = (primera: number, cuantas: number) =>
  decodeReply(consCentralNotificaciones, {
    result: Array.from({ length: cuantas }, (_, indice) => ({
      codigo: primera - indice,
      origen: 'Autorizaciones',
      description: 'Su autorización fue aprobada.',
      fecha: '2026-11-20',
      detalle: 'Puede verla en su historial.',
    })),
  });

export const cases: FlowCases<typeof notificationsFlow> = {
  machine: notificationsFlow,
  starts: { 'ninguna leída': { codigoAfiliado: '1001', regimen: 'CONTRIBUTIVO', leidas: [] } },
  events: {
    PLAN: { conocido: { plan: 'Plan básico' } },
    EXPANDIR: { 'la primera': { codigo: '23' }, 'la segunda': { codigo: '22' } },
    ALTERNAR_TEXTO: { 'la primera': { codigo: '23' } },
  },
  replies: {
    consultarNotificaciones: { diez: varias(23, 10), 'tres últimas': varias(14, 3), ninguna: varias(0, 0) },
    consultarEnlaces: {
      'sus páginas': decodeReply(enlacesNotificaciones, [{ codigo: '23', pagina: 'pagos' }]),
    },
  },
  delays: {
    limite: chartLimitMs(defaultPolicy.readLimitMs),
    esperaPlan: chartLimitMs(defaultPolicy.readLimitMs) + 500,
    vigencia: 60_000,
  },
  guardContext: ({ plan, hayMas, abierta, completas, enlaces }) => [
    plan,
    hayMas,
    abierta,
    completas.length,
    enlaces.length > 0,
  ],
};
