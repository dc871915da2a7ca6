import { decodeReply } from '../../domain/contract/decode';
import { sesionesAbiertas } from '../../domain/contract/extras/sesiones';
import { chartLimitMs, defaultPolicy } from '../../domain/rules/policy';
import type { FlowCases } from '../flow-cases';
import type { Sesion } from './openSessions.machine';
import { openSessionsFlow } from './openSessions.rules';

const esta: Sesion = {
  codigo: 'esta',
  propia: true,
  navegador: 'Chrome',
  sistema: 'Windows',
  desde: '2026-11-20T13:00:00.000Z',
  ultimaVez: '2026-11-20T16:00:00.000Z',
};
const telefono: Sesion = {
  codigo: 'telefono',
  propia: false,
  navegador: 'Safari',
  sistema: 'iPhone',
  desde: '2026-11-20T14:00:00.000Z',
  ultimaVez: '2026-11-20T15:55:00.000Z',
};
const abiertas = (...sesiones: readonly Sesion[]) => decodeReply(sesionesAbiertas, { sesiones, mas: 0 });
const respuestas = { 'las dos': abiertas(esta, telefono), 'solo esta': abiertas(esta), 'ya no las hay': null };

export const cases: FlowCases<typeof openSessionsFlow> = {
  machine: openSessionsFlow,
  starts: {
    'si el servidor las dice': { ofrecidas: true },
    'si el servidor no las dice': { ofrecidas: false },
  },
  events: {
    CERRAR: { 'la del teléfono': { objetivo: telefono }, 'todas las otras': { objetivo: null } },
  },
  replies: {
    consultarSesiones: { 'las dos': abiertas(esta, telefono), 'solo esta': abiertas(esta), 'no las hay': null },
    releerSesiones: respuestas,
    cerrarSesiones: { 'solo esta': abiertas(esta), 'nada que leer': null },
  },
  delays: {
    limiteLectura: chartLimitMs(defaultPolicy.readLimitMs),
    limiteEnvio: chartLimitMs(defaultPolicy.writeLimitMs),
  },
  guardContext: ({ abiertas: known, objetivo }) => [known.sesiones.map(({ codigo }) => codigo), objetivo?.codigo],
};
