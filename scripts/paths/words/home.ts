import { memberOf } from '../../../e2e/members';
import type { homeMachine } from '../../../machines/home/home.machine';
import { homeTexts as texts } from '../../../src/flows/home/texts';
import { shellTexts } from '../../../src/texts/shell';
import type { FlowWords } from '../flow-words';

const image = (which: string) =>
  `En las herramientas del navegador bloquee la dirección de la ${which} imagen del anuncio y abra el inicio otra vez.`;
const alerted = memberOf(1007, 'lee una alerta');
const nothingSeen = 'La página de inicio, sin diálogos; no espera por el anuncio ni por la alerta.';

export const homeWords: FlowWords<typeof homeMachine> = {
  titulo: 'Anuncio y alerta del inicio',
  antes: 'Inicie sesión; cada entrada por «Iniciar sesión» vuelve a mostrar el anuncio',
  socio: alerted,
  pasos: {
    'inicio (tras entrar)': 'Entre con {tipo} {documento} y {clave}.',
    'inicio (con el anuncio ya visto)': 'Con el anuncio ya cerrado, recargue el inicio.',
    LIBRE: 'No abra nada: ningún otro diálogo está sobre la página (si abrió alguno, ciérrelo).',
    OCUPADA: 'Deje correr 14 minutos sin tocar nada, hasta «¿Sigue ahí?».',
    SIGUIENTE: `En el anuncio pulse «${texts.siguiente}».`,
    ANTERIOR: `En el anuncio pulse «${texts.anterior}».`,
    'IMAGEN_FALLO (la primera)': image('primera'),
    'IMAGEN_FALLO (la segunda)': image('segunda'),
    CERRAR: `Pulse «${shellTexts.cerrar}».`,
    EN_LINEA: 'Quite la red del equipo y vuelva a ponerla.',
    'listo consultarAnuncio (dos imágenes)': { responde: 'el anuncio de la demostración, con dos imágenes' },
    'listo consultarAnuncio (ninguna)': {
      responde: 'ninguna imagen',
      soloAutomatica: 'la demostración siempre tiene anuncio',
    },
    'listo consultarAlerta (una alerta)': { responde: 'la alerta de ese afiliado', socio: alerted },
    'listo consultarAlerta (ninguna)': {
      responde: 'ninguna alerta',
      socio: memberOf(1007, 'Titular con dos menores'),
    },
    'tras paciencia': {
      accion: 'Espere un segundo.',
      antes: 'en /demo/fallos ponga «Demora (milisegundos)» con valor 5000 a la llamada que falta',
    },
    'fallo vigilarPagina': { responde: '', soloAutomatica: 'es una parte del propio portal' },
  },
  llamadas: { consultarAnuncio: 'popup', consultarAlerta: 'alertaPersonalizada' },
  verse: {
    'pidiendo.conPaciencia': nothingSeen,
    'pidiendo.conPrisa': nothingSeen,
    pidiendoAlerta: nothingSeen,
    anuncioEnEspera: 'El otro diálogo; el anuncio espera a que se cierre.',
    mostrandoAnuncio: `El diálogo «${texts.anuncio}» con su imagen, y si hay varias «${texts.anterior}» y «${texts.siguiente}».`,
    alertaEnEspera: 'El otro diálogo; la alerta espera a que se cierre.',
    mostrandoAlerta: `El diálogo «${texts.informacion}» con la alerta del afiliado y «${texts.entendido}».`,
    tranquilo: 'La página de inicio, sin diálogos y sin mensajes de error.',
  },
  ademas: ({ laminas, indice }, state) =>
    state === 'mostrandoAnuncio' && laminas.length > 1 ? `Imagen ${texts.lugar(indice + 1, laminas.length)}.` : '',
};
