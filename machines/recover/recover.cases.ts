import { solicitarCambioClave } from '../../domain/contract/autenticacion';
import { decodeReply } from '../../domain/contract/decode';
import type { FlowCases } from '../flow-cases';
import { recoverFlow } from './recover.rules';

const mensaje = 'Mensaje del servidor.';
const answered = (codigoMensaje: number) =>
  decodeReply(solicitarCambioClave, { result: { result: { codigoMensaje, mensaje } } });

export const cases: FlowCases<typeof recoverFlow> = {
  machine: recoverFlow,
  starts: {
    'con el documento': { tipoDocumento: 1, documento: '001-1234567-8' },
    'sin más': { tipoDocumento: 1, documento: '' },
  },
  events: {
    ESCRIBIR: {
      pasaporte: { campo: 'tipoDocumento', valor: 4 },
      cedula: { campo: 'documento', valor: '00112345678' },
      'correo con error': { campo: 'correo', valor: 'rosa@gmial.com' },
    },
    DEJAR: { correo: { campo: 'correo' } },
  },
  replies: {
    solicitar: {
      '1007': answered(1007),
      '1007, solo el código': decodeReply(solicitarCambioClave, { result: { result: 1007 } }),
      '1006': answered(1006),
      '1008': answered(1008),
      '1018, sin lista': answered(1018),
    },
  },
  guardContext: ({ borrador, sugerencia }) => ({ ...borrador, sugerencia }),
};
