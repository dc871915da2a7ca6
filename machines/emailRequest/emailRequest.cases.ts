import { solicitudCambioCorreo } from '../../domain/contract/autenticacion';
import { decodeReply } from '../../domain/contract/decode';
import { login } from '../../domain/contract/login';
import type { FlowCases } from '../flow-cases';
import { emailRequestFlow } from './emailRequest.rules';

const mensaje = 'Mensaje del servidor.';

export const cases: FlowCases<typeof emailRequestFlow> = {
  machine: emailRequestFlow,
  starts: { 'de 10000001': { codigoAfiliado: '10000001' } },
  events: {
    ABRIR: { 'de la cuenta': {}, 'del perfil': { correo: 'ana.nueva@ejemplo.do' } },
    ESCRIBIR: {
      correo: { campo: 'correo', valor: 'ana.nueva@ejemplo.do' },
      'sin arroba': { campo: 'correo', valor: 'ana.nueva' },
      'con un error': { campo: 'correo', valor: 'ana.nueva@gmial.com' },
      clave: { campo: 'clave' },
    },
    DEJAR: { correo: { campo: 'correo' } },
    ENVIAR: { 'con clave': { clave: 'clave1234' }, 'sin clave': { clave: '' } },
  },
  where: {
    'abierto.correo': ['ESCRIBIR (correo)', 'ESCRIBIR (sin arroba)', 'ESCRIBIR (con un error)'],
    'abierto.clave': ['ESCRIBIR (clave)'],
  },
  replies: {
    comprobarClave: {
      '1007': decodeReply(login, {
        codigoMensaje: 1007,
        codigoAfiliado: '10000001',
        nombres: 'Ana',
        apellidos: 'Peña',
        tipoAfiliacion: 'TITULAR',
        regimen: 'CONTRIBUTIVO',
        token: 'token',
        mensaje,
      }),
      '1006': decodeReply(login, { codigoMensaje: 1006, mensaje }),
    },
    solicitarCambio: { hecho: decodeReply(solicitudCambioCorreo, { mensaje }) },
  },
  guardContext: ({ borrador, sugerencia }) => [borrador.correo, sugerencia],
};
