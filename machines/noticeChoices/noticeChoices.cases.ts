import { decodeReply } from '../../domain/contract/decode';
import { avisosAfiliado } from '../../domain/contract/extras/avisos';
import { chartLimitMs, defaultPolicy } from '../../domain/rules/policy';
import { noticeKindNames, noticeKinds } from '../../domain/rules/promises/notice-kinds';
import type { FlowCases } from '../flow-cases';
import { noticeChoicesFlow } from './noticeChoices.rules';

const avisos = (...apagados: readonly string[]) =>
  decodeReply(
    avisosAfiliado,
    noticeKindNames.map((tipo) => ({
      tipo,
      canal: 'correo',
      activo: !apagados.includes(tipo),
      fijo: noticeKinds[tipo].isFixed,
    })),
  );

const respuestas = {
  'todos encendidos': avisos(),
  'las respuestas apagadas': avisos('respuestas'),
  'ya no los hay': null,
};

export const cases: FlowCases<typeof noticeChoicesFlow> = {
  machine: noticeChoicesFlow,
  starts: {
    'si el servidor los ofrece': { ofrecidos: true },
    'si el servidor no los ofrece': { ofrecidos: false },
  },
  events: {
    CAMBIAR: {
      'apagar las respuestas': { cambio: { tipo: 'respuestas', canal: 'correo', activo: false } },
      'encender las respuestas': { cambio: { tipo: 'respuestas', canal: 'correo', activo: true } },
    },
  },
  replies: {
    consultarAvisos: { 'todos encendidos': avisos(), 'no los hay': null },
    releerAvisos: respuestas,
    guardarAviso: {
      'las respuestas apagadas': avisos('respuestas'),
      'todos encendidos': avisos(),
      'nada que leer': null,
    },
  },
  delays: {
    limiteLectura: chartLimitMs(defaultPolicy.readLimitMs),
    limiteEnvio: chartLimitMs(defaultPolicy.writeLimitMs),
  },
  guardContext: ({ avisos: known, cambio }) => [
    known.filter(({ activo }) => !activo).map(({ tipo }) => tipo),
    cambio?.tipo,
    cambio?.activo,
  ],
};
