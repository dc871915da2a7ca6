import type { ContextFrom } from 'xstate';
import type { CallName } from '../../domain/contract';
import { draftOfContact } from '../../domain/rules/contact/contact-draft';
import { contactParts } from '../../domain/rules/contact/contact-part';
import { guardado as storedContact } from '../../machines/contactSave/contactSave.cases';
import type { contactSaveMachine } from '../../machines/contactSave/contactSave.machine';
import { onboardingTexts as texts } from '../../src/flows/onboarding/texts';
import { contactTexts } from '../../src/texts/contact';
import { incomplete } from '../props/members';
import { answers, does } from '../walks/acts';
import { contactSaves } from '../walks/contact-save-ends';
import type { DescribedFlow } from '../walks/described';
import type { Arrival, Hand } from '../walks/hand';
import { sessionOf } from '../walks/member-session';
import { skipReasons } from '../walks/skip-reasons';
import { startTime } from '../walks/start-time';

type Context = ContextFrom<typeof contactSaveMachine>;

const place = (codigo: string, descripcion: string, codigoPadre: string) => ({ codigo, descripcion, codigoPadre });
const kept = (paso: number, envios: object) =>
  JSON.stringify({ desde: startTime, datos: { borrador: draftOfContact(storedContact), paso, envios } });

const opened = (paso: number, button: string): Arrival => ({
  address: '/onboarding',
  local: { ...sessionOf('1001'), borrador_1001_onboarding: kept(paso, {}) },
  hold: ['datoscontactos', ...Object.values(contactSaves)],
  background: {
    provincias: { result: [place('32', 'Santo Domingo', '10')] },
    municipios: { result: [place('3201', 'Santo Domingo Este', '32')] },
  },
  from: 'onboarding',
  settle: async ({ wire, until, page, press }) => {
    await wire.answer('datoscontactos', storedContact);
    await until(() => page.getByRole('heading', { name: texts.preguntas[paso] }).isVisible());
    await press(button);
  },
});

const isStep = ({ partes }: Context) => partes.length === 1;
const here = (context: Context) => ({ heading: texts.preguntas[isStep(context) ? 0 : 2], dialog: null });
const inOrder = (fallidas: Context['fallidas']) => contactParts.filter((part) => fallidas.includes(part));

/** After a step the chart may already have moved to the next part. */
const sentCall = async (I: Hand): Promise<CallName> => {
  const call = () => Object.values(contactSaves).find((one) => I.wire.waits(one));
  await I.until(async () => call() !== undefined);
  return call() ?? 'updateTelefonos';
};

/** Walked inside the onboarding. */
export const contactSaveFlow: DescribedFlow<typeof contactSaveMachine> = {
  title: 'Guardado de los datos de contacto',
  before: 'Salga de la sesión si hay alguna, y vuelva a empezar con «npm run demo:reset»',
  member: incomplete,
  calls: { comprobarContacto: 'datoscontactos' },
  starts: {
    'los teléfonos': {
      action: `Entre con {tipo} {documento} y {clave}; en /onboarding escriba un celular y pulse «${texts.siguiente}».`,
      arrival: opened(0, texts.siguiente),
    },
    'las tres partes': {
      action: `Entre con {tipo} {documento} y {clave}; llegue en /onboarding hasta el correo, sin red desde la dirección, y pulse «${texts.finalizar}».`,
      arrival: opened(2, texts.finalizar),
    },
    'los teléfonos, con un envío sin confirmar': {
      action: 'Guarde los teléfonos, y pierda la red antes de la respuesta; con la red de vuelta, guárdelos otra vez.',
    },
    'las tres partes, y una no puede ir': {
      action: `En /onboarding llegue hasta el correo sin la lista de municipios, y pulse «${texts.finalizar}».`,
    },
  },
  acts: {
    'GUARDADO_FUERA (la dirección)': does(
      'En otra pestaña del asistente guarde la misma dirección.',
      ({ otherTab }, { event }) => otherTab({ borrador_1001_onboarding: kept(2, event.envios) }),
    ),
    'listo guardarParte (guardado)': {
      ...answers('guardado'),
      gesture: async (I) => I.wire.answer(await sentCall(I), { mensaje: '' }),
    },
    'fallo guardarParte (rechazo)': { gesture: async (I) => I.wire.fail(await sentCall(I), 'rechazo') },
    'fallo guardarParte (ilegible)': { gesture: async (I) => I.wire.fail(await sentCall(I), 'ilegible') },
    'listo comprobarContacto (lo que se envió)': answers('lo que se acaba de enviar'),
    'listo comprobarContacto (otro celular)': answers('otro celular', {
      onlyTests: 'la demostración guarda lo que se le envía',
    }),
  },
  // The same storage value twice fires no event.
  may: ({ label }, before) => !label.startsWith('GUARDADO_FUERA') || !before.some((step) => step.label === label),
  passing: ['eligiendo'],
  inProcess: {
    'guardando — tras limiteGuardado → eligiendo': skipReasons.clientFirst,
    'comprobando — tras limiteCarga → sinConfirmar': skipReasons.clientFirst,
  },
  seen: {
    eligiendo: () => ({}),
    guardando: (context) => ({ ...here(context), says: [contactTexts.guardando] }),
    comprobando: (context) => ({ ...here(context), says: [contactTexts.comprobando] }),
    guardada: (context) => (isStep(context) ? { heading: texts.preguntas[1] } : { says: [texts.terminado.pagina] }),
    fallida: (context) => ({
      ...here(context),
      says: [isStep(context) ? texts.noGuardado('telefonos') : texts.noGuardados(inOrder(context.fallidas))],
    }),
    sinConfirmar: (context) => ({ ...here(context), says: [contactTexts.sinConfirmar] }),
  },
};
