import type { ContextFrom } from 'xstate';
import { backoffMs } from '../../domain/rules/calls/backoff';
import { emptyContact } from '../../domain/rules/contact/contact-draft';
import { type ContactPart, contactParts } from '../../domain/rules/contact/contact-part';
import { guardado as storedContact } from '../../machines/contactSave/contactSave.cases';
import type { onboardingMachine } from '../../machines/onboarding/onboarding.machine';
import { lacksPlaces } from '../../machines/onboarding/open-parts';
import { onboardingFaultText, onboardingTexts as texts } from '../../src/flows/onboarding/texts';
import { contactTexts } from '../../src/texts/contact';
import { emailTexts } from '../../src/texts/email';
import { failureNotice } from '../../src/texts/failure';
import { shellTexts } from '../../src/texts/shell';
import type { PathStep } from '../../tools/explore/explore';
import { incomplete, memberOf } from '../props/members';
import { answers, does, onlyTests, press, reconnect, write } from '../walks/acts';
import { contactSaveEnds } from '../walks/contact-save-ends';
import type { Act, DescribedFlow } from '../walks/described';
import type { Arrival, Hand } from '../walks/hand';
import { sessionOf } from '../walks/member-session';
import { spokenOf } from '../walks/read-as';
import type { Sight } from '../walks/sight';
import { skipReasons } from '../walks/skip-reasons';
import { startTime } from '../walks/start-time';

type Context = ContextFrom<typeof onboardingMachine>;

const member: Arrival = {
  address: '/onboarding',
  local: sessionOf('1001'),
  hold: ['datoscontactos', 'provincias', 'municipios', 'updateTelefonos', 'updateDireccion', 'updateCorreo'],
};
const needed = { telefonoCelular: '', debeActualizarDatosContacto: true };

const field = ({ page }: Hand, label: string) => page.getByLabel(label, { exact: true });
const written = {
  ...emptyContact,
  telefonoCelular: '(809)-555-0142',
  provincia: '32',
  municipio: '3201',
  calle: 'Av. Los Caciques',
  noCasa: '27',
  sector: 'Los Mina',
  correo: 'rosa@ejemplo.do',
};
const stored = (envios: object, borrador = emptyContact, paso = 0) =>
  JSON.stringify({ desde: startTime, datos: { borrador, paso, envios } });

const where = ({ variante, paso }: Context): Sight =>
  variante === 'pagina'
    ? { address: '/onboarding', heading: texts.preguntas[paso], dialog: null }
    : { dialog: texts.titulo };
const step = (context: Context, forPeople: string, ...says: readonly string[]): Sight => ({
  ...where(context),
  says: [texts.preguntas[context.paso], ...says],
  silent: [texts.cargando],
  forPeople: `El paso «${texts.preguntas[context.paso]}»${forPeople}.`,
});
const faultsOf = ({ faltas, variante }: Context) =>
  Object.values(faltas).flatMap((falta) => (falta === undefined ? [] : [onboardingFaultText[variante][falta]]));
const unfinished =
  (forPeople: string) =>
  (context: Context): Sight => {
    const faults = faultsOf(context);
    return { ...step(context, `: ${forPeople}`, ...faults), besides: faults.map(spokenOf).join(' ') };
  };
const lacking = unfinished('los campos dicen qué les falta, y el foco va al primero');
const reason = ({ problema }: Context) => (problema === null ? '' : failureNotice(problema, 'acceso').detalle);
const kept = 'Lo escrito sigue ahí.';
const failed = (context: Context, title: string, ...more: readonly string[]): Sight => ({
  ...step(context, `, con un error sobre los campos: «${title}»`, title, ...more),
  besides: kept,
});
const failedPart = (part: ContactPart) => (context: Context) =>
  failed(context, texts.noGuardado(part), reason(context));
const unconfirmed = (context: Context): Sight => ({
  ...step(context, `: «${contactTexts.sinConfirmar}»`, contactTexts.sinConfirmar),
  besides: kept,
});
const saving = (context: Context) =>
  step(context, `, y el botón dice «${contactTexts.guardando}» o «${contactTexts.comprobando}»`);
const sample = (context: Context): Sight => {
  const missing = (['contacto', 'provincias', 'municipios'] as const).filter((one) => context[one] === null);
  const told = missing.length === 3 ? [texts.sinCarga[context.variante]] : missing.map((one) => texts.sinCargar[one]);
  const lists = context.paso === 1 && (context.provincias === null || context.municipios === null);
  const words = told.length === 0 ? '' : `: ${told.map(spokenOf).join(' ')}`;
  return {
    ...step(context, `, solo para leer${words}`, ...told, texts.muestra),
    offers: [texts.continuarDespues],
    besides: lists ? `Las listas dicen «${texts.listaDeMuestra}».` : '',
  };
};
const pendingAddress = (context: Context): Sight => ({
  ...step(context, `: «${texts.direccionPendiente}»`, texts.direccionPendiente, texts.direccionSinListas),
  offers: [texts.continuarDespues],
  besides: `El paso «Dirección» no está marcado como ${texts.hecho}.`,
});
const atHome: Sight = { address: '/', heading: 'Hola, Ana Peña', dialog: null, forPeople: 'El inicio.' };
const left = ({ variante }: Context): Sight =>
  variante === 'pagina'
    ? atHome
    : { address: '/citas', dialog: null, forPeople: 'La página que estaba debajo, sin el asistente.' };

const larimar = memberOf(1007, 'Larimar');
const failureIsNull = 'what fails is missing in what came';

const place = (codigo: string, descripcion: string, codigoPadre: string) => ({ codigo, descripcion, codigoPadre });
const provincias = { result: [place('01', 'Distrito Nacional', '10'), place('32', 'Santo Domingo', '10')] };
const municipios = {
  result: [
    place('0101', 'Santo Domingo de Guzmán', '01'),
    place('3201', 'Santo Domingo Este', '32'),
    place('3202', 'Santo Domingo Oeste', '32'),
  ],
};
/** Answers the three concurrent calls; null: the call fails. */
const load = (contacto: object | null, lists: 'both' | 'provinces' | 'none') => async (I: Hand) => {
  await (contacto === null ? I.wire.fail('datoscontactos', 'ilegible') : I.wire.answer('datoscontactos', contacto));
  await (lists === 'none' ? I.wire.fail('provincias', 'ilegible') : I.wire.answer('provincias', provincias));
  await (lists === 'both' ? I.wire.answer('municipios', municipios) : I.wire.fail('municipios', 'ilegible'));
};
const loads = (id: string): Readonly<Record<string, Act>> => ({
  [`listo ${id} (todo)`]: {
    ...answers('los datos de contacto y las listas', { member: larimar }),
    gesture: load(storedContact, 'both'),
  },
  [`listo ${id} (todo, sin datos de contacto)`]: {
    ...answers('las listas, y ningún dato de contacto', { member: incomplete }),
    gesture: load(needed, 'both'),
  },
  [`listo ${id} (sin los municipios)`]: {
    ...answers('los datos de contacto y las provincias; los municipios fallan', {
      arrange: 'en /demo/fallos ponga «Estado HTTP (401, 403, 429, 500, 503)» con valor 500 a la llamada `municipios`',
    }),
    gesture: load(storedContact, 'provinces'),
  },
  [`listo ${id} (nada)`]: {
    ...answers('nada de ello', {
      arrange: 'en /demo/fallos ponga «Estado HTTP (401, 403, 429, 500, 503)» con valor 500 a todas las llamadas',
    }),
    gesture: load(null, 'none'),
  },
});

/** Whether this part was saved in the path so far. */
const wasSaved = (before: readonly PathStep[], part: 'telefonos' | 'direccion'): boolean =>
  before.some(
    (one, index) =>
      one.label === 'listo guardarContacto (guardada)' && before[index - 1]?.state.matches({ [part]: 'guardando' }),
  );

/** The step of each field. */
const placeOf = { telefonoCelular: 0, provincia: 1, correo: 2 } as const;

export const onboardingFlow: DescribedFlow<typeof onboardingMachine> = {
  title: texts.titulo,
  before: 'Salga de la sesión si hay alguna, y vuelva a empezar con «npm run demo:reset»',
  waiting:
    'Para alcanzar a ver las esperas, en /demo/fallos ponga «Demora (milisegundos)» con valor 3000 a la llamada; al terminar el camino pulse «Quitar todo»',
  member: larimar,
  calls: {},
  starts: {
    'en la página': { action: 'Entre con {tipo} {documento} y {clave}; se abre /onboarding.', arrival: member },
    'en el modal, subsidiada, con la lectura tolerante y lo escrito en otra visita': {
      action: 'Entre, llegue en el asistente hasta el correo, y abra otra pestaña en /citas.',
      arrange: 'el servidor lleva POLICY_ONBOARDING_TOLERANT=si',
      member: incomplete,
      arrival: {
        ...member,
        address: '/citas',
        local: { ...member.local, borrador_1001_onboarding: stored({}, written, 2) },
        from: 'onboardingCheck',
        policy: { onboardingTolerant: true },
        background: {
          getAfiliado: { nombres: 'Ana', apellidos: 'Peña', regimen: 'SUBSIDIADO', tipoAfiliacion: 'TITULAR' },
        },
        settle: async ({ pass, wire, until, page }) => {
          await pass(1500);
          await wire.answer('datoscontactos', needed);
          await until(() => page.getByRole('dialog').isVisible());
        },
      },
    },
  },
  acts: {
    ...loads('cargarTodo'),
    ...loads('recargarTodo'),
    ...contactSaveEnds(({ paso }: Context) => contactParts[paso], 'sin el correo', 'el correo sin confirmar'),
    'listo guardarContacto (sin los teléfonos)': onlyTests('la demostración guarda lo que se le envía', {
      answer: 'que no, de los teléfonos',
    }),
    'tras espera': does('Espere: se intenta solo, cada vez algo más tarde.', async (I) => {
      const { cargas } = await I.context();
      await I.pass(backoffMs(Number(cargas) + 2, 0.5));
    }),
    'tras pausaFinal': does('No haga nada durante dos segundos (en el modal, uno).', async (I) => {
      const { variante } = await I.context();
      await I.pass(variante === 'pagina' ? 2000 : 1000);
    }),
    'ESCRIBIR (celular)': write(contactTexts.celular, '8095550142'),
    'ESCRIBIR (celular con letras)': write(contactTexts.celular, '809abc'),
    'ESCRIBIR (otra provincia)': does(`En «${contactTexts.provincia}» elija Distrito Nacional.`, async (I) => {
      const box = I.page.getByRole('combobox', { name: contactTexts.provincia });
      await I.until(() => box.isEnabled());
      await box.fill('Distrito');
      const option = I.page.getByRole('option', { name: 'Distrito Nacional' });
      await I.until(() => option.isVisible());
      await option.click();
    }),
    'ESCRIBIR (correo con error)': write(contactTexts.correo, 'rosa@gmial.com'),
    'DEJAR (celular)': does(`Pase de «${contactTexts.celular}» a otro campo.`, async (I) => {
      await field(I, contactTexts.celular).focus();
      await field(I, contactTexts.residencial).focus();
    }),
    'DEJAR (correo)': does('Pase a otro campo o botón.', async (I) => {
      await field(I, contactTexts.correo).focus();
      await I.page.getByRole('button', { name: texts.anterior }).focus();
    }),
    USAR_SUGERENCIA: {
      ...press(emailTexts.usarSugerencia('rosa@gmail.com')),
      action: `Pulse «${emailTexts.usarSugerencia('rosa@gmail.com')}», si se ofrece.`,
    },
    SIGUIENTE: does(`Pulse «${texts.siguiente}».`, async (I) => {
      const { paso } = await I.context();
      await I.press(paso === 2 ? texts.finalizar : texts.siguiente);
    }),
    ANTERIOR: press(texts.anterior),
    CONFIRMAR: press(texts.finalizar),
    OMITIR: press(texts.omitir),
    CONTINUAR_DESPUES: press(texts.continuarDespues),
    CONTINUAR: does(
      `Pulse «${texts.continuar.pagina}» (en el modal, «${texts.continuar.modal}»).`,
      ({ press: pressOn }, { state }) =>
        pressOn(texts.continuar[state.context.variante === 'modal' ? 'modal' : 'pagina']),
    ),
    REINTENTAR: press(shellTexts.reintentar),
    EN_LINEA: reconnect,
    'GUARDADO_FUERA (telefonos)': does(
      'En otra pestaña del asistente escriba los mismos teléfonos y guárdelos.',
      ({ otherTab }, { event }) => otherTab({ borrador_1001_onboarding: stored(event.envios) }),
    ),
  },
  may: ({ label, event, state }, before) => {
    const last = before.at(-1)?.state;
    const now = last?.context;
    if (now === undefined) return true;
    if (event.type === 'ESCRIBIR') {
      const campo: keyof typeof placeOf = event.campo;
      const readable = !last?.hasTag('soloLectura') || campo === 'provincia';
      const fixed = campo === 'provincia' && now.subsidiado;
      const changes = now.borrador[campo] !== state.context.borrador[campo];
      return now.paso === placeOf[campo] && readable && !fixed && changes;
    }
    if (event.type === 'DEJAR') {
      const campo: keyof typeof placeOf = event.campo;
      return now.paso === placeOf[campo];
    }
    if (label === 'USAR_SUGERENCIA') return now.sugerencia !== '';
    if (label === 'ANTERIOR') return now.paso > 0;
    if (label === 'REINTENTAR' || label === 'EN_LINEA')
      return (
        last?.matches({ muestra: 'esperando' }) === true ||
        (lacksPlaces(now) && last?.matches({ correo: { formulario: 'recargando' } }) === false)
      );
    const phonesSavedElsewhere = before.some((one) => one.label.startsWith('GUARDADO_FUERA'));
    // The same storage value twice fires no event, and a saved part is not sent again.
    if (event.type === 'GUARDADO_FUERA') return now.paso > 0 && !phonesSavedElsewhere;
    if (event.type === 'SIGUIENTE' && last?.matches({ telefonos: 'formulario' }))
      return !phonesSavedElsewhere && !wasSaved(before, 'telefonos');
    if (event.type === 'SIGUIENTE' && last?.matches({ direccion: 'formulario' })) return !wasSaved(before, 'direccion');
    // An address that cannot be sent is reported together with the other failures.
    if (last?.matches('finalizando') && now.fallidas.length > 0) return false;
    // A save that is only looked up has no reason of its own.
    return !label.startsWith('listo guardarContacto (sin ') || !before.some((one) => /sin confirmar/.test(one.label));
  },
  passing: ['eligiendoPaso'],
  inProcess: {
    '(raíz) — fallo vigilar → ·': skipReasons.localOnly,
    'cargando — fallo cargarTodo → eligiendoPaso': failureIsNull,
    'muestra.reintentando — fallo recargarTodo → eligiendoPaso': failureIsNull,
    'correo.formulario.recargando — fallo recargarTodo → correo.formulario.escribiendo': failureIsNull,
    'correo.formulario.recargando — tras limiteCarga → correo.formulario.escribiendo': skipReasons.clientFirst,
    'cargando — tras limiteCarga → eligiendoPaso': skipReasons.clientFirst,
    'muestra.reintentando — tras limiteCarga → eligiendoPaso': skipReasons.clientFirst,
    'muestra — ANTERIOR [paso es 0] → ·': skipReasons.offersNoButton,
  },
  seen: {
    cargando: ({ variante }) => ({
      ...(variante === 'pagina' ? { heading: texts.titulo } : { dialog: texts.titulo }),
      says: [texts.cargando],
      offers: [texts.omitir],
    }),
    eligiendoPaso: () => ({}),
    'muestra.esperando': sample,
    'muestra.reintentando': sample,
    'telefonos.formulario.escribiendo': (context) => ({
      ...step(context, `, con «${texts.omitir}», y «${texts.anterior}» sin poder pulsarse`, ...faultsOf(context)),
      besides: faultsOf(context).map(spokenOf).join(' '),
      offers: [texts.omitir],
    }),
    'telefonos.formulario.faltanDatos': lacking,
    'telefonos.formulario.fallida': failedPart('telefonos'),
    'telefonos.formulario.noConfirmada': unconfirmed,
    'telefonos.guardando': saving,
    'direccion.formulario.escribiendo': (context) => ({
      ...(context.subsidiado
        ? { ...step(context, `, con candado: «${contactTexts.subsidiado}»`), says: [contactTexts.subsidiado] }
        : step(context, `, sin «${texts.omitir}»`)),
      withholds: [texts.omitir],
    }),
    'direccion.formulario.faltanDatos': lacking,
    'direccion.formulario.fallida': failedPart('direccion'),
    'direccion.formulario.noConfirmada': unconfirmed,
    'direccion.guardando': saving,
    'correo.formulario.escribiendo': (context) => ({
      ...(lacksPlaces(context) ? pendingAddress(context) : step(context, `, con «${texts.finalizar}»`)),
      withholds: [texts.omitir],
    }),
    'correo.formulario.recargando': pendingAddress,
    'correo.formulario.faltanDatos': unfinished('el campo dice qué le falta, y el foco va a él'),
    'correo.formulario.fallida': (context) => failed(context, texts.noGuardados(context.fallidas)),
    'correo.formulario.noConfirmada': unconfirmed,
    finalizando: saving,
    terminada: ({ variante }) => ({ says: [texts.terminado[variante]], offers: [texts.continuar[variante]] }),
    concluida: left,
    omitida: () => atHome,
    aplazada: (context) => ({ ...left(context), besides: 'Al volver a entrar, lo escrito sigue ahí.' }),
  },
};
