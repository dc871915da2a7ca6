import type { FlowCases } from '../flow-cases';
import { shellMachine } from './shell.machine';

export const cases: FlowCases<typeof shellMachine> = {
  machine: shellMachine,
  events: { ABRIR_GRUPO: { solicitudes: { id: '4' }, consultas: { id: '2' } } },
  replies: {},
};
