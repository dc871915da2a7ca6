import type { CallName } from '../../domain/contract';
import type { CallResult } from '../../domain/contract/call-result';
import { answered } from '../../domain/rules/registration/questions';
import type { registerMachine } from '../../machines/register/register.machine';
import { messages } from '../../server/texts/messages';
import { loginTexts } from '../../src/flows/login/texts';
import {
  registerFaltaText,
  registerNotice,
  registerSteps,
  registerTitle,
  registerTexts as texts,
} from '../../src/flows/register/texts';
import { documentTexts } from '../../src/texts/document';
import { emailTexts } from '../../src/texts/email';
import { problemNotice } from '../../src/texts/problem';
import type { RefusingCall } from '../../src/texts/refusals';
import { resultNotice } from '../../src/texts/result-notice';
import { shellTexts } from '../../src/texts/shell';
import { stateName } from '../../tools/explore/path-id';
import { answers, byItself, choose, does, press, write } from '../walks/acts';
import type { Act, DescribedFlow, ForPeople } from '../walks/described';
import type { Arrival, Gesture, Hand } from '../walks/hand';
import { fromServer, listed, readAs, type Said, spokenOf } from '../walks/read-as';
import type { Sight } from '../walks/sight';
import { skipReasons } from '../walks/skip-reasons';

const asked = (id: number, idTipoPregunta: 1 | 2 | 3) => ({ id, pregunta: `Pregunta ${id}`, idTipoPregunta });
const four = [asked(1, 1), asked(2, 2), asked(3, 3), asked(5, 2)];
const judged = ['registro/preguntas', 'registro/comprobar'];
const challenge = (preguntas: readonly object[]) => ({ desafio: 'un desafío', preguntas });
const verdict = (correctas: boolean) => ({ correctas, pase: correctas ? 'un pase' : '', ...challenge(four) });
const mensaje = 'Mensaje del servidor.';
const rosa = { codigoAfiliado: '10000021', nombres: 'Rosa', apellidos: 'Mejía', correo: '' };
const identity = (codigoMensaje: number, reply: object, forPeople: ForPeople): Act => ({
  gesture: ({ wire }) => wire.answer('autenticar', { codigoMensaje, mensaje, ...reply }),
  ...forPeople,
});
const coded = (code: number, meaning: string, reply: object = {}): Act =>
  identity(code, reply, {
    answer: `código ${code}: ${meaning}`,
    arrange: `en /demo/personas elija a quien lleve al código ${code}`,
  });
const questions = (replied: readonly object[], answer: string, more: ForPeople = {}): Act => ({
  ...answers(answer, more),
  gesture: ({ wire }) => wire.answer('preguntasRegistro', challenge(replied)),
});
const accepted = (replied: readonly object[], forPeople: ForPeople): Act => ({
  gesture: async ({ wire }) => {
    await wire.answer('autenticar', { codigoMensaje: 1000, mensaje, ...rosa, preguntasSeguridad: [] });
    await wire.answer('preguntasRegistro', challenge(replied));
  },
  ...forPeople,
});
/** The server refuses what was answered or its pass, and asks again. */
const again =
  (call: CallName): Gesture =>
  async ({ wire }) => {
    await wire.refuse(call, 'vencido', mensaje);
    await wire.answer('preguntasRegistro', challenge(four));
  };

const held: Arrival = {
  address: '/login',
  hold: ['autenticar', 'preguntasRegistro', 'comprobarRegistro', 'registrar'],
  settings: { extras: judged },
};
const opened = (link: string): Arrival => ({
  ...held,
  from: 'login',
  settle: async ({ page, go, until }) => {
    await page.getByLabel(documentTexts.numero).fill('00112345678');
    await go(link);
    await until(() => page.getByRole('dialog').isVisible());
  },
});

const common = '123456';
const field = ({ page }: Hand, label: string) => page.getByRole('dialog').getByLabel(label, { exact: true });
const send: Gesture = async (I, { event }) => {
  await field(I, texts.clave).fill(event.clave);
  await field(I, texts.claveRepetida).fill(event.claveRepetida);
  await I.press(texts.registrar);
};
/** The text field of the first typed question; any three questions include one. */
const written = ({ page }: Hand) => page.getByRole('dialog').getByRole('textbox').first();
/** Answers any drawn questions. */
const answerAll = async ({ page }: Hand) => {
  const dialog = page.getByRole('dialog');
  const [date, number] = [
    dialog.getByRole('textbox', { name: 'Pregunta 1' }),
    dialog.getByRole('textbox', { name: 'Pregunta 3' }),
  ];
  if (await date.isVisible()) await date.fill('14/08/1958');
  if (await number.isVisible()) await number.fill('2');
  for (const question of ['Pregunta 2', 'Pregunta 5']) {
    const group = dialog.getByRole('radiogroup', { name: question });
    if (await group.isVisible()) await group.getByRole('radio', { name: texts.si }).click();
  }
};

interface Context extends CallResult {
  variante: 'registro' | 'reenvio';
  faltas: Readonly<Partial<Record<string, keyof typeof registerFaltaText>>>;
}
type Step = 0 | 1 | 2;
const leads = [texts.identificar, texts.responder, texts.completar] as const;
const place = (index: Step) => `Paso ${index + 1}, «${registerSteps[index] ?? ''}»`;
const kept = 'Lo escrito se conserva.';

const step =
  (index: Step, forPeople: string, ...says: readonly Said[]) =>
  ({ variante }: Pick<Context, 'variante'>): Sight => ({
    dialog: registerTitle[variante],
    says: [leads[index], ...says],
    forPeople,
  });
const incomplete =
  (index: Step, forPeople: string, ...says: readonly string[]) =>
  (context: Context): Sight => {
    const faults = Object.values(context.faltas).flatMap((falta) =>
      falta === undefined ? [] : [registerFaltaText[falta]],
    );
    return {
      ...step(index, forPeople, ...says, ...faults)(context),
      besides: faults.map(spokenOf).join(' '),
    };
  };
const noticeOf = ({ respuesta, problema }: CallResult, call: RefusingCall): Said[] => {
  const { titulo = '', detalle = '' } = resultNotice({ respuesta, problema }, call, 'acceso') ?? {};
  return [titulo === respuesta?.mensaje ? fromServer(titulo) : titulo, detalle].filter((said) => said !== '');
};
const told =
  (index: Step, call: RefusingCall, besideIt: string) =>
  (context: Context): Sight => {
    const says = noticeOf(context, call);
    const forPeople = `${place(index)}, con ${besideIt} sobre los campos: ${listed(says.map(spokenOf))}.`;
    return { ...step(index, forPeople, ...says)(context), besides: kept };
  };
const own =
  (index: Step, state: keyof typeof registerNotice, besides: string) =>
  (context: Context): Sight => {
    const { titulo, detalle } = registerNotice[state] ?? { titulo: '', detalle: '' };
    const forPeople = `${place(index)}, y sobre los campos: «${titulo}» «${detalle}».`;
    return { ...step(index, forPeople, titulo, detalle)(context), besides };
  };
/** Of a server that says nothing of its own. */
const refused = problemNotice({ kind: 'sinServicio', mensaje: '', status: 410 }, 'acceso');
const asking = (): Sight => ({ dialog: texts.salir, says: [texts.perdera], offers: [texts.seguir, texts.salirSi] });
const gone = (): Sight => ({ address: '/login', heading: loginTexts.titulo, dialog: null });

const busy = `El botón dice «${texts.buscando}»; a su lado, «${texts.cancelar}».`;

const closingStays = 'to close the question is to stay, which the page says with SEGUIR';

export const registerFlow: DescribedFlow<typeof registerMachine> = {
  title: registerTitle.registro,
  waiting:
    'Para alcanzar a ver las esperas, en /demo/fallos ponga «Demora (milisegundos)» con valor 3000 a las llamadas `autenticar`, `preguntasRegistro`, `comprobarRegistro` y `registrar`; al terminar el camino pulse «Quitar todo»',
  calls: {
    identificar: 'autenticar',
    consultarPreguntas: 'preguntasRegistro',
    comprobarRespuestas: 'comprobarRegistro',
    registrar: 'registrar',
  },
  failures: ['sinConexion', 'sinRespuesta', 'sinServicio', 'ilegible'],
  starts: {
    registro: {
      action: `Abra /login, escriba el documento y pulse «${loginTexts.registro}».`,
      arrival: opened(loginTexts.registro),
    },
    'registro, con dos intentos': {
      action: `Arranque el servidor con POLICY_QUESTION_ATTEMPTS=2, abra /login, escriba el documento y pulse «${loginTexts.registro}».`,
      arrival: { ...opened(loginTexts.registro), policy: { questionAttempts: 2 } },
    },
    reenvío: {
      action: `Abra /login, escriba el documento y pulse «${loginTexts.reenvio}».`,
      arrival: opened(loginTexts.reenvio),
    },
    'registro, sin documento': {
      action: 'Abra /login?dialogo=registro.',
      arrival: { ...held, address: '/login?dialogo=registro' },
    },
  },
  acts: {
    'listo identificar (1001)': coded(1001, 'ya tiene cuenta'),
    'listo identificar (1002)': coded(1002, 'la afiliación no está activa'),
    'listo identificar (1003)': coded(1003, 'nadie tiene ese documento'),
    'listo identificar (1004)': coded(1004, 'el correo de la cuenta se perdió', rosa),
    'listo identificar (1011)': coded(1011, 'la cuenta espera la confirmación', rosa),
    'listo identificar (1012)': coded(1012, 'el registro venció', rosa),
    'listo identificar (otro código, con preguntas)': accepted(four, {
      answer: 'código 1000, con las preguntas',
      arrange: 'en /demo/personas elija a quien aún no se haya registrado',
    }),
    'listo identificar (otro código, con dos preguntas)': accepted(four.slice(0, 2), {
      answer: 'código 1000, con dos preguntas',
      arrange: 'en /demo/personas elija a quien tenga solo dos preguntas',
    }),
    'listo consultarPreguntas (cuatro)': questions(four, 'las preguntas'),
    'listo consultarPreguntas (dos)': questions(four.slice(0, 2), 'solo dos preguntas', {
      onlyTests: 'nadie de la demostración tiene una cuenta empezada y solo dos preguntas',
    }),
    'listo comprobarRespuestas (coinciden)': {
      answer: 'son las correctas',
      arrange: 'responda lo que dice /demo/personas',
      gesture: ({ wire }) => wire.answer('comprobarRegistro', verdict(true)),
    },
    'listo comprobarRespuestas (no coinciden)': {
      answer: 'alguna no es la correcta',
      arrange: 'responda otra cosa que la que dice /demo/personas',
      gesture: ({ wire }) => wire.answer('comprobarRegistro', verdict(false)),
    },
    'listo comprobarRespuestas (otra vez)': {
      answer: 'ya no valen, y las preguntas de nuevo',
      arrange: 'espere más de media hora antes de pulsar',
      gesture: again('comprobarRegistro'),
    },
    'listo registrar (1005)': answers('código 1005'),
    'listo registrar (1010)': answers('código 1010', {
      arrange: 'registre y active la misma persona en otra pestaña antes de este paso',
    }),
    'listo registrar (1019)': answers('código 1019', { arrange: 'use el correo de otra cuenta de la demostración' }),
    'listo registrar (1020)': answers('código 1020', {
      arrange: 'use clave1234 de contraseña, que es de las más comunes',
    }),
    'listo registrar (sin pase)': {
      answer: 'hay que contestar otra vez, y las preguntas de nuevo',
      arrange: 'espere más de 15 minutos desde que contestó las preguntas',
      gesture: again('registrar'),
    },
    'listo registrar (1018, sin lista)': answers('código 1018, que aquí nadie listó', {
      onlyTests: 'el servidor de la demostración no lo responde',
    }),
    'listo revisarClave (común)': byItself(`La contraseña es ${common}.`),
    'listo revisarClave (sin reparos)': byItself('La contraseña no está en la lista.'),
    'ESCRIBIR (pasaporte)': choose(documentTexts.tipo, 'Pasaporte'),
    'ESCRIBIR (cedula)': write(documentTexts.numero, '00112345678', 'el documento'),
    CANCELAR: press(texts.cancelar),
    REENVIAR: press(texts.reenviar),
    ANTERIOR: press(readAs(texts.atras, 'la flecha del título')),
    RETROCEDER: does('Pulse «Atrás» en el navegador.', async ({ page }) => {
      await page.evaluate(() => history.back());
    }),
    'ESCRIBIR (la del uno)': does('Responda una de las preguntas.', (I) => written(I).fill('14/08/1958')),
    'ESCRIBIR (la del uno, borrada)': does('Borre esa respuesta.', (I) => written(I).fill('')),
    'SIGUIENTE (sin más)': press(texts.siguiente),
    'SIGUIENTE (con las tres)': does(`Responda las tres preguntas y pulse «${texts.siguiente}».`, async (I) => {
      await answerAll(I);
      await I.press(texts.siguiente);
    }),
    'ESCRIBIR (correo con error)': write(texts.correo, 'rosa@gmial.com'),
    'ESCRIBIR (correo repetido)': write(texts.correoRepetido, 'rosa@gmail.com'),
    'DEJAR (la clave)': does(`Pase de «${texts.clave}» a otro campo.`, async (I) => {
      await field(I, texts.clave).focus();
      await field(I, texts.claveRepetida).focus();
    }),
    'DEJAR (correo)': does('Pase a otro campo.', async (I) => {
      await field(I, texts.correo).focus();
      await field(I, texts.correoRepetido).focus();
    }),
    USAR_SUGERENCIA: {
      ...press(emailTexts.usarSugerencia('rosa@gmail.com')),
      action: `Pulse «${emailTexts.usarSugerencia('rosa@gmail.com')}», si se ofrece.`,
    },
    'ESCRIBIR (clave)': does(`Escriba en «${texts.clave}».`, (I, _step, next) =>
      field(I, texts.clave).fill(next?.label.endsWith('(común)') ? common : 'Mangu-7-Yaque'),
    ),
    'ESCRIBIR (clave repetida)': does(`Escriba una letra en «${texts.claveRepetida}».`, (I) =>
      field(I, texts.claveRepetida).pressSequentially('x'),
    ),
    'ENVIAR (con clave)': does(`Complete las dos contraseñas con la misma y pulse «${texts.registrar}».`, send),
    'ENVIAR (sin clave)': does(`Deje vacías las contraseñas y pulse «${texts.registrar}».`, send),
    CERRAR: press(readAs(shellTexts.cerrar, 'la equis')),
    SEGUIR: press(texts.seguir),
    SALIR: press(texts.salirSi),
  },
  may: ({ label }, before) => {
    const last = before.at(-1)?.state;
    const state = stateName(last?.value ?? '');
    if ((state === 'comprobada.datos.escribiendoClave') !== label.startsWith('listo revisarClave')) return false;
    // What the page has typed is common only just after it was found so.
    if (label === 'DEJAR (la clave)' && last?.context.flaqueza !== null)
      return before.at(-1)?.label.endsWith('(común)') === true;
    const written = last !== undefined && answered(last.context.preguntas, last.context.borrador) > 0;
    if (label === 'ESCRIBIR (la del uno)') return !written;
    if (label === 'ESCRIBIR (la del uno, borrada)') return written;
    if (label === 'USAR_SUGERENCIA') return last?.context.sugerencia !== '';
    // The leave question blocks everything else.
    if (state.endsWith('.dejando')) return /^(SEGUIR|SALIR|RETROCEDER)/.test(label);
    return true;
  },
  passing: ['comprobada.datos.escribiendoClave', 'haciaReenvio'],
  inProcess: {
    'identificando — tras limiteConsulta → identidad.sinIdentificar': skipReasons.clientFirst,
    'pidiendoPreguntas — tras limiteConsulta → identidad.sinIdentificar': skipReasons.clientFirst,
    'comprobada — fallo vigilarRegreso → ·': skipReasons.localOnly,
    'comprobada.datos.escribiendoClave — fallo revisarClave → comprobada.datos.escribiendo': skipReasons.localOnly,
    'comprobada.comprobando — tras limiteConsulta → comprobada.preguntas.sinComprobar': skipReasons.clientFirst,
    'comprobada.preguntas.dejando — CERRAR → comprobada.preguntas.respondiendo': closingStays,
    'comprobada.datos.dejando — CERRAR → comprobada.datos.escribiendo': closingStays,
    'comprobada.registrando — tras limiteRegistro → comprobada.datos.sinSaber': skipReasons.clientFirst,
  },
  seen: {
    'identidad.escribiendo': step(0, `${place(0)}, sin avisos sobre los campos.`),
    'identidad.faltanDatos': incomplete(0, `${place(0)}: cada campo dice qué le falta, y el foco va al primero.`),
    'identidad.yaRegistrada': told(0, 'autenticar', `un botón «${texts.iniciarSesion}» y un aviso`),
    'identidad.afiliacionInactiva': told(0, 'autenticar', 'una advertencia'),
    'identidad.noEncontrada': told(0, 'autenticar', 'un error'),
    'identidad.sinConfirmar': told(0, 'autenticar', `un botón «${texts.reenviar}» y un aviso`),
    'identidad.confirmacionPendiente': told(0, 'autenticar', `un botón «${texts.reenviar}» y un aviso`),
    'identidad.sinPreguntas': told(0, 'autenticar', 'un error'),
    'identidad.intentosAgotados': own(0, 'identidad.intentosAgotados', kept),
    'identidad.sinIdentificar': told(0, 'autenticar', 'un error'),
    identificando: step(0, busy, texts.buscando),
    pidiendoPreguntas: step(0, busy, texts.buscando),
    'comprobada.preguntas.abriendo': step(1, place(1)),
    'comprobada.preguntas.respondiendo': step(1, `${place(1)}: tres preguntas distintas, sin aviso sobre ellas.`),
    'comprobada.preguntas.registroVencido': told(1, 'autenticar', 'una advertencia'),
    'comprobada.preguntas.incompletas': incomplete(
      1,
      `«${texts.contesteTodas}», con lo que le falta a cada una.`,
      texts.contesteTodas,
    ),
    'comprobada.preguntas.incorrectas': own(
      1,
      'comprobada.preguntas.incorrectas',
      'Otro sorteo, con los campos vacíos.',
    ),
    'comprobada.preguntas.otraVez': own(1, 'comprobada.preguntas.otraVez', 'Otras preguntas, con los campos vacíos.'),
    'comprobada.preguntas.sinComprobar': told(1, 'autenticar', 'un error'),
    'comprobada.preguntas.dejando': asking,
    'comprobada.comprobando': step(1, `El botón dice «${texts.buscando}».`, texts.buscando),
    'comprobada.datos.escribiendo': (context) =>
      step(
        2,
        `${place(2)}, con los nombres puestos y sin avisos sobre los campos.`,
        ...(context.faltas.clave === 'comun' ? [registerFaltaText.comun] : []),
      )(context),
    'comprobada.datos.escribiendoClave': step(2, `${place(2)}, y bajo «${texts.clave}» lo que dice la lista.`),
    'comprobada.datos.faltanDatos': incomplete(
      2,
      `«${texts.faltanDatos}», y cada campo dice bajo él qué le falta.`,
      texts.faltanDatos,
    ),
    'comprobada.datos.correoEnUso': told(2, 'registrar', 'una advertencia'),
    'comprobada.datos.claveFacil': ({ variante, respuesta }) => ({
      ...step(2, '', texts.faltanDatos, fromServer(respuesta?.mensaje ?? ''))({ variante }),
      forPeople: `«${texts.faltanDatos}», y bajo «${texts.clave}» el mensaje del servidor: «${messages.password.comun}»`,
      besides: kept,
    }),
    'comprobada.datos.rechazados': told(2, 'registrar', 'un error'),
    'comprobada.datos.sinSaber': own(2, 'comprobada.datos.sinSaber', kept),
    'comprobada.datos.sinRegistrar': (context) => ({
      ...step(2, `${place(2)}, con un error sobre los campos.`, ...Object.values(refused))(context),
      besides: kept,
    }),
    'comprobada.datos.dejando': asking,
    'comprobada.registrando': step(
      2,
      `El botón dice «${texts.registrando}», y no hay equis con que cerrar.`,
      texts.registrando,
    ),
    haciaReenvio: () => ({
      dialog: registerTitle.reenvio,
      forPeople: `El diálogo «${registerTitle.reenvio}», con el documento ya puesto.`,
    }),
    registrada: (context) => ({
      ...gone(),
      says: noticeOf(context, 'registrar'),
      forPeople: 'El diálogo se cierra, un aviso dice que llegará el correo, y la página lo espera.',
    }),
    yaTieneCuenta: (context) => {
      const says = noticeOf(context, 'registrar');
      return {
        ...gone(),
        says,
        forPeople: `El diálogo se cierra, y un aviso dice que entre con su cuenta: ${listed(says.map(spokenOf))}.`,
      };
    },
    cerrada: () => ({ ...gone(), forPeople: 'La página de entrada, sin el diálogo, con el documento puesto.' }),
  },
};
