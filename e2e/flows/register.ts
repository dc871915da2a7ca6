import { stateName } from '../../engine/path-id';
import { cases } from '../../machines/register/register.cases';
import type { registerMachine } from '../../machines/register/register.machine';
import type { ProblemKind } from '../../src/contract/problem';
import { loginTexts } from '../../src/flows/login/texts';
import { registerNextStep, registerTitle, registerTexts as texts } from '../../src/flows/register/texts';
import { documentTexts } from '../../src/texts/document';
import { noAnswerNotice, problemNotice } from '../../src/texts/problem';
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

type Context = { variante: 'registro' | 'reenvio'; mensaje: string };
const step =
  (lead: string, ...says: string[]) =>
  ({ variante }: Context): Sight => ({ dialog: registerTitle[variante], says: [lead, ...says] });
const refused =
  (lead: string, state: keyof typeof registerNextStep) =>
  (context: Context): Sight => ({
    dialog: registerTitle[context.variante],
    says: [lead, registerNextStep[state] ?? '', ...(context.mensaje === '' ? [] : [context.mensaje])],
  });
const failed = (kind: ProblemKind) => problemNotice({ kind, mensaje: '' }, 'acceso');
const identityFailed = (kind: ProblemKind) => step(texts.identificar, failed(kind).titulo, failed(kind).detalle);
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
    ELEGIR_TIPO: async (I) => void (await field(I, documentTexts.tipo).selectOption('4')),
    ESCRIBIR_DOCUMENTO: (I) => field(I, documentTexts.numero).fill('00112345678'),
    SIGUIENTE: ({ press }) => press(texts.siguiente),
    CANCELAR: ({ press }) => press(texts.cancelar),
    REENVIAR: ({ press }) => press(texts.reenviar),
    VOLVER: ({ press }) => press(texts.atras),
    RETROCEDER: async ({ page }) => void (await page.evaluate(() => history.back())),
    'CONTESTAR (la del uno)': (I) => written(I).fill('14/08/1958'),
    'CONTESTAR (la del uno, borrada)': (I) => written(I).fill(''),
    RESPONDER: async (I, { event }, next) => {
      if (event.respuestas.length > 0) await answerAll(I, next?.label.includes('no coinciden') !== true);
      await I.press(texts.siguiente);
    },
    ESCRIBIR_CORREO: (I, { event }) => field(I, texts.correo).fill(event.texto),
    REPETIR_CORREO: (I, { event }) => field(I, texts.correoRepetido).fill(event.texto),
    DEJAR_CORREO: async (I) => {
      await field(I, texts.correo).focus();
      await field(I, texts.correoRepetido).focus();
    },
    USAR_SUGERENCIA: ({ press }, { state }) => press(texts.usarSugerencia(state.context.correo)),
    ESCRIBIR_CLAVE: (I) => field(I, texts.clave).pressSequentially('x'),
    REPETIR_CLAVE: (I) => field(I, texts.claveRepetida).pressSequentially('x'),
    REGISTRAR: async (I, { event }) => {
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
    const written: readonly number[] = last?.context.contestadas ?? [];
    if (label === 'CONTESTAR (la del uno)') return written.length === 0;
    if (label.startsWith('CONTESTAR')) return written.length > 0;
    if (label === 'USAR_SUGERENCIA') return last?.context.sugerencia !== '';
    // A question stands over the page, and only it can be answered.
    if (state.endsWith('.dejando')) return /^(SEGUIR|SALIR|RETROCEDER)/.test(label);
    return true;
  },
  passing: ['comprobada.comprobando', 'haciaReenvio'],
  inProcess: {
    'identificando — fallo identificar → identidad.fallo': whyNotHere.notOurBug,
    'identificando — tras limiteConsulta → identidad.sinRespuesta': whyNotHere.clientFirst,
    'pidiendoPreguntas — fallo consultarPreguntas → identidad.fallo': whyNotHere.notOurBug,
    'pidiendoPreguntas — tras limiteConsulta → identidad.sinRespuesta': whyNotHere.clientFirst,
    'comprobada — fallo vigilarRegreso → ·': whyNotHere.localOnly,
    'comprobada.comprobando — fallo comprobarRespuestas → comprobada.preguntas.fallo': whyNotHere.localOnly,
    'comprobada.comprobando — tras limiteConsulta → comprobada.preguntas.fallo': whyNotHere.localOnly,
    'comprobada.preguntas.dejando — CERRAR → comprobada.preguntas.respondiendo': closingStays,
    'comprobada.datos.dejando — CERRAR → comprobada.datos.escribiendo': closingStays,
    'comprobada.registrando — fallo registrar → comprobada.datos.fallo': whyNotHere.notOurBug,
    'comprobada.registrando — tras limiteRegistro → comprobada.datos.sinRespuesta': whyNotHere.clientFirst,
  },
  seen: {
    'identidad.escribiendo': step(texts.identificar),
    'identidad.faltanDatos': step(texts.identificar),
    'identidad.yaRegistrada': refused(texts.identificar, 'identidad.yaRegistrada'),
    'identidad.afiliacionInactiva': refused(texts.identificar, 'identidad.afiliacionInactiva'),
    'identidad.noEncontrada': refused(texts.identificar, 'identidad.noEncontrada'),
    'identidad.sinConfirmar': refused(texts.identificar, 'identidad.sinConfirmar'),
    'identidad.confirmacionPendiente': refused(texts.identificar, 'identidad.confirmacionPendiente'),
    'identidad.sinPreguntas': step(texts.identificar, registerNextStep['identidad.sinPreguntas'] ?? ''),
    'identidad.intentosAgotados': step(texts.identificar, registerNextStep['identidad.intentosAgotados'] ?? ''),
    'identidad.sinConexion': identityFailed('sinConexion'),
    'identidad.sinRespuesta': step(texts.identificar, noAnswerNotice('acceso').titulo),
    'identidad.sinServicio': identityFailed('sinServicio'),
    'identidad.ilegible': identityFailed('ilegible'),
    'identidad.fallo': step(texts.identificar),
    identificando: step(texts.identificar, texts.buscando),
    pidiendoPreguntas: step(texts.identificar, texts.buscando),
    'comprobada.preguntas.abriendo': step(texts.responder),
    'comprobada.preguntas.respondiendo': step(texts.responder),
    'comprobada.preguntas.registroVencido': refused(texts.responder, 'comprobada.preguntas.registroVencido'),
    'comprobada.preguntas.incompletas': step(texts.responder, texts.contesteTodas),
    'comprobada.preguntas.incorrectas': step(texts.responder, texts.noCoinciden, texts.otrasPreguntas),
    'comprobada.preguntas.fallo': step(texts.responder),
    'comprobada.preguntas.dejando': asking,
    'comprobada.comprobando': () => ({}),
    'comprobada.datos.escribiendo': step(texts.completar),
    'comprobada.datos.faltanDatos': step(texts.completar, texts.faltanDatos),
    'comprobada.datos.correoEnUso': refused(texts.completar, 'comprobada.datos.correoEnUso'),
    'comprobada.datos.rechazados': refused(texts.completar, 'comprobada.datos.rechazados'),
    'comprobada.datos.sinConexion': step(texts.completar, texts.nadieSabe),
    'comprobada.datos.sinRespuesta': step(texts.completar, texts.nadieSabe),
    'comprobada.datos.sinServicio': step(texts.completar, failed('sinServicio').detalle),
    'comprobada.datos.ilegible': step(texts.completar, failed('ilegible').detalle),
    'comprobada.datos.fallo': step(texts.completar),
    'comprobada.datos.dejando': asking,
    'comprobada.registrando': step(texts.completar, texts.registrando),
    haciaReenvio: () => ({ dialog: registerTitle.reenvio }),
    registrada: () => ({ ...gone(), says: [texts.revisar] }),
    yaTieneCuenta: () => ({ ...gone(), says: [texts.entrar] }),
    cerrada: gone,
  },
};
