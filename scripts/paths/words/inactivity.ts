import { titular } from '../../../e2e/members';
import type { inactivityMachine } from '../../../machines/inactivity/inactivity.machine';
import { inactivityTexts as texts } from '../../../src/flows/inactivity/texts';
import type { FlowWords, How } from '../flow-words';

const until = (minute: string) => `Sin tocar nada, espere hasta los ${minute} de la última actividad.`;
const ownPart: How = { responde: '', soloAutomatica: 'es una parte del propio portal' };
const asleep = 'Ningún aviso de inactividad, por mucho que se espere.';

export const inactivityWords: FlowWords<typeof inactivityMachine> = {
  titulo: 'Cierre por inactividad',
  antes:
    'Para no esperar 15 minutos, arranque el servidor con POLICY_IDLE_CLOSE_MS=120000: el aviso sale al minuto y la sesión se cierra a los dos; los minutos del camino son los de siempre',
  socio: titular,
  pasos: {
    'inicio (aviso a los 14 minutos, cierre a los 15)': 'Abra /login sin sesión.',
    SESION_ABIERTA: 'Entre con {tipo} {documento} y {clave}.',
    SESION_CERRADA: 'Cierre la sesión en otra pestaña.',
    'LECTURA (a los 13:59)': until('13:59'),
    'LECTURA (a los 14:00)': until('14:00'),
    'LECTURA (a los 14:30)': until('14:30'),
    'LECTURA (a los 14:50)': until('14:50'),
    'LECTURA (a los 14:50, con actividad en otra pestaña)': 'A los 14:50 pulse en una página de otra pestaña y vuelva.',
    'LECTURA (a los 15:00)': until('15:00'),
    'ACTIVIDAD (carga al entrar)': 'No haga nada: cargar la página ya cuenta como actividad.',
    'ACTIVIDAD (clic a los 14:20 fuera del diálogo)': 'A los 14:20 pulse fuera del diálogo.',
    'ACTIVIDAD (tecla a los 14:20 dentro del diálogo)': 'A los 14:20 pulse Mayús dentro del diálogo.',
    'ACTIVIDAD («Continuar» a los 14:20)': `A los 14:20 pulse «${texts.continuar}».`,
    'ACTIVIDAD (clic a los 15:00)':
      'Suspenda el equipo antes del aviso, espere a que pasen los 15 minutos, despiértelo y pulse en la página.',
    CONTINUAR: `Pulse «${texts.continuar}».`,
    CERRAR_SESION: `Pulse «${texts.cerrar}».`,
    'listo recargar (la página sigue ahí)': { accion: 'La página se recarga.', ...ownPart },
    'fallo recargar': ownPart,
    'fallo vigilar': ownPart,
    'tras limiteRecarga': {
      accion: 'Espere 5 segundos.',
      soloAutomatica: 'la recarga ocurre siempre antes de que se acabe su tiempo',
    },
  },
  llamadas: {},
  verse: {
    dormida: asleep,
    'atenta.vigilando': 'La página, sin el aviso.',
    'atenta.avisando': `El diálogo «${texts.titulo}»: «${texts.frase}», la cuenta atrás, «${texts.continuar}» y «${texts.cerrar}».`,
    cerrando: 'La página se recarga y queda en «Iniciar sesión»: «Su sesión se cerró por inactividad.».',
  },
  ademas: ({ quedan, anuncio }) =>
    anuncio === 'extendida'
      ? `Un lector de pantalla dice «${texts.extendida}»`
      : quedan > 0 && quedan <= 60
        ? `«${texts.quedan(quedan)}»`
        : '',
};
