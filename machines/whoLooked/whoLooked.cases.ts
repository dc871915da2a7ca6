import { decodeReply } from '../../domain/contract/decode';
import { quienMiro } from '../../domain/contract/extras/consultas';
import type { FlowCases } from '../flow-cases';
import { whoLookedMachine } from './whoLooked.machine';

const consultas = decodeReply(quienMiro, [
  { dia: '2026-11-20', quien: 'titular', iniciales: 'M. P.', clase: 'solicitudes', veces: 2 },
  { dia: '2026-11-19', quien: 'usted', iniciales: '', clase: 'datos', veces: 1 },
]);

export const cases: FlowCases<typeof whoLookedMachine> = {
  machine: whoLookedMachine,
  starts: {
    'si el servidor lo anota': { ofrecidas: true },
    'si el servidor no lo anota': { ofrecidas: false },
  },
  events: {},
  replies: { consultarConsultas: { dos: consultas, ninguna: [], 'no las hay': null } },
};
