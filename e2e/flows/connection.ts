import { cases } from '../../machines/connection/connection.cases';
import type { connectionMachine } from '../../machines/connection/connection.machine';
import { shellTexts } from '../../src/texts/shell';
import type { BrowserDriver } from '../paths/browser-driver';

export const driver: BrowserDriver<typeof connectionMachine> = {
  cases,
  calls: {},
  starts: { '': { address: '/login' } },
  delays: { despedida: 4000 },
  gestures: {
    SIN_CONEXION: ({ page }) => page.context().setOffline(true),
    EN_LINEA: ({ page }) => page.context().setOffline(false),
  },
  seen: {
    enLinea: () => ({ silent: [shellTexts.sinConexion, shellTexts.conexionRecuperada] }),
    sinConexion: () => ({ says: [shellTexts.sinConexion] }),
    recuperada: () => ({ says: [shellTexts.conexionRecuperada] }),
  },
};
