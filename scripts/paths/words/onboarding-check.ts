import { incomplete, titular } from '../../../e2e/members';
import type { onboardingCheckMachine } from '../../../machines/onboardingCheck/onboardingCheck.machine';
import { onboardingTexts as texts } from '../../../src/flows/onboarding/texts';
import type { FlowWords } from '../flow-words';

const nothing = 'La página, sin nada sobre ella.';

export const onboardingCheckWords: FlowWords<typeof onboardingCheckMachine> = {
  titulo: 'Revisión de los datos de contacto',
  antes: 'Salga de la sesión si hay alguna',
  socio: incomplete,
  pasos: {
    'inicio (en el inicio)': 'con una sesión de {tipo} {documento} y {clave}, abra / en otra pestaña.',
    'inicio (tras entrar)': 'entre con {tipo} {documento} y {clave}.',
    'inicio (ya mostrada)': 'en la pestaña donde ya se mostró el asistente, recargue la página.',
    'NAVEGAR (a la entrada)': {
      accion: 'Vaya a /login.',
      soloAutomatica: 'ir a la entrada cierra la sesión, y con ella la revisión',
    },
    'NAVEGAR (al inicio)': 'Vaya al inicio.',
    'NAVEGAR (al asistente)': 'Vaya a /onboarding.',
    LIBRE: 'Cierre lo que esté sobre la página.',
    OCUPADA: 'Abra la cuenta.',
    EN_LINEA: 'Quite la red del equipo y vuelva a ponerla.',
    CERRADO: `Pulse «${texts.omitir}».`,
    'listo consultarContacto (hacen falta)': { responde: 'que faltan datos', socio: incomplete },
    'listo consultarContacto (no hacen falta)': { responde: 'que no falta nada', socio: titular },
    'tras espera': 'Espere un segundo y medio.',
    'fallo vigilarPagina': { responde: '', soloAutomatica: 'es una parte del propio portal' },
  },
  llamadas: { consultarContacto: 'datoscontactos' },
  verse: {
    esperando: nothing,
    enEntrada: 'La entrada, o la página a la que lleva.',
    consultando: nothing,
    sinSaber: `${nothing} Un fallo nunca abre el asistente.`,
    enEspera: 'Lo que está sobre la página; el asistente espera.',
    mostrando: `El diálogo «${texts.titulo}».`,
    concluida: 'La página, sin el asistente; en esta sesión no vuelve a abrirse.',
  },
};
