import type { ContextFrom } from 'xstate';
import { reloadMs } from '../../domain/rules/requests/send-limits';
import type { caseSubmissionMachine } from '../../machines/caseSubmission/caseSubmission.machine';
import { affiliationKindTexts, affiliationTexts } from '../../src/flows/affiliation/texts';
import { reimbursementTexts } from '../../src/flows/reimbursement/texts';
import {
  reimbursementGroups as groups,
  reimbursementLabels as labels,
  reimbursementFormTexts,
} from '../../src/flows/reimbursement/texts-of-fields';
import { requestFormTexts as words } from '../../src/texts/request-form';
import { titular } from '../props/members';
import { answers, does, onlyTests, press, reconnect, wait } from '../walks/acts';
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

/** Fills what the draft lacks, adds a photo, and opens the review. */
const reviewed = (more: (I: Hand) => Promise<void>) => async (I: Hand) => {
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
const reviewing = (context: Context, ...says: readonly string[]): Sight => ({
  ...here(context),
  says,
  offers: [words.enviar, context.faltanDocumentos ? words.corregir : words.anterior],
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
      action: 'Llene una solicitud de reembolso, y revísela.',
      arrival: { ...opened('reimbursement', null), settle: reviewed((I) => ofAccount(I)) },
    },
    'con otro teléfono': {
      action: 'Llene una solicitud de reembolso con otro teléfono celular, y revísela.',
      arrival: {
        ...opened('reimbursement', null),
        settle: reviewed((I) =>
          ofAccount(I, () => I.page.getByLabel(labels.telefonoCelular, { exact: true }).fill('8495550177')),
        ),
      },
    },
    'con un envío sin respuesta': {
      action: 'Envíe una solicitud de reembolso, cierre el navegador antes de la respuesta, y ábrala otra vez.',
      arrival: opened('reimbursement', ['2481900'], { telefonoCelular: '849-555-0177' }),
    },
    'con sus documentos aparte': {
      action: 'Llene una solicitud de afiliación, y revísela.',
      arrival: { ...opened('holderAffiliation', null), settle: reviewed(async () => {}) },
    },
  },
  acts: {
    EN_LINEA: reconnect,
    PROGRESO: onlyTests('aquí sale todo de una vez', { action: 'Sale la mitad.' }),
    CANCELAR: press(words.cancelar),
    COMPROBAR: press(words.comprobar),
    CORREGIR: does(`Pulse «${words.corregir}» o «${words.noLlego}».`, async (I) => {
      const reviewing = await I.page.getByRole('button', { name: words.enviar }).isVisible();
      await I.press(reviewing ? words.corregir : words.noLlego);
    }),
    'EDITAR (una parte)': press(words.editarParte(groups.servicio)),
    ENVIAR: press(words.enviar),
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
  },
  // A form of several steps has a button for each part instead.
  may: ({ label }, before) => {
    const last = before.at(-1)?.state;
    if (last?.matches('revisando') !== true) return true;
    const { faltanDocumentos }: Context = last.context;
    return faltanDocumentos ? !label.startsWith('EDITAR') : label !== 'CORREGIR';
  },
  passing: ['empezando', 'conCaso'],
  inProcess: {
    '(raíz) — fallo vigilarRed → ·': skipReasons.localOnly,
    'guardandoTelefonos — tras limiteGuardado → anotandoCasos': skipReasons.clientFirst,
    'anotandoCasos — tras limiteCasos → revisando.sinEnviar': skipReasons.clientFirst,
    'enviando — PROGRESO → ·': 'what is held has not left yet',
    'enviando — tras limiteEnvio → comprobando': skipReasons.clientFirst,
    'comprobando — tras limiteCasos → sinConfirmar': skipReasons.clientFirst,
  },
  seen: {
    empezando: () => ({}),
    'revisando.leyendo': (context) => reviewing(context, words.revision, words.revisionDetalle),
    'revisando.sinEnviar': (context) => reviewing(context, words.sinEnviar, words.sinEnviarDetalle),
    'revisando.noCreada': (context) =>
      reviewing(
        context,
        context.faltanDocumentos ? affiliationTexts.noCreada : reimbursementTexts.noCreada,
        words.noCreadaDetalle,
      ),
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
    // A reimbursement continues at the step that lacks something.
    corregida: (context) => ({
      ...here(context),
      offers: [context.faltanDocumentos || context.parte !== null ? words.revisar : words.anterior],
    }),
  },
};
