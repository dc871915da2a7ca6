import { chartLimitMs, defaultPolicy } from '../../domain/rules/policy';
import type { FlowCases } from '../flow-cases';
import { maintenanceFlow } from './maintenance.rules';

const ahora = Date.UTC(2026, 10, 21, 16);
const after = (minutes: number) => ahora + minutes * 60_000;
const pagos = {
  desde: new Date(after(20)).toISOString(),
  hasta: new Date(after(80)).toISOString(),
  llamadas: ['ordenCompraGenerar', 'generarSession'],
  frase: 'Mejoramos los pagos en línea.',
};
const lecturas = {
  'pagos dentro de veinte minutos': { lista: [pagos], ahora },
  'nada anunciado': { lista: [], ahora },
  'no los hay': null,
};
const momentos = { 'un instante después': { ahora: ahora + 1_000 }, 'cinco minutos después': { ahora: after(5) } };

export const cases: FlowCases<typeof maintenanceFlow> = {
  machine: maintenanceFlow,
  starts: {
    'si el servidor los anuncia': { ofrecidos: true, cerrados: [], ahora },
    'si el servidor no los anuncia': { ofrecidos: false, cerrados: [], ahora },
  },
  events: {
    HORA: momentos,
    VOLVIO: momentos,
    RECHAZADA: momentos,
  },
  replies: { leerLista: lecturas },
  delays: { limite: chartLimitMs(defaultPolicy.readLimitMs) },
  guardContext: ({ lista, leidaEn, cerrados }) => [lista.length, leidaEn, cerrados.length],
};
