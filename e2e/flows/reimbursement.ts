import type { ContextFrom } from 'xstate';
import type { reimbursementMachine } from '../../machines/reimbursement/reimbursement.machine';
import { stepOf } from '../../machines/reimbursement/reimbursement.rules';
import {
  type FormStep,
  openSteps,
  type ReimbursementStep,
  reimbursementSteps,
} from '../../machines/reimbursement/reimbursement-steps';
import { providerPickerTexts } from '../../src/flows/providerPicker/texts';
import { reimbursementTexts } from '../../src/flows/reimbursement/texts';
import {
  reimbursementGroups as groups,
  reimbursementLabels as labels,
  reimbursementFormTexts,
  reimbursementSteps as steps,
} from '../../src/flows/reimbursement/texts-of-fields';
import { filtersTexts } from '../../src/texts/filters';
import { requestFormTexts as words } from '../../src/texts/request-form';
import { resultsTexts } from '../../src/texts/results';
import { shellTexts } from '../../src/texts/shell';
import { titular } from '../props/members';
import { answers, choose, does, onlyTests, press, write } from '../walks/acts';
import type { DescribedFlow } from '../walks/described';
import type { Arrival, Gesture } from '../walks/hand';
import { sessionOf } from '../walks/member-session';
import { addPhoto } from '../walks/request-files';
import { hasFile, requestActs, requestSeen, requestStarts } from '../walks/request-walk';
import type { Sight } from '../walks/sight';
import { skipReasons } from '../walks/skip-reasons';
import { startTime } from '../walks/start-time';
import { mayEndSo, submissionEnds, submitting } from '../walks/submission-ends';

type Context = ContextFrom<typeof reimbursementMachine>;

const texts = { ...reimbursementTexts, ...reimbursementFormTexts };

const address = '/solicitudes?nueva=reembolso';
const person = { nombres: 'Ana', apellidos: 'Peña', codigoAfiliado: '1001', tipoAfiliacion: 'TITULAR' };
const kept = {
  tipo: '2',
  afiliado: '1',
  fechaServicio: '05-11-2026',
  monto: '2,480.00',
  centroSalud: 'Farmacia Los Prados',
  motivo: 'Compra de medicamentos.',
  banco: '7',
  tipoCuenta: 'Ahorro',
};
const draft = (borrador: object, antes: readonly string[] | null) => ({
  borrador_1001_reimbursement: JSON.stringify({ desde: startTime, datos: { borrador, hora: startTime, antes } }),
});
const opened = (local: Record<string, string> = {}, at = address): Arrival => ({
  address: at,
  local: { ...sessionOf('1001'), ...local },
  session: { onboarding_shown_1001: 'true' },
  hold: [
    'tipoReembolso',
    'documentoTipoReembolso',
    'terminosReembolso',
    'updateTelefonos',
    'solicitudesPorDocumento',
    'solicitudReembolso',
  ],
  background: {
    getAfiliado: { ...person, regimen: 'CONTRIBUTIVO' },
    datospersonales: {
      datosPersonales: { ...person, documentoIdentidad: '00110000011' },
      datosAfiliacion: [],
      nucleoFamiliar: {
        participantes: [{ codigoAfiliado: '1003', nombres: 'Noé', apellidos: 'Peña', mayorEdad: false }],
      },
    },
    datoscontactos: { telefonoCelular: '809-555-0142', correoElectronico: 'ana@ejemplo.do' },
    bancos: [{ codigo: '7', descripcion: 'Banco de la Vega' }],
    prestadorTodos: {
      data: [{ codigoPrestador: '3101', nombre: 'Centro Médico Las Palmas', tipoPrestador: 'Centro' }],
      cantidadRegistros: 1,
    },
  },
  from: 'session',
});

const here: Sight = { heading: texts.titulo, dialog: null };
const reviewing: Sight = { ...here, offers: [words.enviar, words.anterior], says: [groups.servicio] };

/** The step, where the button to the next one leads to the review if nothing else is missing. */
const step =
  (paso: FormStep, ...says: readonly string[]) =>
  (context: Context): Sight => ({
    ...here,
    offers: [paso === 'documentos' || isWhole(context, paso) ? words.revisar : texts.siguiente],
    says: [steps[paso].titulo, ...says],
  });
const lacking = (paso: FormStep) => (context: Context) =>
  step(paso, ...(Object.values(context.faltas).includes('falta') ? [words.faltanDatos] : []))(context);
const isWhole = (context: Context, paso: FormStep) => openSteps(context).every((one) => one === paso);

/** As Back and Forward do. */
const goTo =
  (paso: ReimbursementStep): Gesture =>
  (I) =>
    I.page.evaluate(
      (to) => history.pushState({}, '', to),
      paso === 'gasto' ? address : `${address}&paso=${reimbursementSteps.indexOf(paso) + 1}`,
    );

/** The attachments child reports missing documents by itself. */
const isReady = ({ requisitos, adjuntos }: Context) =>
  requisitos === null || (adjuntos.cargados === 1 && !adjuntos.ocupado);
const isReply = (label: string) => /^(listo|fallo|tras) /.test(label);

export const reimbursementFlow: DescribedFlow<typeof reimbursementMachine> = {
  title: texts.titulo,
  before: 'Entre con {tipo} {documento} y {clave}',
  member: titular,
  calls: {
    consultarListas: 'tipoReembolso',
    consultarRequisitos: 'documentoTipoReembolso',
    consultarTerminos: 'terminosReembolso',
  },
  starts: {
    ...requestStarts(address, (antes, at) => opened(antes === undefined ? {} : draft(kept, antes), at)),
    'con un borrador de un tipo que ya no hay': {
      action: `Empiece una solicitud de un tipo que después se quita, y abra ${address}.`,
      arrival: opened(draft({ tipo: '9', monto: '10' }, null)),
    },
  },
  acts: {
    DIA: onlyTests('nadie espera hasta la medianoche', { action: 'Pasa la medianoche.' }),
    ...requestActs(addPhoto('Añada una foto de la factura.', 'factura.jpg')),
    REINTENTAR: does(`Pulse «${shellTexts.reintentar}» o «${words.otraVez}».`, async (I) => {
      const again = I.page.getByRole('button', { name: words.otraVez });
      await I.press((await again.isVisible()) ? words.otraVez : shellTexts.reintentar);
    }),
    'ESCRIBIR (tipo)': choose(labels.tipo, 'Medicamentos'),
    'ESCRIBIR (cuenta)': write(labels.noCuenta, '200012345678'),
    'ESCRIBIR (términos)': does('Acepte los términos.', (I) => I.page.getByRole('checkbox').click()),
    BUSCAR_PRESTADOR: press(texts.buscarPrestador.centroSalud),
    'PRESTADOR (un centro)': does('Busque un centro y elíjalo.', async (I) => {
      const dialog = I.page.getByRole('dialog');
      await dialog.getByLabel(providerPickerTexts.consulta).fill('palmas');
      await dialog.getByRole('button', { name: filtersTexts.buscar }).click();
      await I.press(resultsTexts.deFila(providerPickerTexts.elegir, 'Centro Médico Las Palmas'));
    }),
    'PRESTADOR (ninguno)': press(shellTexts.cerrar),
    LEER_TERMINOS: press(texts.leerTerminos),
    CERRAR: press(texts.volverAlFormulario),
    SIGUIENTE: does(`Pulse «${texts.siguiente}» (si los demás pasos ya están, «${words.revisar}»).`, async (I) => {
      const last = await I.page.getByRole('button', { name: words.revisar }).isVisible();
      await I.press(last ? words.revisar : texts.siguiente);
    }),
    ANTERIOR: press(words.anterior),
    'IR (el gasto)': does('Vuelva atrás en el navegador hasta el gasto.', goTo('gasto')),
    'IR (la cuenta)': does('Vuelva atrás o adelante en el navegador hasta la cuenta.', goTo('cuenta')),
    'IR (los documentos)': does('Vuelva atrás o adelante hasta los documentos.', goTo('documentos')),
    'IR (la revisión)': does(`En la barra de direcciones escriba ${address}&paso=4.`, goTo('revision')),
    'listo consultarListas (dos tipos, un banco y una titular con un hijo)': {
      answer: 'los tipos',
      gesture: (I) =>
        I.wire.answer('tipoReembolso', [
          { codigo: '1', descripcion: 'Consulta' },
          { codigo: '2', descripcion: 'Medicamentos' },
        ]),
    },
    'listo consultarRequisitos (una factura)': answers('una factura'),
    'listo consultarTerminos (los de ahora)': answers('el texto de los términos'),
    ...submissionEnds('solicitudReembolso', 'Reembolso'),
    'listo enviarCaso (a gasto)': press(words.editarParte(groups.servicio)),
    'listo enviarCaso (a cuenta)': does('Vuelva atrás en el navegador hasta la cuenta.', goTo('cuenta')),
    'listo enviarCaso (a documentos)': press(words.anterior),
  },
  may: ({ label, event }, before) => {
    const last = before.at(-1)?.state;
    if (last === undefined) return true;
    const now: Context = last.context;
    if (!mayEndSo(label, before)) return false;
    const at = stepOf(last.value);
    const asks = last.matches({ llenando: { documentos: 'pidiendoRequisitos' } });
    // A dialog blocks all other presses.
    const dialog =
      last.matches({ llenando: { gasto: 'buscandoPrestador' } }) ||
      last.matches({ llenando: { documentos: 'terminos' } });
    if (dialog)
      return ['PRESTADOR', 'CERRAR', 'IR'].includes(event.type) ? label !== 'IR (los documentos)' : isReply(label);
    if (event.type === 'ADJUNTOS') return now.requisitos !== null && at === 'documentos' && !hasFile(before);
    if (event.type === 'ESCRIBIR') {
      if (event.campo === 'terminos') return at === 'documentos' && now.borrador.terminos === '';
      return at === (event.campo === 'tipo' ? 'gasto' : 'cuenta');
    }
    // The address is already there, so no navigation happens. From the review it ends the child, a step of its own.
    if (event.type === 'IR' && (event.paso === at || at === 'revision')) return false;
    if (label === 'REVISAR') return isReady(now) && !asks;
    if (['SIGUIENTE', 'ANTERIOR', 'IR'].includes(event.type)) return isReady(now) || now.borrador.terminos === '';
    return true;
  },
  passing: ['cargado', 'eligiendoPaso', 'llenando.documentos.mirando'],
  inProcess: {
    '(raíz) — fallo vigilar → ·': skipReasons.localOnly,
    '(raíz) — DIA → ·': 'nobody looks at a page until midnight',
    'cargando — tras limiteCarga → fallido': skipReasons.clientFirst,
    'llenando.documentos — REVISAR [adjuntosOcupados] → llenando.documentos.adjuntando':
      'a file is ready before anybody presses',
    'llenando.documentos.pidiendoRequisitos — REVISAR → ·': skipReasons.offersNoButton,
    'llenando.documentos.pidiendoRequisitos — tras limiteCarga → llenando.documentos.sinRequisitos':
      skipReasons.clientFirst,
    'llenando.gasto.pidiendoRequisitos — tras limiteCarga → llenando.gasto.escribiendo': skipReasons.clientFirst,
  },
  seen: {
    ...requestSeen(() => here),
    fallido: () => ({ ...here, says: [words.sinCargar], offers: [shellTexts.reintentar] }),
    eligiendoPaso: () => ({}),
    'llenando.gasto.escribiendo': step('gasto', groups.servicio),
    'llenando.gasto.pidiendoRequisitos': step('gasto', groups.servicio),
    'llenando.gasto.buscandoPrestador': () => ({ dialog: providerPickerTexts.titulo }),
    'llenando.gasto.faltanDatos': lacking('gasto'),
    'llenando.cuenta.escribiendo': step('cuenta', groups.cuenta, groups.contacto),
    'llenando.cuenta.faltanDatos': lacking('cuenta'),
    'llenando.documentos.mirando': () => ({}),
    'llenando.documentos.escribiendo': step('documentos'),
    'llenando.documentos.pidiendoRequisitos': step('documentos', words.pidiendoDocumentos),
    'llenando.documentos.sinRequisitos': (context) => ({
      ...step('documentos', words.sinDocumentos)(context),
      offers: [words.revisar, words.otraVez],
    }),
    'llenando.documentos.faltanDatos': ({ faltas, adjuntos, ...context }) =>
      step(
        'documentos',
        ...(faltas.terminos === undefined ? [] : [words.sinTerminos]),
        ...adjuntos.faltan.map(words.faltaDocumento),
      )({ ...context, faltas, adjuntos }),
    'llenando.documentos.adjuntando': step('documentos', words.preparandoArchivos),
    'llenando.documentos.terminos.pidiendo': () => ({
      dialog: texts.tituloTerminos,
      offers: [texts.volverAlFormulario],
    }),
    'llenando.documentos.terminos.leyendo': ({ terminos }) => ({
      dialog: texts.tituloTerminos,
      says: ['1. El pago.', texts.version(terminos?.version ?? '')],
      offers: [texts.volverAlFormulario],
    }),
    revisando: (context) => submitting(reviewing, context),
  },
};
