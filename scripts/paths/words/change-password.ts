import type { changePasswordMachine } from '../../../machines/changePassword/changePassword.machine';
import {
  badLinkWords,
  newPasswordFaults,
  notChangedWords,
  changePasswordTexts as texts,
} from '../../../src/flows/changePassword/texts';
import { linkTexts } from '../../../src/texts/links';
import type { FlowWords } from '../flow-words';

const link = 'abra el enlace del correo de recuperación (en la demostración, /demo/correo)';
const both = `En «${texts.clave}» y «${texts.repetida}»`;
const kept = 'Lo escrito se conserva.';

export const changePasswordWords: FlowWords<typeof changePasswordMachine> = {
  titulo: texts.titulo,
  antes: 'Pida la recuperación de la contraseña de un afiliado de la demostración; cada camino gasta un enlace',
  pasos: {
    'tras pausaRedireccion': 'Espere diez segundos sin pulsar nada.',
    inicio: `${link}.`,
    'listo leerEnlace (vigente)': { accion: 'El enlace se abre por sí solo.' },
    'listo leerEnlace (ausente)': { accion: 'Recargue la página: el enlace ya no está en la dirección.' },
    'listo leerEnlace (ilegible)': { antes: 'añada 5000 letras al final del enlace' },
    'listo leerEnlace (vencido según él mismo)': { antes: 'deje pasar la vida del enlace antes de abrirlo' },
    'ESCRIBIR (dos iguales)': `${both} escriba la misma contraseña.`,
    'DEJAR (la segunda, distinta)': `En «${texts.repetida}» escriba otra contraseña y pase a «${texts.enviar}».`,
    'ENVIAR (dos iguales)': `${both} escriba mangú con queso 7 y pulse «${texts.enviar}».`,
    'ENVIAR (dos distintas)': `${both} escriba contraseñas distintas y pulse «${texts.enviar}».`,
    'ENVIAR (sin escribir)': `Sin escribir nada, llegue con el teclado a «${texts.enviar}» y pulse Enter.`,
    IR_A_INICIAR_SESION: `Pulse «${linkTexts.iniciarSesion}».`,
    PEDIR_ENLACE: `Pulse «${linkTexts.pedirEnlace}».`,
    'listo cambiarClave (1007)': { responde: 'código 1007: la contraseña cambió' },
    'listo cambiarClave (1020, sin lista)': {
      accion: `${both} escriba 123456 y pulse «${texts.enviar}».`,
      responde: 'código 1020: contraseña demasiado común',
    },
    'listo cambiarClave (enlace vencido)': {
      antes: 'pida otra recuperación antes de enviar: el enlace anterior deja de valer',
      responde: 'HTTP 410',
    },
    'listo cambiarClave (enlace usado)': {
      antes: 'use el mismo enlace en otra pestaña antes de enviar',
      responde: 'HTTP 409',
    },
    'listo cambiarClave (enlace inválido)': { antes: 'cambie una letra del enlace', responde: 'HTTP 404' },
  },
  llamadas: { cambiarClave: 'cambiarClave' },
  verse: {
    abriendo: `«${linkTexts.abriendo}»; la dirección queda sin el enlace.`,
    'formulario.editando': `«${texts.titulo}», con «${texts.clave}», «${texts.repetida}» y «${texts.enviar}».`,
    'formulario.faltanDatos': 'Cada campo dice bajo él qué le falta, y el foco va al primero.',
    'formulario.rechazada': `Un error sobre el formulario. ${kept}`,
    'formulario.sinCambio': `Un error sobre el formulario. ${kept}`,
    enviando: `El botón dice «${texts.enviando}» y no envía otra vez.`,
    cambiada: `«${texts.cambiada}» «${linkTexts.redireccion}»`,
    enlaceInservible: `Por qué no sirve el enlace, y «${linkTexts.pedirEnlace}».`,
    haciaLogin: 'La página /login.',
    haciaRecuperacion: 'La página /login con el diálogo de recuperación.',
  },
  ademas: ({ faltas, enlace, respuesta, problema }, state) => {
    const missing = Object.values(faltas).flatMap((falta) => (falta === undefined ? [] : [newPasswordFaults[falta]]));
    const failed = ['formulario.rechazada', 'formulario.sinCambio'].includes(state);
    const said = failed ? notChangedWords({ respuesta, problema }) : null;
    const bad = state === 'enlaceInservible' ? badLinkWords(enlace ?? 'invalido', respuesta) : null;
    const told = [said, bad].flatMap((one) => (one === null ? [] : [one.titulo, ...one.detalles]));
    return [...missing, ...told].map((line) => `«${line}»`).join(' ');
  },
};
