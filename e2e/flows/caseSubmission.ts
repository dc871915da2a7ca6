import type { ContextFrom } from 'xstate';
import { reloadMs } from '../../domain/rules/requests/send-limits';
import type { caseSubmissionMachine } from '../../machines/caseSubmission/caseSubmission.machine';
import { affiliationKindTexts } from '../../src/flows/affiliation/texts';
import { reimbursementTexts } from '../../src/flows/reimbursement/texts';
import { reimbursementLabels as labels, reimbursementFormTexts } from '../../src/flows/reimbursement/texts-of-fields';
import { requestFormTexts as words } from '../../src/texts/request-form';
import { titular } from '../props/members';
import { answers, onlyTests, press, reconnect, wait } from '../walks/acts';
import type { Act, DescribedFlow } from '../walks/described';
import type { Arrival, Hand } from '../walks/hand';
import { sessionOf } from '../walks/member-session';
import { readAs } from '../walks/read-as';
import { pixel } from '../walks/request-files';
import type { Sight } from '../walks/sight';
import { skipReasons } from '../walks/skip-reasons';
import { startTime } from '../walks/start-time';
import { listed } from '../walks/submission-ends';

type Context = ContextFrom<typeof caseSubmissionMachine>;

const person = { nombres: 'Ana', apellidos: 'Peña', codigoAfiliado: '1001', tipoAfiliacion: 'TITULAR' };
const ofReimbursement = {
  tipo: '2',
  afiliado: '0',
  fechaServicio: '05-11-2026',
  monto: '2,480.00',
  centroSalud: 'Farmacia Los Prados',
  motivo: 'Compra de medicamentos.',
  banco: '7',
  tipoCuenta: 'Ahorro',
};
const ofAffiliation = { regimen: 'Contributivo' };

/** Fills what the draft lacks, adds a photo, reviews and sends. */
const sending = (more: (I: Hand) => Promise<void>) => async (I: Hand) => {
  const { page } = I;
  const button = (name: string) => page.getByRole('button', { name });
  await I.until(() => button(words.seguirBorrador).isVisible());
  await I.press(words.seguirBorrador);
  await more(I);
  await I.until(async () => (await page.locator('input[type=file]').count()) > 0);
  const photo = { name: 'papel.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(pixel, 'base64') };
  await page.locator('input[type=file]').last().setInputFiles(photo);
  await I.until(() => button('Reemplazar papel.jpg').isVisible());
  await I.press(words.revisar);
  await I.until(() => button(words.enviar).isVisible());
  await I.press(words.enviar);
};
/** From the step of the account to the one of documents. */
const ofAccount = async (I: Hand, more: () => Promise<void> = async () => {}) => {
  const account = I.page.getByLabel(labels.noCuenta, { exact: true });
  await I.until(() => account.isVisible());
  await account.fill('200012345678');
  await more();
  await I.press(reimbursementFormTexts.siguiente);
  await I.until(() => I.page.getByRole('checkbox').isVisible());
  await I.page.getByRole('checkbox').click();
};

const opened = (form: 'reimbursement' | 'holderAffiliation', antes: readonly string[] | null, more = {}): Arrival => ({
  address: form === 'reimbursement' ? '/solicitudes?nueva=reembolso' : '/solicitudes?nueva=titular',
  local: {
    ...sessionOf('1001'),
    [`borrador_1001_${form}`]: JSON.stringify({
      desde: startTime,
      datos: {
        borrador: { ...(form === 'reimbursement' ? ofReimbursement : ofAffiliation), ...more },
        hora: startTime,
        antes,
      },
    }),
  },
  session: { onboarding_shown_1001: 'true' },
  hold: [
    'updateTelefonos',
    'solicitudesPorDocumento',
    'solicitudReembolso',
    'solicitudAfiliacionTitular',
    'cargardocumento',
  ],
  background: {
    getAfiliado: { ...person, regimen: 'CONTRIBUTIVO' },
    datospersonales: {
      datosPersonales: { ...person, documentoIdentidad: '00110000011' },
      datosAfiliacion: [],
      nucleoFamiliar: { participantes: [] },
    },
    datoscontactos: { telefonoCelular: '809-555-0142', correoElectronico: 'ana@ejemplo.do' },
    tipoReembolso: [{ codigo: '2', descripcion: 'Medicamentos' }],
    bancos: [{ codigo: '7', descripcion: 'Banco de la Vega' }],
    documentoTipoReembolso: [{ codigo: '1', descripcion: 'Factura', requerido: true, formatoArchivos: 'jpg' }],
    documentosRequeridos: { result: [{ codigo: 'cedula', descripcion: 'Cédula', requerido: true }] },
  },
  from: 'session',
});

const here = ({ faltanDocumentos }: Context): Sight => ({
  heading: faltanDocumentos ? affiliationKindTexts.titular.titulo : reimbursementTexts.titulo,
  dialog: null,
});
const underway = (context: Context, title: string): Sight => ({
  ...here(context),
  says: [title],
  withholds: [words.enviar, words.revisar],
});
const cases = (...numbers: readonly string[]): Act => ({
  answer: `los casos ${numbers.join(' y ')}`,
  gesture: (I) => listed(I, 'Reembolso', ...numbers),
});

/** Walked inside the reimbursement form, or, where documents follow, inside an affiliation. */
export const caseSubmissionFlow: DescribedFlow<typeof caseSubmissionMachine> = {
  title: 'Envío de una solicitud',
  before: 'Entre con {tipo} {documento} y {clave}',
  member: titular,
  calls: {
    guardarTelefonos: 'updateTelefonos',
    anotarCasos: 'solicitudesPorDocumento',
    buscarCaso: 'solicitudesPorDocumento',
    crearSolicitud: ({ faltanDocumentos }: Context) =>
      faltanDocumentos ? 'solicitudAfiliacionTitular' : 'solicitudReembolso',
  },
  starts: {
    'con lo de siempre': {
      action: 'Llene una solicitud de reembolso, revísela y envíela.',
      arrival: { ...opened('reimbursement', null), settle: sending((I) => ofAccount(I)) },
    },
    'con otro teléfono': {
      action: 'Llene una solicitud de reembolso con otro teléfono celular, revísela y envíela.',
      arrival: {
        ...opened('reimbursement', null),
        settle: sending((I) =>
          ofAccount(I, () => I.page.getByLabel(labels.telefonoCelular, { exact: true }).fill('8495550177')),
        ),
      },
    },
    'con un envío sin respuesta': {
      action: 'Envíe una solicitud de reembolso, cierre el navegador antes de la respuesta, y ábrala otra vez.',
      arrival: opened('reimbursement', ['2481900'], { telefonoCelular: '849-555-0177' }),
    },
    'con sus documentos aparte': {
      action: 'Llene una solicitud de afiliación, revísela y envíela.',
      arrival: { ...opened('holderAffiliation', null), settle: sending(async () => {}) },
    },
  },
  acts: {
    EN_LINEA: reconnect,
    PROGRESO: onlyTests('aquí sale todo de una vez', { action: 'Sale la mitad.' }),
    CANCELAR: press(words.cancelar),
    COMPROBAR: press(words.comprobar),
    CORREGIR: press(words.noLlego),
    CONTINUAR: press(words.actualizar),
    'tras pausaRecarga': wait(reloadMs),
    'listo guardarTelefonos (guardado)': {
      answer: 'que los guardó',
      gesture: (I) => I.wire.answer('updateTelefonos', { mensaje: '' }),
    },
    'listo anotarCasos (los de antes)': cases('2481900'),
    'listo anotarCasos (uno nuevo)': cases('2481907', '2481900'),
    'listo anotarCasos (dos nuevos)': cases('2481908', '2481907', '2481900'),
    'listo buscarCaso (los de antes)': cases('2481900'),
    'listo buscarCaso (uno nuevo)': cases('2481907', '2481900'),
    'listo buscarCaso (dos nuevos)': cases('2481908', '2481907', '2481900'),
    'listo crearSolicitud (el caso)': answers('el caso 2481907'),
    'fallo crearSolicitud (sesionVencida)': {
      ...onlyTests('la demostración no rechaza lo que el formulario deja pasar', { answer: 'que no' }),
      gesture: (I, step) =>
        I.wire.refuse(
          step.state.context.faltanDocumentos ? 'solicitudAfiliacionTitular' : 'solicitudReembolso',
          'usado',
          '',
        ),
    },
  },
  passing: ['empezando', 'conCaso'],
  inProcess: {
    '(raíz) — fallo vigilarRed → ·': skipReasons.localOnly,
    'guardandoTelefonos — tras limiteGuardado → anotandoCasos': skipReasons.clientFirst,
    'anotandoCasos — tras limiteCasos → sinEnviar': skipReasons.clientFirst,
    'enviando — PROGRESO → ·': 'what is held has not left yet',
    'enviando — tras limiteEnvio → comprobando': skipReasons.clientFirst,
    'comprobando — tras limiteCasos → sinConfirmar': skipReasons.clientFirst,
  },
  seen: {
    empezando: () => ({}),
    guardandoTelefonos: (context) => underway(context, words.preparandoEnvio),
    anotandoCasos: (context) => ({ ...underway(context, words.preparandoEnvio), offers: [words.cancelar] }),
    enviando: (context) => ({ ...underway(context, words.procesando), offers: [words.cancelar] }),
    comprobando: (context) => underway(context, words.comprobando),
    sinConfirmar: (context) => ({
      ...here(context),
      says: [
        context.cancelada ? words.cancelada : words.sinConfirmar,
        context.nuevos.length === 0 ? words.ninguno : words.nuevos,
      ],
      offers: [words.comprobar, words.noLlego, words.verCasos],
    }),
    conCaso: () => ({}),
    conRecibo: (context) => ({
      ...here(context),
      says: [readAs(words.creado(context.caso), 'el número del caso')],
      offers: [words.actualizar],
    }),
    creada: () => ({ forPeople: 'Sigue la carga de sus documentos, o la página se carga de nuevo con el recibo.' }),
    cancelada: (context) => ({
      ...here(context),
      offers: [words.enviar, context.faltanDocumentos ? words.corregir : words.anterior],
    }),
    // A reimbursement continues at the step that lacks something.
    corregida: (context) => ({ ...here(context), offers: [context.faltanDocumentos ? words.revisar : words.anterior] }),
    sinEnviar: (context) => ({ ...here(context), says: [words.sinEnviar, words.sinEnviarDetalle] }),
    noCreada: (context) => ({ ...here(context), says: [words.noCreadaDetalle] }),
  },
};
