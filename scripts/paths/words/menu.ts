import { titular } from '../../../e2e/members';
import type { menuMachine } from '../../../machines/menu/menu.machine';
import { chromeTexts } from '../../../src/texts/chrome';
import { shellTexts } from '../../../src/texts/shell';
import type { FlowWords, How } from '../flow-words';

const shown = 'El menú del servidor, al lado (o en la barra inferior del teléfono).';
const failed = `«${chromeTexts.menuFallido}» con «${shellTexts.reintentar}» en el lugar del menú; la página se ve.`;
const items: How = { responde: 'el menú' };
const empty: How = { responde: 'un menú vacío', soloAutomatica: 'el menú de la demostración no está vacío' };

export const menuWords: FlowWords<typeof menuMachine> = {
  titulo: 'Menú del servidor',
  socio: titular,
  pasos: {
    inicio: 'Abra /consulta/prestadores sin sesión.',
    RECARGAR: 'Entre con {tipo} {documento} y {clave}.',
    REINTENTAR: `Pulse «${shellTexts.reintentar}».`,
    EN_LINEA: 'Quite la red del equipo y vuelva a ponerla.',
    'listo cargar (con páginas)': items,
    'listo recargar (con páginas)': items,
    'listo actualizar (con páginas)': items,
    'listo cargar (vacío)': empty,
    'listo recargar (vacío)': empty,
    'listo actualizar (vacío)': empty,
    'tras espera': 'Espere unos segundos: el intento siguiente sale solo, cada vez más tarde.',
  },
  llamadas: { cargar: 'menu', recargar: 'menu', actualizar: 'menu' },
  verse: {
    cargando: 'El hueco del menú; una página protegida todavía no se decide.',
    cargado: shown,
    actualizando: 'El menú que había, mientras se pregunta otra vez.',
    fallido: failed,
    reintentando: failed,
  },
};
