import { titular } from '../../../e2e/members';
import type { emailRequestMachine } from '../../../machines/emailRequest/emailRequest.machine';
import { messages } from '../../../server/messages';
import {
  emailRequestFaultText as faults,
  notRequestedLines,
  passwordRefusals,
  emailRequestTexts as texts,
} from '../../../src/flows/emailRequest/texts';
import { accountTexts } from '../../../src/texts/account';
import { callNotice } from '../../../src/texts/call-notice';
import { emailTexts } from '../../../src/texts/email';
import { shellTexts } from '../../../src/texts/shell';
import type { FlowWords } from '../flow-words';

export const emailRequestWords: FlowWords<typeof emailRequestMachine> = {
  titulo: texts.titulo,
  antes: 'Inicie sesión y quédese en /citas, donde nada más se abre solo',
  socio: titular,
  pasos: {
    'inicio (de 10000001)': 'Abra /citas.',
    ABRIR: `Pulse «${accountTexts.cuenta}» y «${accountTexts.cambiarCorreo}».`,
    'ESCRIBIR (correo)': `En «${texts.correo}» escriba ana.nueva@ejemplo.do.`,
    'ESCRIBIR (sin arroba)': `En «${texts.correo}» escriba ana.nueva.`,
    'ESCRIBIR (con un error)': `En «${texts.correo}» escriba ana.nueva@gmial.com.`,
    DEJAR: `Salga de «${texts.correo}» con el tabulador.`,
    USAR_SUGERENCIA: `Pulse «${emailTexts.usarSugerencia('ana.nueva@gmail.com')}».`,
    SIGUIENTE: `Pulse «${texts.continuar}».`,
    'ESCRIBIR (clave)': `Escriba una letra en «${texts.clave}».`,
    'ENVIAR (con clave)': `En «${texts.clave}» escriba {clave} y pulse «${texts.confirmar}».`,
    'ENVIAR (sin clave)': `Deje vacía «${texts.clave}» y pulse «${texts.confirmar}».`,
    ANTERIOR: `Pulse «${texts.volver}».`,
    CERRAR: `Pulse «${shellTexts.cerrar}» o Atrás en el navegador.`,
    'listo comprobarClave (1007)': { responde: 'código 1007: es su contraseña' },
    'listo comprobarClave (1006)': {
      accion: `En «${texts.clave}» escriba otra contraseña y pulse «${texts.confirmar}».`,
      responde: 'código 1006',
    },
    'listo solicitarCambio (hecho)': { responde: 'que el cambio está pedido' },
  },
  llamadas: { comprobarClave: 'login', solicitarCambio: 'solicitudCambioCorreo' },
  verse: {
    cerrado: 'La página sola: nada abierto sobre ella.',
    'abierto.correo.editando': `El diálogo «${texts.titulo}» con «${texts.correo}».`,
    'abierto.correo.faltanDatos': 'El campo dice qué le falta, y recibe el foco.',
    'abierto.correo.sinSolicitar': `«${texts.sinSolicitar}», y el correo escrito.`,
    'abierto.clave.editando': `«${texts.tituloClave}» con «${texts.clave}».`,
    'abierto.clave.faltanDatos': 'El campo dice qué le falta, y recibe el foco.',
    'abierto.clave.rechazada': `Bajo el campo, el mensaje del servidor: «${messages.login.wrongCredentials}».`,
    'abierto.clave.sinComprobar': 'El fallo, y lo escrito.',
    'abierto.comprobando': `El botón dice «${texts.comprobando}».`,
    'abierto.solicitando': `«${texts.confirmada}» y «${texts.solicitando}»; el diálogo no se puede cerrar.`,
    solicitado: `La página de inicio de sesión, con el aviso «${texts.solicitado}».`,
  },
  ademas: ({ faltas, respuesta, problema }, state) => {
    const missing = Object.values(faltas).flatMap((falta) => (falta === undefined ? [] : [faults[falta]]));
    const notice = callNotice({ respuesta, problema }, passwordRefusals, 'acceso');
    const told: Readonly<Partial<Record<string, readonly string[]>>> = {
      'abierto.clave.sinComprobar': notice === null ? [] : Object.values(notice),
      'abierto.correo.sinSolicitar': problema === null ? [] : notRequestedLines(problema),
    };
    return [...missing, ...(told[state] ?? [])].map((line) => `«${line}»`).join(' ');
  },
};
