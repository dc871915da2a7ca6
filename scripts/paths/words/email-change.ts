import { titular } from '../../../e2e/members';
import type { emailChangeMachine } from '../../../machines/emailChange/emailChange.machine';
import {
  emailChangeWords as bySense,
  emailLinkWords,
  notAppliedLines,
  emailChangeTexts as texts,
} from '../../../src/flows/emailChange/texts';
import { linkTexts } from '../../../src/texts/links';
import { shellTexts } from '../../../src/texts/shell';
import type { FlowWords } from '../flow-words';

const { confirmar, revertir } = bySense;
const byClaim = 'el servidor de la demostración no pone el correo en el enlace';
const bySentence = 'el servidor de la demostración lo dice con el estado de la respuesta';

export const emailChangeWords: FlowWords<typeof emailChangeMachine> = {
  titulo: `${confirmar.titulo} y ${revertir.titulo.toLowerCase()}`,
  antes: 'Pida un cambio de correo desde la cuenta; los dos correos están en /demo/correo',
  socio: titular,
  pasos: {
    'tras pausaRedireccion': 'Espere diez segundos sin pulsar nada.',
    'inicio (enlace de confirmación)': 'Abra el enlace que llegó al correo nuevo.',
    'inicio (enlace de reverso)': 'Abra el enlace que llegó al correo anterior.',
    'listo leerEnlace (vigente)': { accion: 'El enlace se abre por sí solo.' },
    'listo leerEnlace (vigente, con el correo en el token)': { soloAutomatica: byClaim },
    'listo leerEnlace (ausente)': { accion: 'Recargue la página: el enlace ya no está en la dirección.' },
    'listo leerEnlace (ilegible)': { antes: 'añada 5000 letras al final del enlace' },
    'listo leerEnlace (vencido según él mismo)': { antes: 'deje pasar la vida del enlace antes de abrirlo' },
    APLICAR: `Pulse «${confirmar.aplicar}» o «${revertir.aplicar}».`,
    REINTENTAR: `Pulse «${shellTexts.reintentar}».`,
    EN_LINEA: 'Quite la red del equipo y vuelva a ponerla.',
    IR_A_INICIAR_SESION: `Pulse «${linkTexts.iniciarSesion}».`,
    CAMBIAR_CLAVE: `Pulse «${texts.cambiarClave}».`,
    'listo consultarEstado (pendiente, con correo)': {
      responde: '«Pendiente de cambio de correo», con el correo nuevo',
    },
    'listo consultarEstado (pendiente, sin correo)': {
      soloAutomatica: 'el servidor de la demostración siempre lo dice',
    },
    'listo consultarEstado (ya confirmado)': {
      antes: 'confirme el cambio con el mismo enlace en otra pestaña',
      responde: 'que el correo ya fue confirmado',
    },
    'listo consultarEstado (ya revertido)': {
      antes: 'deshaga el cambio con el mismo enlace en otra pestaña',
      responde: '«Reverso de cambio correo»',
    },
    'listo consultarEstado (vencido, en el mensaje)': { soloAutomatica: bySentence },
    'listo consultarEstado (enlace vencido)': {
      antes: 'pida otro cambio de correo antes de abrir el enlace: el anterior deja de valer',
      responde: 'HTTP 410',
    },
    'listo consultarEstado (enlace usado)': { soloAutomatica: 'el servidor de la demostración lo dice en el mensaje' },
    'listo consultarEstado (enlace inválido)': { antes: 'cambie una letra del enlace', responde: 'HTTP 404' },
    'listo aplicarCambio (hecho)': { responde: 'que está hecho' },
    'listo aplicarCambio (enlace vencido)': {
      antes: 'con la página abierta, pida otro cambio de correo',
      responde: 'HTTP 410',
    },
    'listo aplicarCambio (enlace usado)': {
      antes: 'con la página abierta, use el mismo enlace en otra pestaña',
      responde: 'HTTP 409',
    },
    'listo aplicarCambio (enlace inválido)': {
      antes:
        'en /demo/fallos ponga «Estado HTTP (401, 403, 429, 500, 503)» con valor 403 a la llamada `confirmarCambioCorreo`',
      responde: 'HTTP 403',
    },
  },
  llamadas: { consultarEstado: 'estadoCambioCorreo', aplicarCambio: 'confirmarCambioCorreo' },
  verse: {
    abriendo: `«${linkTexts.abriendo}»; la dirección queda sin el enlace.`,
    consultando: `«${texts.consultando}»`,
    porConfirmar: `«${texts.correoNuevo}» con el correo, y «${confirmar.aplicar}».`,
    porRevertir: `«${texts.correoAnterior}» con el correo, y «${revertir.aplicar}».`,
    aplicando: `El botón dice «${confirmar.aplicando}» o «${revertir.aplicando}» y no envía otra vez.`,
    confirmado: `«${texts.confirmado}» «${linkTexts.redireccion}»`,
    yaConfirmado: `«${texts.yaConfirmado}»`,
    revertido: `«${texts.revertido}» «${texts.cambieClave}»`,
    yaRevertido: `«${texts.revertido}», como información.`,
    sinEstado: `El fallo y «${shellTexts.reintentar}».`,
    sinCorreo: `«${texts.sinCorreo}»`,
    sinAplicar: `«${confirmar.fallida}» o «${revertir.fallida}», y «${shellTexts.reintentar}».`,
    enlaceInservible: `Por qué no sirve el enlace, y «${linkTexts.iniciarSesion}».`,
    haciaLogin: 'La página /login.',
    haciaRecuperacion: 'La página /login con el diálogo de recuperación.',
  },
  ademas: ({ enlace, problema }, state) => {
    const bad = emailLinkWords[enlace ?? 'invalido'];
    const said = {
      enlaceInservible: [bad.titulo, ...bad.detalles],
      sinAplicar: problema === null ? [] : notAppliedLines(problema),
    };
    const lines = state === 'enlaceInservible' || state === 'sinAplicar' ? said[state] : [];
    return lines.map((line) => `«${line}»`).join(' ');
  },
};
