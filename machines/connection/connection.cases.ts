import type { FlowCases } from '../flow-cases';
import { connectionMachine } from './connection.machine';

export const cases: FlowCases<typeof connectionMachine> = { machine: connectionMachine, events: {}, replies: {} };
