import { emailChangeLogic } from '../src/flows/emailChange/wiring';
import { registerLogic } from '../src/flows/register/wiring';
import type { StageParts, Wired } from './staged';

/** Flows of which the portal has two kinds: the one that the studio plays. */
export const variants: Readonly<Partial<Record<string, (parts: StageParts) => Wired>>> = {
  emailChange: (parts) => emailChangeLogic('confirmar', { ...parts, address: '/solicitud/CambioCorreo' }),
  register: (parts) => registerLogic({ ...parts, address: parts.dialog }, 'registro'),
};
