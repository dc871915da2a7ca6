import { contactEditLogic } from '../src/flows/contactEdit/wiring';
import { emailChangeLogic } from '../src/flows/emailChange/wiring';
import { onboardingLogic } from '../src/flows/onboarding/wiring';
import { onboardingCheckLogic } from '../src/flows/onboardingCheck/wiring';
import { photoLogic } from '../src/flows/photo/wiring';
import { profileLogic } from '../src/flows/profile/wiring';
import { registerLogic } from '../src/flows/register/wiring';
import { secureDeviceLogic } from '../src/flows/secureDevice/wiring';
import type { StageParts, Wired } from './staged';

/** No window opens of a flow that is only played. */
const codes = {
  origin: 'http://localhost:3000',
  open: () => {},
  go: () => {},
  closeEmpty: () => {},
  onNews: () => () => {},
};

/** No photo is opened here: answers say what became of it. */
const noDevice: Parameters<typeof photoLogic>[0]['device'] = {
  workshop: { do: () => new Promise(() => {}), close: () => {} },
  base64Of: () => new Promise(() => {}),
  lend: () => '',
  takeBack: () => {},
};

/** Flows of which the portal has two kinds, or that ask for more than a page knows: the one that the studio plays. */
export const variants: Readonly<Partial<Record<string, (parts: StageParts) => Wired>>> = {
  contactEdit: ({ app }) =>
    contactEditLogic({
      app,
      leaving: { watch: () => () => {}, goOn: () => {} },
      codigoAfiliado: '1001',
      regimen: 'CONTRIBUTIVO',
    }),
  emailChange: (parts) => emailChangeLogic('confirmar', { ...parts, address: '/solicitud/CambioCorreo' }),
  onboarding: ({ app, navigate }) =>
    onboardingLogic({ app, variante: 'pagina', navigate, back: '', close: () => navigate('/') }),
  onboardingCheck: ({ app }) => onboardingCheckLogic({ app, onPage: () => () => {}, onFree: () => () => {} }),
  photo: ({ app }) => {
    const member = app.member.getSnapshot();
    if (member === null) throw new Error('the member of the stage did not start');
    return photoLogic({ app, portrait: member.portrait, device: noDevice, reread: () => {} });
  },
  profile: ({ app, navigate }) =>
    profileLogic({
      app,
      address: { place: null, onPlace: () => () => {}, open: (place) => navigate(`/profile?familiar=${place}`) },
    }),
  register: (parts) => registerLogic({ ...parts, address: parts.dialog }, 'registro'),
  secureDevice: ({ app }) => secureDeviceLogic({ app, viewed: { whose: 'own', codigoAfiliado: '1001' }, codes }),
};
