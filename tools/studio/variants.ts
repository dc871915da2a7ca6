import { createActor } from 'xstate';
import { affiliationLogic } from '../../src/flows/affiliation/wiring';
import { applicationDependentLogic } from '../../src/flows/applicationDependent/wiring';
import { cardLogic } from '../../src/flows/card/wiring';
import { caseReceiptLogic } from '../../src/flows/caseReceipt/wiring';
import { caseSubmissionLogic } from '../../src/flows/caseSubmission/wiring';
import { clubLogic } from '../../src/flows/club/wiring';
import { contactEditLogic } from '../../src/flows/contactEdit/wiring';
import { contactSaveLogic } from '../../src/flows/contactSave/wiring';
import { coverageLogic } from '../../src/flows/coverage/wiring';
import { dueTasksLogic } from '../../src/flows/dueTasks/wiring';
import { emailChangeLogic } from '../../src/flows/emailChange/wiring';
import { historyListsLogic } from '../../src/flows/historyLists/wiring';
import { mobilePaymentLogic } from '../../src/flows/mobilePayment/wiring';
import { nearbyLogic } from '../../src/flows/nearby/wiring';
import { onboardingLogic } from '../../src/flows/onboarding/wiring';
import { onboardingCheckLogic } from '../../src/flows/onboardingCheck/wiring';
import { pageGateLogic } from '../../src/flows/pageGate/wiring';
import { paymentLogic } from '../../src/flows/payment/wiring';
import { paymentConfirmationLogic } from '../../src/flows/paymentConfirmation/wiring';
import { paymentReceiptLogic } from '../../src/flows/paymentReceipt/wiring';
import { photoLogic } from '../../src/flows/photo/wiring';
import { profileLogic } from '../../src/flows/profile/wiring';
import { providerPickerLogic } from '../../src/flows/providerPicker/wiring';
import { providersLogic } from '../../src/flows/providers/wiring';
import { registerLogic } from '../../src/flows/register/wiring';
import { reimbursementLogic } from '../../src/flows/reimbursement/wiring';
import { reimbursementEditLogic } from '../../src/flows/reimbursementEdit/wiring';
import { requestDetailLogic } from '../../src/flows/requestDetail/wiring';
import { requestsLogic } from '../../src/flows/requests/wiring';
import { secureDeviceLogic } from '../../src/flows/secureDevice/wiring';
import { walletLogic } from '../../src/flows/wallet/wiring';
import { providersAddress } from '../../src/wiring/addresses/providers-address';
import { contactSaveQueue } from '../../src/wiring/queues/contact-save-queue';
import { noStore, standInApplication } from './flow-screens/stand-in-application';
import { noDevice } from './flow-screens/stand-in-device';
import { standInHistory } from './flow-screens/stand-in-history';
import { noRouter } from './no-router';
import type { StageParts, WiredFlow } from './wired-flows';

/** No window opens of a flow that is only played. */
const codes = {
  origin: 'http://localhost:3000',
  open: () => {},
  go: () => {},
  closeEmpty: () => {},
  onEvent: () => () => {},
};

/** No card is kept and nothing is printed: answers say what the device did. */
const noCardDevice: NonNullable<Parameters<typeof cardLogic>[0]['device']> = {
  verification: 'https://verificacion.ejemplo.do/afiliado',
  store: {
    able: true,
    read: () => new Promise(() => {}),
    keep: () => new Promise(() => {}),
    renew: () => new Promise(() => {}),
    drop: () => new Promise(() => {}),
  },
  pageOf: () => '',
  keepAwake: () => () => {},
  print: () => {},
  fetchLink: () => {},
};

/** A search that is only played stands in no address. */
const nowhere: Parameters<typeof coverageLogic>[0]['address'] = {
  filters: {
    prestador: '',
    plan: '',
    complementario: '',
    grupo: '',
    subgrupo: '',
    nombre: '',
    pagina: 1,
    filas: 5,
  },
  onFilters: () => () => {},
  show: () => {},
};

const noRequests: Parameters<typeof requestsLogic>[0]['address'] = {
  filters: { tipo: '', estado: '', numero: '', desde: '', hasta: '', caso: '', pagina: 1, filas: 5 },
  onFilters: () => () => {},
  show: () => {},
  open: () => {},
  close: () => {},
};

const noSteps: Parameters<typeof reimbursementLogic>[0]['address'] = { onStep: () => () => {}, show: () => {} };

/** The studio opens no documents and copies no numbers: the chosen answer is the result. */
const noFiles: NonNullable<Parameters<typeof requestDetailLogic>[0]['device']> = {
  lend: () => '',
  takeBack: () => {},
  pause: () => new Promise(() => {}),
  copy: () => new Promise(() => {}),
  share: () => new Promise(() => {}),
};

/** Flows of which the portal has two kinds, or that ask for more than a page knows: the one that the studio plays. */
export const variants: Readonly<Partial<Record<string, (parts: StageParts) => WiredFlow>>> = {
  attachments: ({ attachments }) => attachments,
  affiliation: ({ app, attachments }) => affiliationLogic({ deps: app, attachments, tipo: 'titular' }),
  application: (parts) => standInApplication(parts),
  applicationDependent: (parts) => {
    const { logic, input } = standInApplication(parts);
    return applicationDependentLogic({ application: createActor(logic, { input }), store: noStore, onEnd: () => {} });
  },
  card: ({ app }) => cardLogic({ deps: app, address: { place: null, onPlace: () => () => {} }, device: noCardDevice }),
  // The form of this request is another flow: the request is only played.
  caseSubmission: ({ app }) =>
    caseSubmissionLogic({
      deps: app,
      forma: 'reembolso',
      request: () => ({ content: '', send: () => new Promise(() => {}) }),
      keep: () => {},
      done: () => {},
    }),
  caseReceipt: ({ app, navigate }) =>
    caseReceiptLogic({
      deps: app,
      recibo: { caso: '2481907', tipo: 'reembolso', hora: Date.UTC(2026, 10, 22, 16), sinTelefonos: false },
      leave: () => navigate('/solicitudes'),
      share: () => new Promise(() => {}),
      leadToTitle: () => {},
      mails: true,
    }),
  club: ({ app, navigate }) =>
    clubLogic({ deps: app, replace: navigate, club: 'about:blank', origin: 'https://portal.ejemplo.do' }),
  contactEdit: ({ app }) =>
    contactEditLogic({
      deps: app,
      leaving: { watch: () => () => {}, goOn: () => {}, goOnSaved: () => {} },
      codigoAfiliado: '1001',
      regimen: 'CONTRIBUTIVO',
    }),
  pageGate: ({ app }) => pageGateLogic({ deps: app, pathname: '/pagos', search: {} }),
  // The form of these contact data is another flow.
  contactSave: ({ app }) =>
    contactSaveLogic({
      deps: app,
      codigoAfiliado: '1001',
      saves: contactSaveQueue(app.client, '1001'),
      addressBody: ({ borrador }) => ({ IdProvincia: borrador.provincia, IdMunicipio: borrador.municipio }),
      emailAccess: 'member',
      keep: () => {},
      saved: () => {},
    }),
  coverage: ({ app }) => coverageLogic({ deps: app, address: nowhere }),
  emailChange: (parts) => emailChangeLogic('confirmar', { ...parts, address: '/solicitud/CambioCorreo' }),
  nearby: () =>
    nearbyLogic({
      lists: () => ({ provincias: [], municipios: [] }),
      search: () => {},
      read: () => new Promise(() => {}),
    }),
  history: ({ app }) => {
    const { logic, input } = historyListsLogic({ deps: app });
    return standInHistory(app, createActor(logic, { input }));
  },
  dueTasks: ({ app }) => dueTasksLogic({ deps: app, offers: { payments: true, requests: true } }),
  onboarding: ({ app, navigate }) =>
    onboardingLogic({ deps: app, variante: 'pagina', navigate, back: '', close: () => navigate('/') }),
  onboardingCheck: ({ app }) =>
    onboardingCheckLogic({ deps: app, onPage: () => () => {}, watchOverlays: () => () => {} }),
  // A form that is only played goes nowhere.
  mobilePayment: ({ app, navigate }) =>
    mobilePaymentLogic({
      deps: app,
      navigate,
      address: '/pagos/movil',
      pathname: () => '/pagos/movil',
      gateway: { able: true, ordersKept: true, open: () => {} },
    }),
  payment: ({ app }) => paymentLogic({ deps: app, gateway: { able: true, ordersKept: true, open: () => {} } }),
  paymentConfirmation: ({ app, navigate }) =>
    paymentConfirmationLogic({
      deps: app,
      gateway: { ordersKept: true },
      navigate,
      pathname: () => '/solicitud/confirmacionPago/00',
    }),
  paymentReceipt: () =>
    paymentReceiptLogic(
      { numero: '482913', factura: '2026000101', monto: 250_000, confirmado: Date.UTC(2026, 10, 22, 16) },
      { share: () => new Promise(() => {}), copy: () => new Promise(() => {}), print: () => {} },
      true,
    ),
  photo: ({ app }) => {
    const member = app.member.getSnapshot();
    if (member === null) throw new Error('the member of the stage did not start');
    return photoLogic({ deps: app, portrait: member.portrait, device: noDevice, reread: () => {} });
  },
  profile: ({ app, navigate }) =>
    profileLogic({
      deps: app,
      address: {
        place: null,
        section: 'personales',
        onPlace: () => () => {},
        open: (place) => navigate(`/profile?familiar=${place}`),
      },
    }),
  providerPicker: ({ app }) => providerPickerLogic({ deps: app, byHand: true, onEnd: () => {} }),
  providers: ({ app }) =>
    providersLogic({ deps: app, address: providersAddress(noRouter), share: () => new Promise(() => {}) }),
  register: (parts) => registerLogic({ ...parts, address: parts.dialog }, 'registro'),
  reimbursement: ({ app, attachments }) => reimbursementLogic({ deps: app, attachments, address: noSteps }),
  reimbursementEdit: ({ app, attachments, navigate }) =>
    reimbursementEditLogic({
      deps: app,
      attachments,
      numeroCaso: '2481907',
      leave: () => navigate('/solicitudes?caso=2481907'),
    }),
  requestDetail: ({ app }) => requestDetailLogic({ deps: app, numeroCaso: '2481907', caso: null, device: noFiles }),
  requests: ({ app }) => requestsLogic({ deps: app, address: noRequests }),
  secureDevice: ({ app }) => secureDeviceLogic({ deps: app, viewed: { whose: 'own', codigoAfiliado: '1001' }, codes }),
  wallet: ({ app, navigate }) =>
    walletLogic({
      deps: app,
      navigate,
      address: '/confirmacionBilletera',
      settings: { application: 'shoebox://', fileTemplate: null },
      iphone: () => true,
      fetchFile: () => {},
    }),
};
