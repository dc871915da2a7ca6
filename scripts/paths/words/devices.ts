import { titular } from '../../../e2e/members';
import type { devicesMachine } from '../../../machines/devices/devices.machine';
import type { FlowWords } from '../flow-words';

const unseen = 'El portal, igual que siempre; en la red se ve la llamada consultarDispositivosSeguros';

export const devicesWords: FlowWords<typeof devicesMachine> = {
  titulo: 'Dispositivos seguros',
  socio: titular,
  pasos: {
    'inicio (de 1001)': 'Entre con {tipo} {documento} y {clave}, con las herramientas de red abiertas.',
    CARGAR: 'Abra el inicio, o vuelva a él desde otra página.',
    EN_LINEA: 'Quite la red del equipo y vuelva a ponerla.',
    'listo leerDispositivo (este)': 'No haga nada: el identificador de este navegador se lee solo.',
    'listo consultarDispositivos (este y otro)': {
      responde: 'este dispositivo y otro',
      soloAutomatica: 'todavía no hay página que registre este dispositivo',
    },
    'listo consultarDispositivos (otro nada más)': { responde: 'otro dispositivo, y no este' },
    'fallo leerDispositivo': { responde: '', soloAutomatica: 'es una parte del propio portal' },
  },
  llamadas: { consultarDispositivos: 'consultarDispositivosSeguros' },
  verse: {
    dormida: 'El portal; en la red todavía no hay llamada consultarDispositivosSeguros.',
    identificando: 'El portal, igual que siempre.',
    cargando: `${unseen}, en curso.`,
    confiable: `${unseen}, respondida.`,
    noConfiable: `${unseen}, respondida.`,
    fallida: `${unseen}, fallida, y en la consola «devices: no se pudo cargar».`,
  },
};
