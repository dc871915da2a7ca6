import { titular } from '../../../e2e/members';
import type { slidesMachine } from '../../../machines/slides/slides.machine';
import { homeTexts as texts } from '../../../src/flows/home/texts';
import { shellTexts } from '../../../src/texts/shell';
import type { FlowWords } from '../flow-words';

const image = (which: string) =>
  `En las herramientas del navegador bloquee la dirección de la ${which} imagen de «${texts.novedades}» y recargue.`;
const demoHas = 'la demostración tiene siempre las mismas láminas, y no estas';

export const slidesWords: FlowWords<typeof slidesMachine> = {
  titulo: texts.novedades,
  antes: 'Inicie sesión y cierre el anuncio; la demostración tiene cuatro láminas donde el camino cuenta tres',
  socio: titular,
  pasos: {
    'inicio (con movimiento)': 'Abra el inicio.',
    'inicio (con movimiento reducido)': 'Active «Reducir movimiento» en el equipo y abra el inicio.',
    SIGUIENTE: `Pulse «${texts.siguiente}».`,
    ANTERIOR: `Pulse «${texts.anterior}».`,
    'IR_A (la tercera)': `Pulse «${texts.irA(3)}».`,
    'DESLIZAR (a la siguiente)': 'Deslice la lámina con el dedo hacia la izquierda.',
    'DESLIZAR (a la anterior)': 'Deslice la lámina con el dedo hacia la derecha.',
    PAUSAR: `Pulse «${texts.pausar}».`,
    REANUDAR: `Pulse «${texts.reanudar}».`,
    'RETENER (puntero)': 'Ponga el puntero sobre la lámina.',
    'RETENER (oculta)': 'Cambie a otra pestaña.',
    'SOLTAR (puntero)': 'Quite el puntero de la lámina.',
    'SOLTAR (oculta)': 'Vuelva a la pestaña.',
    MOVIMIENTO_REDUCIDO: 'Active «Reducir movimiento» en el equipo.',
    'IMAGEN_FALLO (la primera)': image('primera'),
    'IMAGEN_FALLO (la segunda)': image('segunda'),
    REINTENTAR: `Pulse «${shellTexts.reintentar}».`,
    EN_LINEA: 'Quite la red del equipo y vuelva a ponerla.',
    'listo consultarLaminas (tres)': { responde: 'varias láminas' },
    'listo consultarLaminas (una)': { responde: 'una sola lámina', soloAutomatica: demoHas },
    'listo consultarLaminas (una insegura)': { responde: 'una lámina de dirección insegura', soloAutomatica: demoHas },
    'tras intervalo': 'Espere 10 segundos sin tocar nada.',
  },
  llamadas: { consultarLaminas: 'slider' },
  verse: {
    cargando: `El hueco de «${texts.novedades}» mientras llegan.`,
    fallida: `«${texts.novedadesFallidas}» y «${shellTexts.reintentar}»; lo demás del inicio se ve igual.`,
    vacia: `La sección «${texts.novedades}» no está.`,
    unaSola: 'Una lámina, sin botones para moverla.',
    corriendo: `Las láminas, que pasan solas cada diez segundos, y «${texts.pausar}».`,
    enEspera: `Las láminas quietas mientras tanto; el botón sigue diciendo «${texts.pausar}».`,
    detenida: `Las láminas quietas, y «${texts.reanudar}».`,
  },
  ademas: ({ laminas, indice }, state) =>
    laminas.length > 1 && !['cargando', 'fallida'].includes(state) ? `Lámina ${indice + 1}.` : '',
};
