import { activarCuenta } from '../../domain/contract/autenticacion';
import { decodeReply } from '../../domain/contract/decode';
import type { FlowCases } from '../flow-cases';
import { activationFlow } from './activation.rules';

const answered = (codigoMensaje: number, mensaje: string) =>
  decodeReply(activarCuenta, { result: { codigoMensaje, mensaje } });

export const cases: FlowCases<typeof activationFlow> = {
  machine: activationFlow,
  events: {},
  replies: {
    abrirEnlace: {
      ausente: { enlaceRechazado: 'ausente', mensaje: '' },
      ilegible: { enlaceRechazado: 'invalido', mensaje: '' },
      '1009': answered(1009, 'Su cuenta ha sido activada,'),
      '1012': answered(1012, 'El registro venció.'),
      'enlace vencido': { enlaceRechazado: 'vencido', mensaje: 'El enlace venció.' },
      'enlace inválido': { enlaceRechazado: 'invalido', mensaje: 'El enlace no existe.' },
    },
  },
  guardContext: ({ enlace }) => enlace,
};
