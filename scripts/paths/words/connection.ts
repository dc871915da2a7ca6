import type { connectionMachine } from '../../../machines/connection/connection.machine';
import { shellTexts } from '../../../src/texts/shell';
import type { FlowWords } from '../flow-words';

export const connectionWords: FlowWords<typeof connectionMachine> = {
  titulo: 'Con y sin conexión',
  pasos: {
    inicio: 'Abra / con conexión.',
    SIN_CONEXION: 'Quite la red del equipo (modo avión, o «Sin conexión» en las herramientas del navegador).',
    EN_LINEA: 'Vuelva a poner la red.',
    'tras despedida': 'Espere 4 segundos.',
  },
  llamadas: {},
  verse: {
    enLinea: 'Ninguna franja sobre la página.',
    sinConexion: `La franja «${shellTexts.sinConexion}».`,
    recuperada: `La franja «${shellTexts.conexionRecuperada}».`,
  },
};
