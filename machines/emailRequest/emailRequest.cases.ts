import { solicitudCambioCorreo } from '../../src/contract/autenticacion';
import { decodeReply } from '../../src/contract/decode';
import { login } from '../../src/contract/login';
import type { FlowCases } from '../flow-cases';
import { emailRequestFlow } from './emailRequest.rules';

const mensaje = 'Mensaje del servidor.';

export const cases: FlowCases<typeof emailRequestFlow> = {
  machine: emailRequestFlow,
  starts: { 'de 10000001': { codigoAfiliado: '10000001' } },
  events: {
    ESCRIBIR_CORREO: {
      correo: { texto: 'ana.nueva@ejemplo.do' },
      'sin arroba': { texto: 'ana.nueva' },
      'con un error': { texto: 'ana.nueva@gmial.com' },
    },
    CONFIRMAR: { 'con clave': { clave: 'clave1234' }, 'sin clave': { clave: '' } },
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
  guardContext: ({ correo, sugerencia }) => [correo, sugerencia],
};
