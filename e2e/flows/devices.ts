import type { devicesMachine } from '../../machines/devices/devices.machine';
import { titular } from '../props/members';
import { answers, byItself, does, onlyTests, reconnect } from '../walks/acts';
import type { DescribedFlow } from '../walks/described';
import { memberPage } from '../walks/member-page';
import type { Sight } from '../walks/sight';
import { skipReasons } from '../walks/skip-reasons';

const identificador = '0123456789abcdef0123456789abcdef';
/** The state is only visible in the profile, which is another page. */
const unseen = (forPeople: string) => (): Sight => ({ dialog: null, forPeople });
const calling = (how: string) =>
  unseen(`El portal, igual que siempre; en la red se ve la llamada consultarDispositivosSeguros, ${how}.`);

export const devicesFlow: DescribedFlow<typeof devicesMachine> = {
  title: 'Dispositivos seguros',
  member: titular,
  calls: { consultarDispositivos: 'consultarDispositivosSeguros' },
  starts: {
    'de 1001': {
      action: 'Entre con {tipo} {documento} y {clave}, con las herramientas de red abiertas.',
      arrival: {
        ...memberPage,
        local: { ...memberPage.local, dispositivo: identificador },
        hold: ['consultarDispositivosSeguros'],
      },
    },
  },
  acts: {
    CARGAR: does('Abra el inicio, o vuelva a él desde otra página.', async ({ go }) => {
      await go('Citas');
      await go('Inicio');
    }),
    'listo leerDispositivo (este)': byItself('No haga nada: el identificador de este navegador se lee solo.'),
    'listo consultarDispositivos (este y otro)': {
      answer: 'este dispositivo',
      arrange: 'en su perfil, en «Datos de afiliación», agregue este dispositivo',
      gesture: ({ wire }) =>
        wire.answer('consultarDispositivosSeguros', {
          result: { dispositivosSeguros: [{ identificadorDispositivo: identificador }] },
        }),
    },
    'listo consultarDispositivos (otro nada más)': answers('otro dispositivo, y no este'),
    'fallo leerDispositivo': onlyTests('es una parte del propio portal', { answer: '' }),
    EN_LINEA: reconnect,
  },
  passing: ['identificando'],
  inProcess: {
    'identificando — fallo leerDispositivo → fallida': skipReasons.localOnly,
    'identificando — tras limite → fallida': skipReasons.localOnly,
    'cargando — tras limite → fallida': skipReasons.clientFirst,
  },
  seen: {
    dormida: unseen('El portal; en la red todavía no hay llamada consultarDispositivosSeguros.'),
    identificando: unseen('El portal, igual que siempre.'),
    cargando: calling('en curso'),
    confiable: calling('respondida'),
    noConfiable: calling('respondida'),
    fallida: calling('fallida, y en la consola «devices: no se pudo cargar»'),
  },
};
