import type { recoverMachine } from '../../../machines/recover/recover.machine';
import { loginTexts } from '../../../src/flows/login/texts';
import { recoverFaultText, recoverTexts as texts } from '../../../src/flows/recover/texts';
import { documentTexts } from '../../../src/texts/document';

import { emailTexts } from '../../../src/texts/email';
import { resultNotice } from '../../../src/texts/result-notice';
import type { FlowWords } from '../flow-words';

const kept = 'Lo escrito se conserva.';
const account = 'use el documento de una cuenta activa (README) y';

export const recoverWords: FlowWords<typeof recoverMachine> = {
  titulo: texts.titulo,
  espera:
    'Para alcanzar a ver las esperas, en /demo/fallos ponga «Demora (milisegundos)» con valor 3000 a la llamada `solicitarCambioClave`; al terminar el camino pulse «Quitar todo»',
  pasos: {
    'inicio (con el documento)': `abra /login, escriba el documento y pulse «${loginTexts.olvido}».`,
    'inicio (sin más)': 'abra /login?dialogo=recuperacion.',
    'ESCRIBIR (pasaporte)': `En «${documentTexts.tipo}» elija Pasaporte.`,
    'ESCRIBIR (cedula)': `En «${documentTexts.numero}» escriba el documento.`,
    'ESCRIBIR (correo con error)': `En «${texts.correo}» escriba rosa@gmial.com.`,
    DEJAR: 'Pase a otro campo.',
    USAR_SUGERENCIA: `Pulse «${emailTexts.usarSugerencia('rosa@gmail.com')}», si se ofrece.`,
    ENVIAR: `Pulse «${texts.enviar}».`,
    CANCELAR: `Pulse «${texts.cancelar}».`,
    CERRAR: 'Pulse la equis.',
    'listo solicitar (1007)': { responde: 'código 1007', antes: `${account} su correo, que está en /demo/personas` },
    'listo solicitar (1007, solo el código)': { responde: 'código 1007, sin mensaje' },
    'listo solicitar (1006)': { responde: 'código 1006', antes: `${account} un correo que no es el suyo` },
    'listo solicitar (1008)': {
      responde: 'código 1008',
      antes: 'use el documento de alguien de /demo/personas que aún no tenga cuenta',
    },
    'listo solicitar (1018, sin lista)': {
      responde: 'código 1003, que aquí nadie listó',
      antes: 'use el documento y el correo de una cuenta por activar',
    },
  },
  llamadas: { solicitar: 'solicitarCambioClave' },
  verse: {
    'formulario.escribiendo': `«${texts.titulo}» con documento y correo, sin avisos sobre los campos.`,
    'formulario.faltanDatos': 'Cada campo dice bajo él qué le falta, y el foco va al primero.',
    'formulario.advertida': 'Una advertencia sobre los campos.',
    'formulario.rechazada': 'Un error sobre los campos.',
    'formulario.sinSolicitar': 'Un error sobre los campos.',
    solicitando: `El botón dice «${texts.enviando}» y no envía otra vez; a su lado, «${texts.cancelar}».`,
    solicitada: 'El diálogo se cierra, y un aviso dice que llegará un correo.',
    cerrada: 'La página de entrada, sin el diálogo.',
  },
  ademas: ({ faltas, respuesta, problema }, state) => {
    const notice = resultNotice({ respuesta, problema }, 'solicitarCambioClave', 'acceso');
    const told = notice === null || state === 'solicitando' ? [] : [`«${notice.titulo}» «${notice.detalle}». ${kept}`];
    return [
      ...Object.values(faltas).flatMap((falta) => (falta === undefined ? [] : [`«${recoverFaultText[falta]}»`])),
      ...told,
    ].join(' ');
  },
};
