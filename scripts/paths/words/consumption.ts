import { titular } from '../../../e2e/members';
import type { consumptionMachine } from '../../../machines/consumption/consumption.machine';
import type { FlowWords } from '../flow-words';

const unseen = 'El portal, igual que siempre; en la red se ve la llamada historialConsumo';

export const consumptionWords: FlowWords<typeof consumptionMachine> = {
  titulo: 'Consumos del último año',
  socio: titular,
  pasos: {
    'inicio (de 1001)': 'Entre con {tipo} {documento} y {clave}, con las herramientas de red abiertas.',
    REINTENTAR: { accion: 'Otra página los pide.', soloAutomatica: 'ninguna página de hoy los pide otra vez' },
    EN_LINEA: 'Quite la red del equipo y vuelva a ponerla.',
    'listo consultarConsumos (dos consumos)': { responde: 'los consumos del último año' },
    'listo consultarConsumos (ninguno)': { responde: 'ningún consumo' },
  },
  llamadas: { consultarConsumos: 'historialConsumo' },
  verse: {
    cargando: `${unseen}, en curso.`,
    cargado: `${unseen}, respondida.`,
    fallido: `${unseen}, fallida, y en la consola «consumption: no se pudo cargar».`,
  },
};
