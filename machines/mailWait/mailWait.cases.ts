import type { FlowCases } from '../flow-cases';
import { mailWaitMachine } from './mailWait.machine';

export const cases: FlowCases<typeof mailWaitMachine> = {
  machine: mailWaitMachine,
  starts: {
    'tras registrarse': { asunto: 'activacion', correo: 'r***@g***.com', desde: 1_700_000_000_000 },
    'tras pedir la recuperación': { asunto: 'recuperacion', correo: 'r***@g***.com', desde: 1_700_000_000_000 },
  },
  events: {},
  replies: {},
};
