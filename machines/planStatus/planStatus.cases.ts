import { decodeReply } from '../../domain/contract/decode';
import { confirmarAfiliado } from '../../domain/contract/estado-plan';
import type { FlowCases } from '../flow-cases';
import { planStatusMachine } from './planStatus.machine';

const ana = { nombres: 'Ana', apellidos: 'Peña', codigoAfiliado: '10000001' };

export const cases: FlowCases<typeof planStatusMachine> = {
  machine: planStatusMachine,
  events: {},
  replies: {
    abrirEnlace: {
      ausente: { enlaceRechazado: 'ausente', mensaje: '' },
      ilegible: { enlaceRechazado: 'invalido', mensaje: '' },
      'vencido según él mismo': { enlaceRechazado: 'vencido', mensaje: '' },
      'con planes': decodeReply(confirmarAfiliado, {
        result: { ...ana, planes: [{ tipoPlan: 'Plan básico', estado: 'SIN SERVICIO' }] },
      }),
      'sin planes': decodeReply(confirmarAfiliado, { result: { ...ana, planes: [] } }),
      'enlace vencido': { enlaceRechazado: 'vencido', mensaje: 'El enlace venció.' },
      'enlace usado': { enlaceRechazado: 'usado', mensaje: 'El enlace ya se usó.' },
      'enlace inválido': { enlaceRechazado: 'invalido', mensaje: 'El enlace no existe.' },
    },
  },
  guardContext: ({ enlace }) => enlace,
};
