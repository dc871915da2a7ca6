import { titular } from '../../../e2e/members';
import type { memberMachine } from '../../../machines/member/member.machine';
import type { FlowWords } from '../flow-words';

const lacking = 'El portal con el saludo, sin campana y sin plan en la cuenta; ningún mensaje de error.';

export const memberWords: FlowWords<typeof memberMachine> = {
  titulo: 'Lo que solo existe con sesión',
  socio: titular,
  pasos: {
    inicio: 'Abra /login sin sesión.',
    SESION_ABIERTA: 'Entre con {tipo} {documento} y {clave}.',
    SESION_CERRADA: 'Cierre la sesión.',
    EN_LINEA: 'Quite la red del equipo y vuelva a ponerla.',
    'listo preparar (en marcha)': 'No haga nada: el programa llega solo.',
    'fallo preparar': {
      antes: 'en las herramientas del navegador bloquee el archivo member-….js',
      responde: 'Nada: el archivo no llega.',
    },
    'tras espera': 'Deje de bloquear el archivo y espere unos segundos.',
  },
  llamadas: {},
  verse: {
    ausente: 'Nada de nadie: ni plan, ni foto, ni notificaciones.',
    preparando: 'El portal, mientras llegan campana, foto y plan.',
    presente: 'El portal con campana, foto o iniciales, y plan en la cuenta.',
    fallido: lacking,
  },
};
