import { cases } from '../../machines/devices/devices.cases';
import type { devicesMachine } from '../../machines/devices/devices.machine';
import type { BrowserDriver } from '../paths/browser-driver';
import { memberPage } from '../paths/member-page';
import type { Sight } from '../paths/sight';
import { whyNotHere } from '../paths/why-not-here';

const identificador = '0123456789abcdef0123456789abcdef';
/** No page shows yet whether the browser is trusted, and none says that it could not be asked. */
const seen = (): Sight => ({ dialog: null });

export const driver: BrowserDriver<typeof devicesMachine> = {
  cases,
  calls: { consultarDispositivos: 'consultarDispositivosSeguros' },
  starts: {
    'de 1001': {
      ...memberPage,
      local: { ...memberPage.local, dispositivo: identificador },
      hold: ['consultarDispositivosSeguros'],
    },
  },
  gestures: {
    CARGAR: async ({ go }) => {
      await go('Citas');
      await go('Inicio');
    },
    'listo leerDispositivo (este)': async () => {},
    'listo consultarDispositivos (este y otro)': ({ wire }) =>
      wire.answer('consultarDispositivosSeguros', {
        result: { dispositivosSeguros: [{ identificadorDispositivo: identificador }] },
      }),
    EN_LINEA: ({ reconnect }) => reconnect(),
  },
  passing: ['identificando'],
  inProcess: {
    'identificando — fallo leerDispositivo → fallida': whyNotHere.localOnly,
    'identificando — tras limite → fallida': whyNotHere.localOnly,
    'cargando — tras limite → fallida': whyNotHere.clientFirst,
  },
  seen: {
    dormida: seen,
    identificando: seen,
    cargando: seen,
    confiable: seen,
    noConfiable: seen,
    fallida: seen,
  },
};
