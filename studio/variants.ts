import { emailChangeLogic } from '../src/flows/emailChange/wiring';
import { onboardingLogic } from '../src/flows/onboarding/wiring';
import { onboardingCheckLogic } from '../src/flows/onboardingCheck/wiring';
import { registerLogic } from '../src/flows/register/wiring';
import type { StageParts, Wired } from './staged';

/** Flows of which the portal has two kinds: the one that the studio plays. */
export const variants: Readonly<Partial<Record<string, (parts: StageParts) => Wired>>> = {
  emailChange: (parts) => emailChangeLogic('confirmar', { ...parts, address: '/solicitud/CambioCorreo' }),
  onboarding: ({ app, navigate }) =>
    onboardingLogic({ app, variante: 'pagina', navigate, back: '', close: () => navigate('/') }),
  onboardingCheck: ({ app }) => onboardingCheckLogic({ app, onPage: () => () => {}, onFree: () => () => {} }),
  register: (parts) => registerLogic({ ...parts, address: parts.dialog }, 'registro'),
};
