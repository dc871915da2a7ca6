import { memberOf, titular } from '../../../e2e/members';
import type { notificationsMachine } from '../../../machines/notifications/notifications.machine';
import { notificationTexts as texts } from '../../../src/flows/notifications/texts';
import { accountTexts } from '../../../src/texts/account';
import { shellTexts } from '../../../src/texts/shell';
import type { FlowWords, How } from '../flow-words';

const bell = `la campana «${accountTexts.notificaciones(0)}»`;
const flag: How = { soloAutomatica: 'la función verNotificaciones se enciende y se apaga en el servidor' };
const none = memberOf(1007, 'Nombre muy largo');
const few = memberOf(1007, 'Dependiente adulta');
const turnedEmpty: How = {
  responde: 'ninguna notificación',
  soloAutomatica: 'la lista de la demostración no se vacía mientras se mira',
};

export const notificationsWords: FlowWords<typeof notificationsMachine> = {
  titulo: texts.lista,
  antes: 'Salga de la sesión si hay alguna',
  socio: titular,
  pasos: {
    'inicio (ninguna leída)': 'Entre con {tipo} {documento} y {clave}, en una ventana donde nunca se hayan abierto.',
    ENCENDER: 'No haga nada: la demostración tiene encendida la función verNotificaciones.',
    APAGAR: { accion: 'Se apaga la función verNotificaciones.', ...flag },
    'PLAN (conocido)': 'No haga nada: el plan llega solo.',
    ABRIR: `Cierre y vuelva a abrir ${bell}.`,
    'EXPANDIR (la primera)': `En la primera pulse «${texts.verDetalle}» (u «${texts.ocultarDetalle}»).`,
    'EXPANDIR (la segunda)': `En la segunda pulse «${texts.verDetalle}».`,
    'ALTERNAR_TEXTO (la primera)': `En la primera que esté cortada pulse «${texts.mostrarMas}» (o «${texts.mostrarMenos}»).`,
    VER_MAS: `Pulse «${texts.verMas}».`,
    REINTENTAR: `Pulse «${shellTexts.reintentar}».`,
    EN_LINEA: 'Quite la red del equipo y vuelva a ponerla.',
    'listo consultarPrimera (diez)': { responde: 'las diez primeras' },
    'listo consultarPrimera (tres últimas)': { responde: 'solo tres', socio: few },
    'listo consultarPrimera (ninguna)': { responde: 'ninguna notificación', socio: none },
    'listo actualizarPrimera (diez)': { responde: 'las diez primeras' },
    'listo actualizarPrimera (tres últimas)': { responde: 'las primeras, otra vez' },
    'listo actualizarPrimera (ninguna)': turnedEmpty,
    'listo consultarSiguiente (diez)': { responde: 'las diez siguientes' },
    'listo consultarSiguiente (tres últimas)': { responde: 'las que quedan' },
    'listo consultarSiguiente (ninguna)': turnedEmpty,
    'tras vigencia': 'Espere un minuto.',
    'tras esperaPlan': {
      accion: 'Espere 11 segundos.',
      soloAutomatica: 'a mano el plan se da antes por perdido, y lo que se ve es lo mismo',
    },
  },
  llamadas: {
    consultarPrimera: 'consCentralNotificaciones',
    actualizarPrimera: 'consCentralNotificaciones',
    consultarSiguiente: 'consCentralNotificaciones',
  },
  verse: {
    apagada: 'Todavía no se ha preguntado: ninguna cuenta en la campana, o no hay campana.',
    esperandoPlan: `Bajo ${bell}: «${texts.cargando}».`,
    cargando: `Bajo ${bell}: «${texts.cargando}».`,
    fallida: `Bajo ${bell}: «${texts.fallidas}» y «${shellTexts.reintentar}».`,
    'vacia.fresca': `Bajo ${bell}: «${texts.ninguna}».`,
    'vacia.vieja': `Bajo ${bell}: «${texts.ninguna}».`,
    'lista.fresca': `Bajo ${bell}: la lista.`,
    'lista.vieja': `Bajo ${bell}: la lista, igual que antes.`,
    'lista.actualizando': `Bajo ${bell}: la lista que había, mientras llega la nueva.`,
    'lista.cargandoMas': `La lista que había, y el botón ocupado: «${shellTexts.cargando}».`,
    'lista.faltanMas': `La lista que había, y «${texts.faltanMas}» con «${shellTexts.reintentar}».`,
  },
  ademas: ({ hayMas, abierta, completas }, state) =>
    [
      hayMas && ['lista.fresca', 'lista.vieja', 'lista.actualizando'].includes(state)
        ? `Al final, «${texts.verMas}».`
        : '',
      abierta === '' || !state.startsWith('lista') ? '' : `Una muestra su detalle y ya no dice «${texts.sinLeer}».`,
      completas.length === 0 || !state.startsWith('lista') ? '' : 'Una muestra todo su texto.',
    ]
      .filter((part) => part !== '')
      .join(' '),
};
