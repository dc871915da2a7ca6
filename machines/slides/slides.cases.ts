import { slider } from '../../domain/contract/ajuste';
import { decodeReply } from '../../domain/contract/decode';
import { chartLimitMs, defaultPolicy } from '../../domain/rules/policy';
import type { FlowCases } from '../flow-cases';
import { slidesFlow } from './slides.rules';

const laminas = (...ubicaciones: string[]) =>
  decodeReply(slider, { result: ubicaciones.map((ubicacion) => ({ id: 1, ubicacion, accion: 'https://ejemplo.do' })) });
const causas = { puntero: { causa: 'puntero' }, oculta: { causa: 'oculta' } } as const;

export const cases: FlowCases<typeof slidesFlow> = {
  machine: slidesFlow,
  starts: { 'con movimiento': { parada: false }, 'con movimiento reducido': { parada: true } },
  events: {
    IR_A: { 'la tercera': { indice: 2 } },
    DESLIZAR: { 'a la siguiente': { hacia: 1 }, 'a la anterior': { hacia: -1 } },
    RETENER: causas,
    SOLTAR: causas,
    IMAGEN_FALLO: { 'la primera': { id: 'imagen-1' }, 'la segunda': { id: 'imagen-2' } },
  },
  replies: {
    consultarLaminas: {
      tres: laminas('/1.svg', '/2.svg', '/3.svg'),
      una: laminas('/1.svg'),
      'una insegura': laminas('javascript:alert(1)'),
    },
  },
  delays: { limite: chartLimitMs(defaultPolicy.readLimitMs), intervalo: 10_000 },
  guardContext: ({ laminas: { length }, causas: { length: retenida }, parada }) => [length, retenida, parada],
};
