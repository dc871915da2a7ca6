import type { connectionMachine } from '../../machines/connection/connection.machine';
import { shellTexts } from '../../src/texts/shell';
import { does, wait } from '../walks/acts';
import type { DescribedFlow } from '../walks/described';
import { readAs } from '../walks/read-as';
import type { Sight } from '../walks/sight';

const band = (text: string): Sight => ({ says: [readAs(text, `la franja «${text}»`)] });

export const connectionFlow: DescribedFlow<typeof connectionMachine> = {
  title: 'Con y sin conexión',
  calls: {},
  starts: { '': { action: 'Abra /login con conexión.', arrival: { address: '/login' } } },
  acts: {
    SIN_CONEXION: does(
      'Quite la red del equipo (modo avión, o «Sin conexión» en las herramientas del navegador).',
      ({ page }) => page.context().setOffline(true),
    ),
    EN_LINEA: does('Vuelva a poner la red.', ({ page }) => page.context().setOffline(false)),
    'tras despedida': wait(4000),
  },
  seen: {
    enLinea: () => ({
      silent: [shellTexts.sinConexion, shellTexts.conexionRecuperada],
      forPeople: 'Ninguna franja sobre la página.',
    }),
    sinConexion: () => band(shellTexts.sinConexion),
    recuperada: () => band(shellTexts.conexionRecuperada),
  },
};
