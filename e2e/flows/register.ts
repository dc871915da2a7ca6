import { stateName } from '../../engine/path-id';
import { cases } from '../../machines/register/register.cases';
import type { registerMachine } from '../../machines/register/register.machine';
import type { CallResult } from '../../src/contract/call-result';
import { loginTexts } from '../../src/flows/login/texts';
import { registerNotice, registerTitle, registerTexts as texts } from '../../src/flows/register/texts';
import { answered } from '../../src/rules/registration/questions';
import { documentTexts } from '../../src/texts/document';
import { emailTexts } from '../../src/texts/email';
import type { RefusingCall } from '../../src/texts/refusals';
import { resultNotice } from '../../src/texts/result-notice';
import { shellTexts } from '../../src/texts/shell';
import type { Arrival, BrowserDriver, Gesture, Hand } from '../paths/browser-driver';
import type { Sight } from '../paths/sight';
import { whyNotHere } from '../paths/why-not-here';

const answers = { 1: '1958-08-14', 2: 'Sí', 3: '2', 5: 'No' } as const;
const asked = (id: keyof typeof answers, idTipoPregunta: 1 | 2 | 3) => ({
  id,
  pregunta: `Pregunta ${id}`,
  idTipoPregunta,
  respuesta: answers[id],
});
const four = [asked(1, 1), asked(2, 2), asked(3, 3), asked(5, 2)];
const mensaje = 'Mensaje del servidor.';
const rosa = { codigoAfiliado: '10000021', nombres: 'Rosa', apellidos: 'Mejía', correo: '' };
const identity =
  (codigoMensaje: number, reply: object = {}): Gesture =>
  ({ wire }) =>
    wire.answer('autenticar', { codigoMensaje, mensaje, ...reply });

const held: Arrival = { address: '/login', hold: ['autenticar', 'preguntasSeguridad', 'registrar'] };
const opened = (link: string): Arrival => ({
  ...held,
  from: 'login',
  settle: async ({ page, go, until }) => {
    await page.getByLabel(documentTexts.numero).fill('00112345678');
    await go(link);
    await until(() => page.getByRole('dialog').isVisible());
  },
});

const field = ({ page }: Hand, label: string) => page.getByRole('dialog').getByLabel(label, { exact: true });
const fillData = async (I: Hand, { clave, claveRepetida }: { clave: string; claveRepetida: string }) => {
  await field(I, texts.clave).fill(clave);
  await field(I, texts.claveRepetida).fill(claveRepetida);
};
/** The first question that is answered by writing; of any three there is one. */
const written = ({ page }: Hand) => page.getByRole('dialog').getByRole('textbox').first();
/** Whichever were drawn. */
const answerAll = async ({ page }: Hand, right: boolean) => {
  const dialog = page.getByRole('dialog');
  const [date, number] = [
    dialog.getByRole('textbox', { name: 'Pregunta 1' }),
    dialog.getByRole('textbox', { name: 'Pregunta 3' }),
  ];
  if (await date.isVisible()) await date.fill(right ? '14/08/1958' : '15/08/1958');
  if (await number.isVisible()) await number.fill(right ? '2' : '9');
  for (const [question, yes] of [
    ['Pregunta 2', right],
    ['Pregunta 5', !right],
  ] as const) {
    const group = dialog.getByRole('radiogroup', { name: question });
    if (await group.isVisible()) await group.getByRole('radio', { name: yes ? texts.si : texts.no }).click();
  }
};

type Context = CallResult & { variante: 'registro' | 'reenvio' };
const step =
  (lead: string, ...says: string[]) =>
  ({ variante }: Context): Sight => ({ dialog: registerTitle[variante], says: [lead, ...says] });
const told =
  (lead: string, call: RefusingCall) =>
  ({ variante, respuesta, problema }: Context): Sight => {
    const { titulo = '', detalle = '' } = resultNotice({ respuesta, problema }, call, 'acceso') ?? {};
    return { dialog: registerTitle[variante], says: [lead, titulo, detalle] };
  };
const own = (lead: string, state: keyof typeof registerNotice) =>
  step(lead, registerNotice[state]?.titulo ?? '', registerNotice[state]?.detalle ?? '');
const asking = () => ({ dialog: texts.salir, says: [texts.perdera], offers: [texts.seguir, texts.salirSi] });
const gone = (): Sight => ({ address: '/login', heading: loginTexts.titulo, dialog: null });

const closingStays = 'to close the question is to stay, which the page says with SEGUIR';

export const driver: BrowserDriver<typeof registerMachine> = {
  cases,
  calls: { identificar: 'autenticar', consultarPreguntas: 'preguntasSeguridad', registrar: 'registrar' },
  failures: ['sinConexion', 'sinRespuesta', 'sinServicio', 'ilegible'],
  starts: {
    registro: opened(loginTexts.registro),
    'registro, con dos intentos': { ...opened(loginTexts.registro), policy: { questionAttempts: 2 } },
    reenvío: opened(loginTexts.reenvio),
    'registro, sin documento': { ...held, address: '/login?dialogo=registro' },
  },
  gestures: {
    'listo identificar (1001)': identity(1001),
    'listo identificar (1002)': identity(1002),
    'listo identificar (1003)': identity(1003),
    'listo identificar (1004)': identity(1004, rosa),
    'listo identificar (1011)': identity(1011, rosa),
    'listo identificar (1012)': identity(1012, rosa),
    'listo identificar (otro código, con preguntas)': identity(1000, { ...rosa, preguntasSeguridad: four }),
    'listo identificar (otro código, con dos preguntas)': identity(1000, {
      ...rosa,
      preguntasSeguridad: four.slice(0, 2),
    }),
    'listo consultarPreguntas (cuatro)': ({ wire }) => wire.answer('preguntasSeguridad', four),
    'listo consultarPreguntas (dos)': ({ wire }) => wire.answer('preguntasSeguridad', four.slice(0, 2)),
    // They are compared on the page, as soon as they are sent.
    'listo comprobarRespuestas': async () => {},
    'ESCRIBIR (pasaporte)': async (I) => void (await field(I, documentTexts.tipo).selectOption('4')),
    'ESCRIBIR (cedula)': (I) => field(I, documentTexts.numero).fill('00112345678'),
    CANCELAR: ({ press }) => press(texts.cancelar),
    REENVIAR: ({ press }) => press(texts.reenviar),
    ANTERIOR: ({ press }) => press(texts.atras),
    RETROCEDER: async ({ page }) => void (await page.evaluate(() => history.back())),
    'ESCRIBIR (la del uno)': (I) => written(I).fill('14/08/1958'),
    'ESCRIBIR (la del uno, borrada)': (I) => written(I).fill(''),
    SIGUIENTE: async (I, { event }, next) => {
      if (event.respuestas !== undefined) await answerAll(I, next?.label.includes('no coinciden') !== true);
      await I.press(texts.siguiente);
    },
    'ESCRIBIR (correo con error)': (I, { event }) => field(I, texts.correo).fill(event.valor),
    'ESCRIBIR (correo repetido)': (I, { event }) => field(I, texts.correoRepetido).fill(event.valor),
    DEJAR: async (I) => {
      await field(I, texts.correo).focus();
      await field(I, texts.correoRepetido).focus();
    },
    USAR_SUGERENCIA: ({ press }, { state }) => press(emailTexts.usarSugerencia(state.context.borrador.correo)),
    'ESCRIBIR (clave)': (I) => field(I, texts.clave).pressSequentially('x'),
    'ESCRIBIR (clave repetida)': (I) => field(I, texts.claveRepetida).pressSequentially('x'),
    ENVIAR: async (I, { event }) => {
      await fillData(I, { clave: event.clave, claveRepetida: event.claveRepetida });
      await I.press(texts.registrar);
    },
    CERRAR: ({ press }) => press(shellTexts.cerrar),
    SEGUIR: ({ press }) => press(texts.seguir),
    SALIR: ({ press }) => press(texts.salirSi),
  },
  may: ({ label }, before) => {
    const last = before.at(-1)?.state;
    const state = stateName(last?.value ?? '');
    if ((state === 'comprobada.comprobando') !== label.startsWith('listo comprobarRespuestas')) return false;
    const written = last !== undefined && answered(last.context.preguntas, last.context.borrador) > 0;
    if (label === 'ESCRIBIR (la del uno)') return !written;
    if (label === 'ESCRIBIR (la del uno, borrada)') return written;
    if (label === 'USAR_SUGERENCIA') return last?.context.sugerencia !== '';
    // A question stands over the page, and only it can be answered.
    if (state.endsWith('.dejando')) return /^(SEGUIR|SALIR|RETROCEDER)/.test(label);
    return true;
  },
  passing: ['comprobada.comprobando', 'haciaReenvio'],
  inProcess: {
    'identificando — tras limiteConsulta → identidad.sinIdentificar': whyNotHere.clientFirst,
    'pidiendoPreguntas — tras limiteConsulta → identidad.sinIdentificar': whyNotHere.clientFirst,
    'comprobada — fallo vigilarRegreso → ·': whyNotHere.localOnly,
    'comprobada.comprobando — fallo comprobarRespuestas → comprobada.preguntas.sinComprobar': whyNotHere.localOnly,
    'comprobada.comprobando — tras limiteConsulta → comprobada.preguntas.sinComprobar': whyNotHere.localOnly,
    'comprobada.preguntas.dejando — CERRAR → comprobada.preguntas.respondiendo': closingStays,
    'comprobada.datos.dejando — CERRAR → comprobada.datos.escribiendo': closingStays,
    'comprobada.registrando — tras limiteRegistro → comprobada.datos.sinSaber': whyNotHere.clientFirst,
  },
  seen: {
    'identidad.escribiendo': step(texts.identificar),
    'identidad.faltanDatos': step(texts.identificar),
    'identidad.yaRegistrada': told(texts.identificar, 'autenticar'),
    'identidad.afiliacionInactiva': told(texts.identificar, 'autenticar'),
    'identidad.noEncontrada': told(texts.identificar, 'autenticar'),
    'identidad.sinConfirmar': told(texts.identificar, 'autenticar'),
    'identidad.confirmacionPendiente': told(texts.identificar, 'autenticar'),
    'identidad.sinPreguntas': told(texts.identificar, 'autenticar'),
    'identidad.intentosAgotados': own(texts.identificar, 'identidad.intentosAgotados'),
    'identidad.sinIdentificar': told(texts.identificar, 'autenticar'),
    identificando: step(texts.identificar, texts.buscando),
    pidiendoPreguntas: step(texts.identificar, texts.buscando),
    'comprobada.preguntas.abriendo': step(texts.responder),
    'comprobada.preguntas.respondiendo': step(texts.responder),
    'comprobada.preguntas.registroVencido': told(texts.responder, 'autenticar'),
    'comprobada.preguntas.incompletas': step(texts.responder, texts.contesteTodas),
    'comprobada.preguntas.incorrectas': own(texts.responder, 'comprobada.preguntas.incorrectas'),
    'comprobada.preguntas.sinComprobar': own(texts.responder, 'comprobada.preguntas.sinComprobar'),
    'comprobada.preguntas.dejando': asking,
    'comprobada.comprobando': () => ({}),
    'comprobada.datos.escribiendo': step(texts.completar),
    'comprobada.datos.faltanDatos': step(texts.completar, texts.faltanDatos),
    'comprobada.datos.correoEnUso': told(texts.completar, 'registrar'),
    'comprobada.datos.rechazados': told(texts.completar, 'registrar'),
    'comprobada.datos.sinSaber': own(texts.completar, 'comprobada.datos.sinSaber'),
    'comprobada.datos.sinRegistrar': told(texts.completar, 'registrar'),
    'comprobada.datos.dejando': asking,
    'comprobada.registrando': step(texts.completar, texts.registrando),
    haciaReenvio: () => ({ dialog: registerTitle.reenvio }),
    registrada: (context) => ({ ...gone(), says: told('', 'registrar')(context).says ?? [] }),
    yaTieneCuenta: (context) => ({ ...gone(), says: told('', 'registrar')(context).says ?? [] }),
    cerrada: gone,
  },
};
