import type { registerMachine } from '../../../machines/register/register.machine';
import type { CallResult } from '../../../src/contract/call-result';
import { loginTexts } from '../../../src/flows/login/texts';
import {
  registerFaltaText,
  registerNotice,
  registerSteps,
  registerTitle,
  registerTexts as texts,
} from '../../../src/flows/register/texts';
import { documentTexts } from '../../../src/texts/document';

import { emailTexts } from '../../../src/texts/email';
import type { Notice } from '../../../src/texts/problem';
import { type RefusingCall, refusals } from '../../../src/texts/refusals';
import { resultNotice } from '../../../src/texts/result-notice';
import type { FlowWords } from '../flow-words';

const kept = 'Lo escrito se conserva.';
const notice = ({ titulo, detalle }: Notice): string => `Sobre los campos: «${titulo}» «${detalle}». ${kept}`;
const own = (state: keyof typeof registerNotice): string => {
  const said = registerNotice[state];
  return said === undefined ? '' : notice(said);
};
/** The states that tell what a call came to, and whose refusals its words are. */
const telling: Readonly<Partial<Record<string, RefusingCall>>> = {
  'identidad.yaRegistrada': 'autenticar',
  'identidad.afiliacionInactiva': 'autenticar',
  'identidad.noEncontrada': 'autenticar',
  'identidad.sinConfirmar': 'autenticar',
  'identidad.confirmacionPendiente': 'autenticar',
  'identidad.sinPreguntas': 'autenticar',
  'identidad.sinIdentificar': 'autenticar',
  'comprobada.preguntas.registroVencido': 'autenticar',
  'comprobada.datos.correoEnUso': 'registrar',
  'comprobada.datos.rechazados': 'registrar',
  'comprobada.datos.sinRegistrar': 'registrar',
};
/** The demo server has a sentence of its own where the cases of the chart have another. */
const told = ({ respuesta, problema }: CallResult, state: string): string => {
  const call = telling[state];
  const said = call === undefined ? null : resultNotice({ respuesta, problema }, call, 'acceso');
  if (said === null) return '';
  return respuesta === null || respuesta.mensaje === ''
    ? notice(said)
    : `Sobre los campos, el mensaje del servidor y «${said.detalle}». ${kept}`;
};
const someone = (code: number) => `en /demo/personas elija a quien lleve al código ${code}`;
const step = (index: 0 | 1 | 2) => `Paso ${index + 1}, «${registerSteps[index] ?? ''}»`;
const asking = `«${texts.salir}» «${texts.perdera}», con «${texts.seguir}» y «${texts.salirSi}».`;

export const registerWords: FlowWords<typeof registerMachine> = {
  titulo: registerTitle.registro,
  espera:
    'Para alcanzar a ver las esperas, en /demo/fallos ponga «Demora (milisegundos)» con valor 3000 a las llamadas `autenticar`, `preguntasSeguridad` y `registrar`; al terminar el camino pulse «Quitar todo»',
  pasos: {
    'inicio (registro)': `abra /login, escriba el documento y pulse «${loginTexts.registro}».`,
    'inicio (registro, sin documento)': 'abra /login?dialogo=registro.',
    'inicio (registro, con dos intentos)':
      'arranque el servidor con POLICY_QUESTION_ATTEMPTS=2, abra /login, escriba el documento y pulse «Regístrate».',
    'inicio (reenvío)': `abra /login, escriba el documento y pulse «${loginTexts.reenvio}».`,
    'ESCRIBIR (pasaporte)': `En «${documentTexts.tipo}» elija Pasaporte.`,
    'ESCRIBIR (cedula)': `En «${documentTexts.numero}» escriba el documento.`,
    'SIGUIENTE (sin más)': `Pulse «${texts.siguiente}».`,
    CANCELAR: `Pulse «${texts.cancelar}».`,
    REENVIAR: `Pulse «${texts.reenviar}».`,
    ANTERIOR: 'Pulse la flecha del título.',
    RETROCEDER: 'Pulse «Atrás» en el navegador.',
    'ESCRIBIR (la del uno)': 'Responda una de las preguntas.',
    'ESCRIBIR (la del uno, borrada)': 'Borre esa respuesta.',
    'SIGUIENTE (con las tres)': `Responda las tres preguntas y pulse «${texts.siguiente}».`,
    'ESCRIBIR (correo con error)': `En «${texts.correo}» escriba rosa@gmial.com.`,
    'ESCRIBIR (correo repetido)': `En «${texts.correoRepetido}» escriba rosa@gmail.com.`,
    DEJAR: 'Pase a otro campo.',
    USAR_SUGERENCIA: `Pulse «${emailTexts.usarSugerencia('rosa@gmail.com')}», si se ofrece.`,
    'ESCRIBIR (clave)': `Escriba una letra en «${texts.clave}».`,
    'ESCRIBIR (clave repetida)': `Escriba una letra en «${texts.claveRepetida}».`,
    'ENVIAR (con clave)': `Complete las dos contraseñas con la misma y pulse «${texts.registrar}».`,
    'ENVIAR (sin clave)': `Deje vacías las contraseñas y pulse «${texts.registrar}».`,
    CERRAR: 'Pulse la equis.',
    SEGUIR: `Pulse «${texts.seguir}».`,
    SALIR: `Pulse «${texts.salirSi}».`,
    'listo identificar (1001)': { responde: 'código 1001: ya tiene cuenta', antes: someone(1001) },
    'listo identificar (1002)': { responde: 'código 1002: la afiliación no está activa', antes: someone(1002) },
    'listo identificar (1003)': { responde: 'código 1003: nadie tiene ese documento', antes: someone(1003) },
    'listo identificar (1004)': { responde: 'código 1004: el correo de la cuenta se perdió', antes: someone(1004) },
    'listo identificar (1011)': { responde: 'código 1011: la cuenta espera la confirmación', antes: someone(1011) },
    'listo identificar (1012)': { responde: 'código 1012: el registro venció', antes: someone(1012) },
    'listo identificar (otro código, con preguntas)': {
      responde: 'código 1000, con las preguntas',
      antes: 'en /demo/personas elija a quien aún no se haya registrado',
    },
    'listo identificar (otro código, con dos preguntas)': {
      responde: 'código 1000, con dos preguntas',
      antes: 'en /demo/personas elija a quien tenga solo dos preguntas',
    },
    'listo consultarPreguntas (cuatro)': { responde: 'las preguntas' },
    'listo consultarPreguntas (dos)': {
      responde: 'solo dos preguntas',
      soloAutomatica: 'nadie de la demostración tiene una cuenta empezada y solo dos preguntas',
    },
    'listo comprobarRespuestas (coinciden)': 'Sus respuestas son las de /demo/personas.',
    'listo comprobarRespuestas (no coinciden)': 'Alguna respuesta no es la de /demo/personas.',
    'listo registrar (1005)': { responde: 'código 1005' },
    'listo registrar (1010)': {
      responde: 'código 1010',
      antes: 'registre y active la misma persona en otra pestaña antes de este paso',
    },
    'listo registrar (1019)': { responde: 'código 1019', antes: 'use el correo de otra cuenta de la demostración' },
    'listo registrar (1018, sin lista)': {
      responde: 'código 1020, que aquí nadie listó',
      antes: 'use clave1234 de contraseña, que es de las más comunes',
    },
  },
  llamadas: { identificar: 'autenticar', consultarPreguntas: 'preguntasSeguridad', registrar: 'registrar' },
  verse: {
    'identidad.escribiendo': `${step(0)}, sin avisos sobre los campos.`,
    'identidad.faltanDatos': `${step(0)}: cada campo dice qué le falta, y el foco va al primero.`,
    'identidad.yaRegistrada': `Un botón «${texts.iniciarSesion}».`,
    'identidad.afiliacionInactiva': `${step(0)}, con una advertencia.`,
    'identidad.noEncontrada': `${step(0)}, con un error.`,
    'identidad.sinConfirmar': `Un botón «${texts.reenviar}».`,
    'identidad.confirmacionPendiente': `Un botón «${texts.reenviar}».`,
    'identidad.sinPreguntas': `${step(0)}, con un error.`,
    'identidad.intentosAgotados': own('identidad.intentosAgotados'),
    'identidad.sinIdentificar': `${step(0)}, con un error.`,
    identificando: `El botón dice «${texts.buscando}»; a su lado, «${texts.cancelar}».`,
    pidiendoPreguntas: `El botón dice «${texts.buscando}»; a su lado, «${texts.cancelar}».`,
    'comprobada.preguntas.respondiendo': `${step(1)}: tres preguntas distintas, sin aviso sobre ellas.`,
    'comprobada.preguntas.registroVencido': `${step(1)}, con una advertencia.`,
    'comprobada.preguntas.incompletas': `«${texts.contesteTodas}», con lo que le falta a cada una.`,
    'comprobada.preguntas.incorrectas': `${own('comprobada.preguntas.incorrectas')} Otro sorteo, con los campos vacíos.`,
    'comprobada.preguntas.sinComprobar': `${own('comprobada.preguntas.sinComprobar')} Las respuestas siguen en sus campos.`,
    'comprobada.preguntas.dejando': asking,
    'comprobada.comprobando': `El botón dice «${texts.buscando}», tan poco que apenas se ve.`,
    'comprobada.datos.escribiendo': `${step(2)}, con los nombres puestos y sin avisos sobre los campos.`,
    'comprobada.datos.faltanDatos': `«${texts.faltanDatos}», y cada campo dice bajo él qué le falta.`,
    'comprobada.datos.correoEnUso': `${step(2)}, con una advertencia.`,
    'comprobada.datos.rechazados': `${step(2)}, con un error.`,
    'comprobada.datos.sinSaber': own('comprobada.datos.sinSaber'),
    'comprobada.datos.sinRegistrar': `${step(2)}, con un error.`,
    'comprobada.datos.dejando': asking,
    'comprobada.registrando': `El botón dice «${texts.registrando}», y no hay equis con que cerrar.`,
    haciaReenvio: `«${registerTitle.reenvio}», con el documento ya puesto.`,
    registrada: 'El diálogo se cierra, un aviso dice que llegará el correo, y la página lo espera.',
    yaTieneCuenta: `El diálogo se cierra, y un aviso dice que entre con su cuenta: «${refusals.registrar[1010].siguiente}»`,
    cerrada: 'La página de entrada, sin el diálogo, con el documento puesto.',
  },
  ademas: ({ faltas, respuesta, problema }, state) =>
    [
      ...Object.values(faltas).flatMap((falta) => (falta === undefined ? [] : [`«${registerFaltaText[falta]}»`])),
      told({ respuesta, problema }, state),
    ]
      .filter((said) => said !== '')
      .join(' '),
};
