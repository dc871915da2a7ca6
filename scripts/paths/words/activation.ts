import type { activationMachine } from '../../../machines/activation/activation.machine';
import { activationLinkWords, activationTexts as texts } from '../../../src/flows/activation/texts';
import { linkTexts } from '../../../src/texts/links';
import { shellTexts } from '../../../src/texts/shell';
import type { FlowWords } from '../flow-words';

export const activationWords: FlowWords<typeof activationMachine> = {
  titulo: texts.titulo,
  antes: 'Registre una cuenta de la demostración; su correo de confirmación está en /demo/correo',
  pasos: {
    'tras pausaRedireccion': 'Espere diez segundos sin pulsar nada.',
    inicio: 'Abra el enlace del correo de confirmación.',
    'listo leerEnlace (vigente)': { accion: 'El enlace se abre por sí solo.' },
    'listo leerEnlace (ausente)': { accion: 'Recargue la página: el enlace ya no está en la dirección.' },
    'listo leerEnlace (ilegible)': { antes: 'añada @ al final del enlace' },
    REINTENTAR: `Pulse «${shellTexts.reintentar}».`,
    EN_LINEA: 'Quite la red del equipo y vuelva a ponerla.',
    IR_A_INICIAR_SESION: `Pulse «${linkTexts.iniciarSesion}».`,
    PEDIR_ENLACE: `Pulse «${linkTexts.pedirEnlace}».`,
    'listo activarCuenta (1009)': { responde: 'código 1009: la cuenta está activa' },
    'listo activarCuenta (1012)': {
      antes: 'deje pasar la fecha del registro antes de abrir el enlace',
      responde: 'código 1012',
    },
    'listo activarCuenta (enlace vencido)': {
      responde: 'HTTP 410',
      soloAutomatica: 'el servidor de la demostración dice con un código que el registro venció',
    },
    'listo activarCuenta (enlace inválido)': {
      antes: 'en /demo/fallos ponga «Estado HTTP (401, 403, 429, 500, 503)» con valor 403 a la llamada `activarCuenta`',
      responde: 'HTTP 403',
    },
  },
  llamadas: { activarCuenta: 'activarCuenta' },
  verse: {
    abriendo: `«${texts.activando}»; la dirección queda sin el código.`,
    activando: `«${texts.activando}», con la rueda.`,
    activada: `El mensaje del servidor seguido de «${texts.iniciarSesion}»`,
    rechazada: `«${texts.sinActivar}», el mensaje del servidor seguido de «${texts.fallida}», y «${shellTexts.reintentar}».`,
    fallida: `«${texts.sinActivar}» «${texts.fallida}» y «${shellTexts.reintentar}».`,
    enlaceInservible: `Por qué no sirve el enlace, y «${linkTexts.pedirEnlace}».`,
    haciaLogin: 'La página /login.',
    haciaReenvio: 'La página /login con el diálogo de reenvío.',
  },
  ademas: ({ enlace }, state) => {
    if (state !== 'enlaceInservible') return '';
    const { titulo, detalles } = activationLinkWords[enlace === 'ausente' ? 'ausente' : 'invalido'];
    return [titulo, ...detalles].map((line) => `«${line}»`).join(' ');
  },
};
