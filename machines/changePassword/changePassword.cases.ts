import { cambiarClave } from '../../domain/contract/autenticacion';
import { decodeReply } from '../../domain/contract/decode';
import type { FlowCases } from '../flow-cases';
import { changePasswordFlow } from './changePassword.rules';

const iguales = { clave: 'mangú con queso 7', repetida: 'mangú con queso 7' };
const distintas = { clave: 'mangú con queso 7', repetida: 'mangú sin queso' };
const nada = { clave: '', repetida: '' };

export const cases: FlowCases<typeof changePasswordFlow> = {
  machine: changePasswordFlow,
  events: {
    ESCRIBIR: { 'dos iguales': { campo: 'repetida', ...iguales } },
    DEJAR: {
      'la primera': { campo: 'clave', clave: iguales.clave, repetida: '' },
      'la segunda, distinta': { campo: 'repetida', ...distintas },
    },
    ENVIAR: { 'dos iguales': iguales, 'dos distintas': distintas, 'sin escribir': nada },
  },
  replies: {
    leerEnlace: { ausente: 'ausente', ilegible: 'invalido', 'vencido según él mismo': 'vencido', vigente: 'vigente' },
    revisarClave: { común: 'comun', 'sin reparos': null },
    cambiarClave: {
      '1007': decodeReply(cambiarClave, { codigoMensaje: 1007, mensaje: 'Cambiada.' }),
      '1020': decodeReply(cambiarClave, { codigoMensaje: 1020, mensaje: 'Elija otra contraseña.' }),
      '1021, sin lista': decodeReply(cambiarClave, { codigoMensaje: 1021, mensaje: 'Hoy no se puede.' }),
      'vencido, en el mensaje': decodeReply(cambiarClave, { codigoMensaje: 1006, mensaje: 'El token expiro.' }),
      'enlace vencido': { enlaceRechazado: 'vencido', mensaje: 'El enlace venció.' },
      'enlace usado': { enlaceRechazado: 'usado', mensaje: 'El enlace ya se usó.' },
      'enlace inválido': { enlaceRechazado: 'invalido', mensaje: 'El enlace no existe.' },
    },
  },
  guardContext: ({ enlace, flaqueza }) => [enlace, flaqueza],
};
