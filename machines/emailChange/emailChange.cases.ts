import { estadoCambioCorreo } from '../../domain/contract/autenticacion';
import { decodeReply } from '../../domain/contract/decode';
import type { FlowCases } from '../flow-cases';
import { emailChangeFlow } from './emailChange.rules';

const answered = (mensaje: string, correo = '') => decodeReply(estadoCambioCorreo, { result: { mensaje, correo } });
const nuevo = 'ana.nueva@ejemplo.do';

export const cases: FlowCases<typeof emailChangeFlow> = {
  machine: emailChangeFlow,
  starts: { 'enlace de confirmación': { sentido: 'confirmar' }, 'enlace de reverso': { sentido: 'revertir' } },
  events: {},
  replies: {
    abrirEnlace: {
      ausente: { enlaceRechazado: 'ausente', mensaje: '' },
      ilegible: { enlaceRechazado: 'invalido', mensaje: '' },
      'vencido según él mismo': { enlaceRechazado: 'vencido', mensaje: '' },
      'pendiente, con correo': answered('Pendiente de cambio de correo', nuevo),
      'pendiente, sin correo': answered('Pendiente de cambio de correo'),
      'ya confirmado': answered('El correo ya fue confirmado, favor de iniciar sesión', nuevo),
      'ya revertido': answered('Reverso de cambio correo'),
      'vencido, en el mensaje': answered('El token expiro, favor de iniciar sesión nuevamente.'),
      'enlace inválido': { enlaceRechazado: 'invalido', mensaje: 'El token expiró o no existe.' },
      'enlace vencido': { enlaceRechazado: 'vencido', mensaje: 'El enlace venció.' },
      'enlace usado': { enlaceRechazado: 'usado', mensaje: 'El enlace ya se usó.' },
    },
    aplicarCambio: {
      hecho: { mensaje: 'Hecho.' },
      'enlace vencido': { enlaceRechazado: 'vencido', mensaje: 'El enlace venció.' },
      'enlace usado': { enlaceRechazado: 'usado', mensaje: 'El enlace ya se usó.' },
      'enlace inválido': { enlaceRechazado: 'invalido', mensaje: 'El enlace no existe.' },
    },
  },
  guardContext: ({ sentido, correo, enlace }) => ({ sentido, correo, enlace }),
};
