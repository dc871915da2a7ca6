import { memberOf, titular } from '../../../e2e/members';
import type { sessionMachine } from '../../../machines/session/session.machine';
import { shellTexts } from '../../../src/texts/shell';
import type { FlowWords, How } from '../flow-words';

const another = memberOf(1007, 'Dependiente adulta');
const ownPart: How = { responde: '', soloAutomatica: 'es una parte del propio portal' };
const clubIntent =
  "Salga, en la consola del navegador escriba localStorage.setItem('club_beneficiario', 'true') y entre otra vez: llega a /club.";
const portal = 'El portal del afiliado, con su foto o sus iniciales arriba.';
const visitor = '«Iniciar sesión» arriba a la derecha o la página de entrada; nada de nadie.';

export const sessionWords: FlowWords<typeof sessionMachine> = {
  titulo: 'Sesión del afiliado',
  antes: 'Use una ventana de incógnito',
  socio: titular,
  pasos: {
    inicio: 'Abra /citas.',
    'INICIAR (Ana entra)': 'Entre con {tipo} {documento} y {clave}.',
    'SALIR (a petición)': 'Pulse «Cerrar sesión» y confirme.',
    'SALIR (por inactividad)': 'No toque nada durante 15 minutos.',
    VENCER: {
      accion: 'Recargue el inicio.',
      antes: 'en /demo/fallos ponga «Estado HTTP (401, 403, 429, 500, 503)» con valor 401 a la llamada `nucleoCarnet`',
    },
    'REVISAR (no hay sesión)': 'Cierre la sesión en otra pestaña y vuelva a esta.',
    'REVISAR (otra pestaña cerró por inactividad)': 'Deje que otra pestaña cierre la sesión por inactividad.',
    'REVISAR (token vencido)': {
      accion: 'Deje la pestaña hasta que venza el token y vuelva a ella.',
      soloAutomatica: 'el token dura más que la inactividad que se permite',
    },
    'REVISAR (sesión de 1001)': 'En otra pestaña entre con {tipo} {documento} y {clave}, y vuelva a esta.',
    'REVISAR (sesión de 2002)': `En otra pestaña salga, entre con ${another.documento} y ${another.clave}, y vuelva a esta.`,
    'NAVEGAR (al inicio)': 'Vaya al inicio por el menú.',
    'NAVEGAR (al club con intención)': clubIntent,
    'NAVEGAR (al club durante la visita)': 'Recargue /club.',
    'NAVEGAR (al club sin intención)': 'Vaya al club por el menú.',
    'NAVEGAR (al inicio tras la visita)': 'Abra / en la barra de direcciones al dejar el club.',
    ACTIVIDAD: 'Pulse en cualquier parte de la página.',
    EN_LINEA: 'Quite la red del equipo y vuelva a ponerla.',
    REINTENTAR: `Pulse «${shellTexts.reintentar}».`,
    'listo leer (sin sesión guardada)': { accion: 'No haga nada: no hay sesión guardada.' },
    'listo leer (sin sesión, cerrada antes por inactividad)': {
      accion: 'No haga nada: la sesión anterior de esta pestaña se cerró por inactividad.',
    },
    'listo leer (token vencido)': {
      accion: "Antes de abrir, en la consola escriba localStorage.setItem('token', 'x') con una sesión abierta.",
    },
    'listo leer (demasiado tiempo sin actividad)': { accion: 'Vuelva a abrir el portal pasados 15 minutos.' },
    'listo leer (sesión de 1001)': { accion: 'Con una sesión abierta, recargue la página.' },
    'listo consultarAfiliado (datos de Ana)': { responde: 'los datos del afiliado' },
    'listo consultarAfiliado (datos cambiados)': { responde: 'los datos del afiliado' },
    'listo latir (datos de Ana)': { responde: 'los datos del afiliado' },
    'listo latir (datos cambiados)': { responde: 'los datos del afiliado' },
    'listo latirEnClub (datos de Ana)': { responde: 'los datos del afiliado' },
    'listo latirEnClub (datos cambiados)': { responde: 'los datos del afiliado' },
    'fallo leer': ownPart,
    'fallo escuchar': ownPart,
    'tras latido': 'Espere 5 minutos.',
  },
  llamadas: { consultarAfiliado: 'getAfiliado', latir: 'getAfiliado', latirEnClub: 'getAfiliado' },
  verse: {
    leyendo: 'Nada privado todavía: la página que carga.',
    anonima: visitor,
    'abierta.cargandoAfiliado': 'La página que carga; nada privado todavía.',
    'abierta.sinServicio': `«${shellTexts.sinServicioTitulo}»: «${shellTexts.sinServicioDetalle}», con «${shellTexts.reintentar}».`,
    'abierta.autenticada.enPortal': portal,
    'abierta.autenticada.latiendo': `${portal} En la red sale una llamada getAfiliado que nadie espera.`,
    'abierta.autenticada.enClub': 'La página /club, con la sesión abierta.',
    'abierta.autenticada.latiendoEnClub': 'La página /club. En la red sale una llamada getAfiliado que nadie espera.',
  },
};
