import type { FlowCases } from '../flow-cases';
import { pageGateFlow } from './pageGate.rules';

const ahora = Date.UTC(2026, 10, 21, 16);
const after = (minutes: number) => ahora + minutes * 60_000;
const of = (from: number, to: number) => [
  {
    desde: new Date(after(from)).toISOString(),
    hasta: new Date(after(to)).toISOString(),
    llamadas: ['ordenCompraGenerar', 'nucleoCarnet'],
    frase: 'Mejoramos los pagos en línea.',
  },
];

export const cases: FlowCases<typeof pageGateFlow> = {
  machine: pageGateFlow,
  starts: {
    'en los pagos': { pagina: 'payment', ahora },
    'en el carné': { pagina: 'card', ahora },
  },
  events: {
    ENTRAR: { 'en los pagos': { pagina: 'payment', ahora }, 'en el carné': { pagina: 'card', ahora } },
    LISTA: {
      'corre desde antes': { lista: of(-10, 50), ahora: after(1) },
      'empezó después': { lista: of(20, 50), ahora: after(21) },
      'empieza en diez minutos': { lista: of(10, 50), ahora: after(1) },
      'nada anunciado': { lista: [], ahora: after(1) },
    },
  },
  replies: {},
  guardContext: ({ pagina, lista, ahora: now }) => [pagina, lista.map(({ desde }) => desde), now],
};
