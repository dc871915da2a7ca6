import type { ContextFrom } from 'xstate';
import type { applicationMachine } from '../../machines/application/application.machine';
import { stepOf } from '../../machines/application/application.rules';
import { applicationSteps, relativeText, applicationTexts as texts } from '../../src/flows/application/texts';
import { applicationDependentTexts } from '../../src/flows/applicationDependent/texts';
import { applicationFaultText, applicationLabels as labels } from '../../src/texts/application';
import { emailTexts } from '../../src/texts/email';
import { answers, does, pick, press, write } from '../walks/acts';
import { applicationArrival, entry, nora, receiptArrival, withLists } from '../walks/application-arrival';
import type { DescribedFlow } from '../walks/described';
import type { Arrival, Gesture, Hand } from '../walks/hand';
import { sessionOf } from '../walks/member-session';
import { lendSheet, sheetEnds } from '../walks/share-sheet';
import type { Sight } from '../walks/sight';
import { skipReasons } from '../walks/skip-reasons';

type Context = ContextFrom<typeof applicationMachine>;

const dayMs = 24 * 3_600_000;
const page = entry.address;
/** A member of this regime, for starts with a session. */
const opened = (arrival: Arrival): Arrival => ({
  ...arrival,
  settle: lendSheet,
  background: {
    ...arrival.background,
    getAfiliado: { nombres: 'Ana', apellidos: 'Peña', regimen: 'COLECTIVOS VOLUNTARIOS', tipoAfiliacion: 'TITULAR' },
  },
});

/** As Back and Forward do. */
const goTo =
  (paso: number | null): Gesture =>
  (I) =>
    I.page.evaluate((to) => history.pushState({}, '', to), paso === null ? page : `${page}?paso=${paso + 1}`);

const inDialog = async ({ page: seen, press: pressOn }: Hand, next: Context) => {
  const dialog = seen.getByRole('dialog');
  const field = (name: string) => dialog.getByLabel(name, { exact: true });
  await field(labels.nombres).fill(nora.nombres);
  await field(labels.apellidos).fill(nora.apellidos);
  await dialog.getByRole('radio', { name: 'No aplica' }).check();
  await field(labels.fechaNacimiento).fill(nora.fechaNacimiento);
  await dialog.getByRole('radio', { name: nora.sexo }).check();
  if (next.listas.sintomas !== null) await field(labels.parentesco).selectOption('Hija');
  await pressOn(applicationDependentTexts.guardar);
};

const step =
  (paso: number, ...says: readonly string[]) =>
  (): Sight => ({
    heading: applicationSteps[paso] ?? '',
    dialog: null,
    says,
    forPeople: `El paso «${applicationSteps[paso] ?? ''}».`,
  });
const lacking =
  (paso: number) =>
  ({ faltas }: Context): Sight => ({
    heading: applicationSteps[paso] ?? '',
    dialog: null,
    says: Object.values(faltas).flatMap((falta) => (falta === undefined ? [] : [applicationFaultText[falta]])),
    forPeople: `El paso «${applicationSteps[paso] ?? ''}», que dice qué falta.`,
  });
const review =
  (...says: readonly string[]) =>
  (): Sight => ({ heading: texts.revision, dialog: null, says, forPeople: 'La revisión de todo lo escrito.' });

const received =
  (...says: readonly string[]) =>
  ({ recibo }: Context): Sight => ({
    dialog: texts.recibida,
    says: [...(recibo === null || recibo.numero === '' ? [] : [texts.numero(recibo.numero)]), texts.luego, ...says],
    offers: [texts.copiar, texts.compartir, texts.terminar],
  });

export const applicationFlow: DescribedFlow<typeof applicationMachine> = {
  title: texts.titulo,
  before: 'Salga de la sesión si hay alguna',
  calls: { enviarSolicitud: 'solicitudAfiliacion' },
  starts: {
    'por primera vez': { action: `Abra ${page}.`, arrival: opened(entry) },
    'con una solicitud de otro día': {
      action: `Empiece una solicitud, cierre la pestaña y abra ${page} otra vez.`,
      arrival: opened(
        applicationArrival({
          paso: 0,
          dependientes: [nora, { ...nora, tipoDocumento: '2', noDocumento: '' }],
          correo: 'rosa@gmial.com',
          here: false,
        }),
      ),
    },
    'recargada en los dependientes, con el diálogo abierto': {
      action: 'Recargue la página con el diálogo de un dependiente abierto.',
      arrival: opened(applicationArrival({ paso: 2, dependientes: [nora], dialogo: true })),
    },
    'recargada en la revisión, sin la salud': {
      action: `En la Declaración de Salud, sin responder, escriba ${page}?paso=6 en la barra de direcciones.`,
      arrival: opened(applicationArrival({ paso: 5, dependientes: [], pago: true })),
    },
    'recargada en la revisión': {
      action: 'Recargue la página en la revisión.',
      arrival: opened(
        applicationArrival({
          paso: 5,
          dependientes: [],
          pago: true,
          salud: { 101: { tiene: false, quienes: [], detalle: '' } },
        }),
      ),
    },
    'recargada al enviar': {
      action: 'Recargue la página mientras se envía.',
      arrival: opened(
        applicationArrival({
          paso: 5,
          dependientes: [],
          pago: true,
          salud: { 101: { tiene: false, quienes: [], detalle: '' } },
          porConfirmar: true,
        }),
      ),
    },
    'recargada al terminar': {
      action: 'Recargue la página al terminar.',
      arrival: { ...receiptArrival, settle: lendSheet },
    },
  },
  acts: {
    EMPEZAR: press(texts.empezar),
    SEGUIR: press(texts.seguir),
    DESCARTAR: press(texts.descartar),
    'ESCRIBIR (plan)': pick('PLAN LARIMAR'),
    'ESCRIBIR (correo con error)': write(labels.correo, 'rosa@gmial.com'),
    'ESCRIBIR (documento)': write(labels.noDocumento, '00111111111'),
    'ESCRIBIR (forma de pago)': pick('Efectivo'),
    'ESCRIBIR (frecuencia)': pick('Anual'),
    DEJAR: does('Pase a otro campo o botón.', async (I) => {
      await I.page.getByLabel(labels.correo, { exact: true }).focus();
      await I.page.getByLabel(labels.sector, { exact: true }).focus();
    }),
    USAR_SUGERENCIA: press(emailTexts.usarSugerencia('rosa@gmail.com')),
    SIGUIENTE: does(`Pulse «${texts.siguiente}» (en la Declaración de Salud, «${texts.revisar}»).`, async (I) => {
      const last = await I.page.getByRole('button', { name: texts.revisar }).isVisible();
      await I.press(last ? texts.revisar : texts.siguiente);
    }),
    ANTERIOR: press(texts.anterior),
    'IR (la entrada)': does('Vuelva atrás en el navegador hasta la entrada.', goTo(null)),
    'IR (plan)': does('Vuelva atrás o adelante en el navegador hasta el plan.', goTo(0)),
    'IR (datos personales)': does('Vuelva atrás o adelante hasta los datos personales.', goTo(1)),
    'IR (la revisión)': does(`En la barra de direcciones escriba ${page}?paso=6.`, goTo(5)),
    AGREGAR: press(texts.agregar),
    'EDITAR (la primera)': press(texts.editarA('Nora Peña')),
    'QUITAR (la primera)': press(texts.quitarA('Nora Peña')),
    DESHACER: press(texts.deshacer),
    'DEPENDIENTE (Nora)': does('Escriba a Nora Peña, sin documento, hija, y guárdela.', async (I, { state }) =>
      inDialog(I, state.context),
    ),
    CERRAR: does(`Pulse «${applicationDependentTexts.cancelar}» (al final, «${texts.terminar}»).`, async (I) => {
      const asked = I.page.getByRole('button', { name: texts.terminar });
      await I.press((await asked.isVisible()) ? texts.terminar : applicationDependentTexts.cancelar);
    }),
    'RESPONDER (sí)': does('En «Presión alta» elija Sí.', ({ page: seen }) =>
      seen.getByRole('radio', { name: texts.si }).click(),
    ),
    'RESPONDER (no)': does('En «Presión alta» elija No.', ({ page: seen }) =>
      seen.getByRole('radio', { name: texts.no }).click(),
    ),
    'NINGUNA (todas)': press(texts.ningunaDe(texts.otras)),
    'MARCAR (madre)': does('Marque Madre.', ({ page: seen }) =>
      seen.getByRole('checkbox', { name: relativeText.esMadre }).click(),
    ),
    'DETALLAR (medicina)': does('En «Medicina» escriba Losartán 50 mg.', ({ page: seen }) =>
      seen.getByLabel('Medicina').fill('Losartán 50 mg'),
    ),
    'CORREGIR (el plan)': press(texts.corregirPaso('Plan')),
    'CORREGIR (los datos de pago)': press(texts.corregirPaso('Datos de pago')),
    ENVIAR: press(texts.enviar),
    'ENTREGAR (compartir)': press(texts.compartir),
    'listo entregarRecibo (copiado)': does('El equipo no comparte, y lo copia.', async (I, step) => {
      await sheetEnds('failed')(I, step);
      await sheetEnds('done')(I, step);
    }),
    'listo entregarRecibo (compartido)': does('Elija con quién compartirlo.', sheetEnds('done')),
    'fallo entregarRecibo': does('El equipo no lo copia.', async (I, step) => {
      await sheetEnds('failed')(I, step);
      // After a failed sheet the text is copied.
      await sheetEnds('failed')(I, step);
    }),
    'LISTAS (todas)': does('Espere a que lleguen las listas.', withLists),
    'AFILIADO (de un colectivo)': does('En otra pestaña entre como afiliado de un colectivo.', ({ otherTab }) =>
      otherTab(sessionOf('1001')),
    ),
    'DIA (el siguiente)': does('Deje la página abierta hasta el día siguiente.', (I) => I.pass(dayMs)),
    'listo enviarSolicitud (con número)': {
      ...answers('un número de solicitud'),
      gesture: (I) => I.wire.answer('solicitudAfiliacion', { numero: '1234' }),
    },
    'listo enviarSolicitud (sin número)': {
      ...answers('que la recibió, sin número'),
      gesture: (I) => I.wire.answer('solicitudAfiliacion', {}),
    },
  },
  may: ({ label, event, state }, before) => {
    const last = before.at(-1)?.state;
    const now = last?.context;
    if (now === undefined || last === undefined) return true;
    const listed = now.listas.sintomas !== null;
    const dialog = last.matches({ formulario: 'dialogo' });
    const once = ['LISTAS (todas)', 'AFILIADO (de un colectivo)', 'DIA (el siguiente)'];
    // A dialog blocks all other presses. A day's wait would also end the session and every pending call.
    if (label.startsWith('DIA') && !listed) return false;
    if (once.includes(label))
      return !dialog && !last.matches('enviando') && !before.some((one) => one.label === label) && now.regimen === '';
    if (label === 'ESCRIBIR (plan)') return listed && now.borrador.planSolicitado === '';
    if (label === 'ESCRIBIR (forma de pago)') return listed && now.borrador.formaPago === '';
    if (label === 'ESCRIBIR (frecuencia)') return listed && now.borrador.frecuenciaPago === '';
    if (event.type === 'ESCRIBIR') return now.borrador !== state.context.borrador;
    if (label === 'USAR_SUGERENCIA') return now.sugerencia !== '';
    if (label === 'DEJAR') return now.borrador.correo !== '';
    if (label === 'DESHACER') return now.quitado !== null;
    if (label.startsWith('EDITAR') || label.startsWith('QUITAR')) return now.dependientes.length === 1;
    if (label === 'DEPENDIENTE (Nora)') return listed && now.dependientes.length < 2;
    if (label.startsWith('RESPONDER')) return listed && now.salud !== state.context.salud;
    if (label.startsWith('NINGUNA')) return listed && now.salud['101'] === undefined;
    if (label.startsWith('MARCAR') || label.startsWith('DETALLAR')) return listed && now.salud['101']?.tiene === true;
    // The address is already there, so no navigation happens.
    if (label.startsWith('IR') && 'paso' in event) return event.paso !== stepOf(last.value);
    return true;
  },
  passing: ['llegando', 'formulario.eligiendoPaso', 'formulario.dependientes.mirando', 'formulario.revision.mirando'],
  inProcess: {
    '(raíz) — fallo vigilar → ·': skipReasons.localOnly,
    'enviada.entregando — tras limiteEntrega → enviada.quieta': 'a session ends before that',
    'enviando — tras limiteEnvio → formulario.revision.sinConfirmar': skipReasons.clientFirst,
    'formulario.revision — ENVIAR [faltaAlgunPaso] → formulario.eligiendoPaso':
      'what was right and is not any more takes a list that changes under an open page',
  },
  seen: {
    llegando: () => ({}),
    'antes.nueva': () => ({ heading: texts.titulo, says: [texts.antes], offers: [texts.empezar] }),
    'antes.conBorrador': () => ({
      heading: texts.titulo,
      says: [texts.hayBorradorDetalle],
      offers: [texts.seguir, texts.descartar],
      withholds: [texts.empezar],
    }),
    'formulario.eligiendoPaso': () => ({}),
    'formulario.plan.escribiendo': step(0),
    'formulario.plan.faltanDatos': ({ listas }) => ({
      heading: 'Plan',
      says: listas.planes === null ? [] : [applicationFaultText['requerido:planSolicitado']],
      forPeople: 'El paso «Plan», que dice que falta el plan.',
    }),
    'formulario.datosPersonales.escribiendo': step(1),
    'formulario.datosPersonales.faltanDatos': lacking(1),
    'formulario.dependientes.mirando': () => ({}),
    'formulario.dependientes.escribiendo': step(2, texts.agregar),
    'formulario.dependientes.faltanDatos': lacking(2),
    'formulario.dialogo': ({ editado }) => ({
      dialog: editado === null ? applicationDependentTexts.nuevo : applicationDependentTexts.cambio,
    }),
    'formulario.datosDePago.escribiendo': step(3),
    'formulario.datosDePago.faltanDatos': ({ listas }) => ({
      heading: 'Datos de pago',
      says: listas.formasPago === null ? [] : [applicationFaultText['requerido:frecuenciaPago']],
      forPeople: 'El paso «Datos de pago», que dice qué falta.',
    }),
    'formulario.declaracionDeSalud.escribiendo': step(4),
    'formulario.declaracionDeSalud.faltanDatos': lacking(4),
    'formulario.revision.mirando': () => ({}),
    'formulario.revision.leyendo': review(texts.revisionGuia),
    'formulario.revision.sinPreguntas': review(applicationFaultText.sinCatalogo),
    'formulario.revision.fallida': review(texts.noEnviada),
    'formulario.revision.sinConfirmar': review(texts.sinConfirmar, texts.revisionSinConfirmar),
    enviando: review(texts.enviando),
    'enviada.quieta': received(),
    'enviada.entregando': received(),
    'enviada.copiada': received(texts.copiado),
    'enviada.sinEntregar': received(texts.sinEntregar),
    concluida: () => ({ address: '/login', forPeople: 'La página /login.' }),
  },
};
