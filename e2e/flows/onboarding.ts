import { cases } from '../../machines/onboarding/onboarding.cases';
import type { onboardingMachine } from '../../machines/onboarding/onboarding.machine';
import { onboardingFaultText, onboardingTexts as texts } from '../../src/flows/onboarding/texts';
import { backoffMs } from '../../src/rules/calls/backoff';
import type { ContactPart } from '../../src/rules/contact/contact-part';
import { emailTexts } from '../../src/texts/email';
import { failureNotice } from '../../src/texts/failure';
import { shellTexts } from '../../src/texts/shell';
import type { Arrival, BrowserDriver, Hand } from '../paths/browser-driver';
import { sessionOf } from '../paths/member-session';
import { noon } from '../paths/noon';
import type { Sight } from '../paths/sight';
import { whyNotHere } from '../paths/why-not-here';

type Context = Parameters<NonNullable<typeof cases.guardContext>>[0];

const member: Arrival = {
  address: '/onboarding',
  local: sessionOf('1001'),
  hold: ['datoscontactos', 'provincias', 'municipios', 'updateTelefonos', 'updateDireccion', 'updateCorreo'],
};
const needed = { telefonoCelular: '', debeActualizarDatosContacto: true };

const field = ({ page }: Hand, label: string) => page.getByLabel(label, { exact: true });
const kept = (envios: object) =>
  JSON.stringify({
    desde: noon,
    datos: {
      borrador: {
        telefonoCelular: '',
        telefonoResidencial: '',
        provincia: '',
        municipio: '',
        calle: '',
        noCasa: '',
        apartamento: '',
        edificio: '',
        sector: '',
        correo: '',
      },
      paso: 0,
      envios,
    },
  });

const where = ({ variante, paso }: Context): Sight =>
  variante === 'pagina'
    ? { address: '/onboarding', heading: texts.preguntas[paso], dialog: null }
    : { dialog: texts.titulo };
const step = (context: Context, ...says: readonly string[]): Sight => ({
  ...where(context),
  says: [texts.preguntas[context.paso], ...says],
  silent: [texts.cargando],
});
const writing = (context: Context) => step(context);
const incomplete = (context: Context) =>
  step(
    context,
    ...Object.values(context.faltas).flatMap((falta) =>
      falta === undefined ? [] : [onboardingFaultText[context.variante][falta]],
    ),
  );
const reason = ({ problema }: Context) => (problema === null ? '' : failureNotice(problema, 'acceso').detalle);
const failed = (part: ContactPart) => (context: Context) => step(context, texts.noGuardado(part), reason(context));
const unconfirmed = (context: Context) => step(context, texts.sinConfirmar);
const saving = (context: Context) => step(context, texts.guardando);
const looking = (context: Context) => step(context, texts.comprobando);
const sample = (context: Context): Sight => {
  const missing = (['contacto', 'provincias', 'municipios'] as const).filter((one) => context[one] === null);
  const told = missing.length === 3 ? [texts.sinCarga[context.variante]] : missing.map((one) => texts.sinCargar[one]);
  return { ...step(context, ...told, texts.muestra), offers: [texts.continuarDespues] };
};
const atHome: Sight = { address: '/', heading: 'Hola, Ana Peña', dialog: null };
const left = ({ variante }: Context): Sight => (variante === 'pagina' ? atHome : { address: '/citas', dialog: null });

const refused = 'the refusal that the cases have is a 401, which ends the session; a journey shows another';

/** In which step each field stands. */
const placeOf = { telefonoCelular: 0, provincia: 1, correo: 2 } as const;

export const driver: BrowserDriver<typeof onboardingMachine> = {
  cases,
  calls: {
    consultarContacto: 'datoscontactos',
    releerContacto: 'datoscontactos',
    consultarProvincias: 'provincias',
    consultarMunicipios: 'municipios',
    guardarTelefonos: 'updateTelefonos',
    guardarDireccion: 'updateDireccion',
    guardarCorreo: 'updateCorreo',
  },
  starts: {
    'en la página': member,
    'en el modal, subsidiada, con la lectura tolerante': {
      ...member,
      address: '/citas',
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
  gestures: {
    'tras espera': async (I) => {
      const { cargas } = await I.context();
      await I.pass(backoffMs(Number(cargas) + 2, 0.5));
    },
    'tras pausaFinal': async (I) => {
      const { variante } = await I.context();
      await I.pass(variante === 'pagina' ? 2000 : 1000);
    },
    'ESCRIBIR (celular)': (I, { event }) => field(I, texts.celular).fill(event.valor),
    'ESCRIBIR (otra provincia)': async (I) => {
      const box = I.page.getByRole('combobox', { name: texts.provincia });
      await I.until(() => box.isEnabled());
      await box.fill('Distrito');
      const option = I.page.getByRole('option', { name: 'Distrito Nacional' });
      await I.until(() => option.isVisible());
      await option.click();
    },
    'ESCRIBIR (correo con error)': (I, { event }) => field(I, texts.correo).fill(event.valor),
    DEJAR: async (I) => {
      await field(I, texts.correo).focus();
      await I.page.getByRole('button', { name: texts.anterior }).focus();
    },
    USAR_SUGERENCIA: ({ press }, { state }) => press(emailTexts.usarSugerencia(state.context.borrador.correo)),
    SIGUIENTE: async (I) => {
      const on = await I.page.getByRole('button', { name: texts.siguiente, exact: true }).isVisible();
      await I.press(on ? texts.siguiente : texts.finalizar);
    },
    ANTERIOR: ({ press }) => press(texts.anterior),
    CONFIRMAR: ({ press }) => press(texts.finalizar),
    OMITIR: ({ press }) => press(texts.omitir),
    CONTINUAR_DESPUES: ({ press }) => press(texts.continuarDespues),
    CONTINUAR: ({ press }, { state }) =>
      press(texts.continuar[state.context.variante === 'modal' ? 'modal' : 'pagina']),
    REINTENTAR: ({ press }) => press(shellTexts.reintentar),
    EN_LINEA: ({ reconnect }) => reconnect(),
    'GUARDADO_FUERA (telefonos)': ({ otherTab }, { event }) =>
      otherTab({ borrador_1001_onboarding: kept(event.envios) }),
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
    if (label === 'USAR_SUGERENCIA') return now.sugerencia !== '';
    if (label === 'ANTERIOR') return now.paso > 0;
    if (label === 'REINTENTAR' || label === 'EN_LINEA') return last?.matches({ muestra: 'esperando' });
    // The same news twice is no news.
    if (label.startsWith('GUARDADO_FUERA')) return !before.some((step) => step.label === label);
    const load = /(?:listo|fallo) consultar(Contacto|Provincias|Municipios)/.exec(label)?.[1]?.toLowerCase();
    return load === undefined || now.pendientes.includes(load);
  },
  passing: ['eligiendoPaso', 'finalizando.eligiendo', 'finalizando.decidiendo'],
  inProcess: {
    '(raíz) — fallo vigilar → ·': whyNotHere.localOnly,
    'cargando — tras limiteCarga → eligiendoPaso': whyNotHere.clientFirst,
    'muestra.reintentando — tras limiteCarga → eligiendoPaso': whyNotHere.clientFirst,
    'telefonos.guardando — fallo guardarTelefonos [rechazo] → telefonos.formulario.fallida': refused,
    'direccion.guardando — fallo guardarDireccion [rechazo] → direccion.formulario.fallida': refused,
    'finalizando.telefonos — fallo guardarTelefonos [rechazo] → finalizando.eligiendo': refused,
    'finalizando.direccion — fallo guardarDireccion [rechazo] → finalizando.eligiendo': refused,
    'finalizando.correo — fallo guardarCorreo [rechazo] → finalizando.eligiendo': refused,
    'telefonos.guardando — tras limiteGuardado → telefonos.comprobando': whyNotHere.clientFirst,
    'telefonos.comprobando — tras limiteCarga → telefonos.formulario.noConfirmada': whyNotHere.clientFirst,
    'direccion.guardando — tras limiteGuardado → direccion.comprobando': whyNotHere.clientFirst,
    'direccion.comprobando — tras limiteCarga → direccion.formulario.noConfirmada': whyNotHere.clientFirst,
    'finalizando.telefonos — tras limiteGuardado → finalizando.eligiendo': whyNotHere.clientFirst,
    'finalizando.direccion — tras limiteGuardado → finalizando.eligiendo': whyNotHere.clientFirst,
    'finalizando.correo — tras limiteGuardado → finalizando.eligiendo': whyNotHere.clientFirst,
    'finalizando.comprobando — tras limiteCarga → correo.formulario.noConfirmada': whyNotHere.clientFirst,
    'muestra — ANTERIOR [paso es 0] → ·': whyNotHere.offersNoButton,
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
    'telefonos.formulario.escribiendo': (context) => ({ ...writing(context), offers: [texts.omitir] }),
    'telefonos.formulario.faltanDatos': incomplete,
    'telefonos.formulario.fallida': failed('telefonos'),
    'telefonos.formulario.noConfirmada': unconfirmed,
    'telefonos.guardando': saving,
    'telefonos.comprobando': looking,
    'direccion.formulario.escribiendo': (context) => ({
      ...writing(context),
      withholds: [texts.omitir],
      ...(context.subsidiado ? { says: [texts.subsidiado] } : {}),
    }),
    'direccion.formulario.faltanDatos': incomplete,
    'direccion.formulario.fallida': failed('direccion'),
    'direccion.formulario.noConfirmada': unconfirmed,
    'direccion.guardando': saving,
    'direccion.comprobando': looking,
    'correo.formulario.escribiendo': (context) => ({ ...writing(context), withholds: [texts.omitir] }),
    'correo.formulario.faltanDatos': incomplete,
    'correo.formulario.fallida': (context) => step(context, texts.noGuardados(context.fallidas)),
    'correo.formulario.noConfirmada': unconfirmed,
    'finalizando.eligiendo': () => ({}),
    'finalizando.telefonos': saving,
    'finalizando.direccion': saving,
    'finalizando.correo': saving,
    'finalizando.comprobando': looking,
    'finalizando.decidiendo': () => ({}),
    terminada: ({ variante }) => ({ says: [texts.terminado[variante]], offers: [texts.continuar[variante]] }),
    concluida: left,
    omitida: () => atHome,
    aplazada: left,
  },
};
