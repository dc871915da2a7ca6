import { suspended } from '../../../e2e/members';
import type { snackbarsMachine } from '../../../machines/snackbars/snackbars.machine';
import { loginTexts } from '../../../src/flows/login/texts';
import { shellTexts } from '../../../src/texts/shell';
import type { FlowWords, How } from '../flow-words';

const notYet: How = { soloAutomatica: 'ninguna página de hoy da un aviso de éxito' };

export const snackbarsWords: FlowWords<typeof snackbarsMachine> = {
  titulo: 'Avisos que pasan',
  socio: suspended,
  pasos: {
    inicio: 'Abra /login.',
    'AVISAR (éxito)': { accion: 'Llega un aviso de éxito.', ...notYet },
    'AVISAR (error)': {
      accion: 'Llega un aviso de error de otra página.',
      soloAutomatica: 'hoy solo los da la entrada',
    },
    'AVISAR (error al entrar)': 'Entre con {tipo} {documento} y {clave}.',
    'AVISAR (éxito al entrar)': { accion: 'Llega un aviso de éxito de la entrada.', ...notYet },
    'CERRAR (el primero)': `Pulse «${shellTexts.cerrarAviso}» en el primero.`,
    'AGOTAR (el primero)': 'Espere 6 segundos.',
    'RETIRAR (de entrar)': `Pulse otra vez «${loginTexts.enviar}».`,
    'PAUSAR (puntero)': 'Ponga el puntero sobre un aviso.',
    'PAUSAR (foco)': 'Lleve el foco a un aviso con Tab.',
    'REANUDAR (puntero)': 'Quite el puntero del aviso.',
    'REANUDAR (foco)': 'Saque el foco del aviso con Tab.',
  },
  llamadas: {},
  verse: {
    vacio: 'Ningún aviso.',
    mostrando: 'Los avisos, arriba y en el centro, de tres en tres como mucho.',
    pausado: 'Los avisos: ninguno se va solo.',
  },
  ademas: ({ visibles, espera }) =>
    [
      ...visibles.map(({ titulo }) => `«${titulo}».`),
      ...(espera.length === 0 ? [] : [`«${shellTexts.enEspera(espera.length)}»`]),
    ].join(' '),
};
