import { blocked, incomplete, nobody, pending, suspended, titular } from '../../../e2e/members';
import type { loginMachine } from '../../../machines/login/login.machine';
import { messages } from '../../../server/messages';
import type { ProblemKind } from '../../../src/contract/problem';
import { formNotice, loginTexts as texts } from '../../../src/flows/login/texts';
import { onboardingTexts } from '../../../src/flows/onboarding/texts';
import { documentTexts, faltaText } from '../../../src/texts/document';
import { type Notice, noAnswerNotice, problemNotice } from '../../../src/texts/problem';
import type { FlowWords } from '../flow-words';

const notice = ({ titulo, detalle }: Notice): string => `«${titulo}» «${detalle}»`;
const kept = 'Lo escrito se conserva.';
const warned = (sentence: string) => `Un aviso de advertencia con el mensaje del servidor: «${sentence}». ${kept}`;
const failed = (kind: ProblemKind) =>
  `Un aviso de error: ${notice(problemNotice({ kind, mensaje: kind === 'sinServicio' ? 'Fallo de demostración 503. Intente nuevamente.' : '', status: 503 }, 'acceso'))}. ${kept}`;
const aboveForm = (state: keyof typeof formNotice): string => {
  const said = formNotice[state];
  return said === undefined ? '' : `Sobre el formulario: ${notice(said)}.`;
};
const open = (address: string) => `abra ${address} en una ventana sin sesión.`;
const home = 'La página de inicio, que saluda con «Hola,» y el nombre del afiliado.';

export const loginWords: FlowWords<typeof loginMachine> = {
  titulo: texts.pagina,
  espera:
    'Para alcanzar a ver las esperas, en /demo/fallos ponga «Demora (milisegundos)» con valor 3000 a las llamadas `login` y `datoscontactos`; al terminar el camino pulse «Quitar todo»',
  socio: titular,
  pasos: {
    'inicio (sin más)': open('/login'),
    'inicio (tras vencer la sesión)':
      'con una sesión abierta, en /demo/fallos ponga «Estado HTTP (401, 403, 429, 500, 503)» con valor 401 a la llamada `getAfiliado`, recargue /citas y pulse «Quitar todo» cuando llegue a «Iniciar sesión».',
    'inicio (tras la inactividad)': 'con una sesión abierta, no toque nada durante 15 minutos.',
    'inicio (cerrada en otra pestaña)':
      'con una sesión abierta en dos pestañas, ambas en /citas, cierre la sesión en una y mire la otra.',
    'inicio (desde una página protegida)': open('/pagos'),
    'inicio (desde el club y una página protegida)':
      "en la consola del navegador escriba localStorage.setItem('club_beneficiario', 'true') y abra /pagos.",
    'ELEGIR_TIPO (pasaporte)': `En «${documentTexts.tipo}» elija Pasaporte.`,
    'ELEGIR_TIPO (ninguno)': `En «${documentTexts.tipo}» elija «${documentTexts.elija}».`,
    'ESCRIBIR_DOCUMENTO (cedula)': `En «${documentTexts.numero}» escriba {documento}.`,
    'ESCRIBIR_DOCUMENTO (incompleta)': `En «${documentTexts.numero}» escriba 0011.`,
    ESCRIBIR_CLAVE: `Escriba una letra en «${texts.clave}».`,
    'ENVIAR (completo)': `En «${texts.clave}» escriba {clave} y pulse «${texts.enviar}».`,
    'ENVIAR (sin clave)': `Deje vacía «${texts.clave}» y pulse «${texts.enviar}».`,
    'PULSAR_ENTER (completo)': `En «${texts.clave}» escriba {clave} y pulse Enter en ese campo.`,
    'PULSAR_ENTER (sin clave)': `Deje vacía «${texts.clave}» y pulse Enter en ese campo.`,
    CANCELAR: `Pulse «${texts.cancelar}».`,
    CERRAR: `Pulse «${texts.entendido}».`,
    'ABRIR (reenvío)': `Pulse «${texts.reenvio}»; sobre la página se abre el diálogo del reenvío, que se cierra otra vez.`,
    'listo autenticar (1007)': { responde: 'código 1007: las credenciales son correctas' },
    'listo autenticar (1006)': { responde: 'código 1006', socio: nobody },
    'listo autenticar (1017)': { responde: 'código 1017', socio: blocked },
    'listo autenticar (1003)': { responde: 'código 1003', socio: pending },
    'listo autenticar (1018, sin lista)': {
      responde: 'código 1018, que el portal no conoce',
      socio: suspended,
    },
    'listo consultarContacto (completo)': { responde: 'los datos de contacto, completos' },
    'listo consultarContacto (sin correo)': { responde: 'los datos de contacto, sin correo', socio: incomplete },
    'listo escucharSesion (otra pestaña entró)': {
      accion: `En otra pestaña inicie sesión con {documento} y {clave}, y vuelva a esta.`,
    },
  },
  llamadas: { autenticar: 'login', consultarContacto: 'datoscontactos' },
  verse: {
    'formulario.editando': `«${texts.titulo}», y el formulario listo para escribir, sin avisos sobre él: «${documentTexts.tipo}», «${documentTexts.numero}», «${texts.clave}» y «${texts.enviar}».`,
    'formulario.sesionVencida': aboveForm('formulario.sesionVencida'),
    'formulario.sesionInactiva': aboveForm('formulario.sesionInactiva'),
    'formulario.sesionCerradaFuera': aboveForm('formulario.sesionCerradaFuera'),
    'formulario.faltanDatos': 'Cada campo dice bajo él qué le falta, y el foco va al primero.',
    'formulario.camposVacios': `${aboveForm('formulario.camposVacios')} El foco va al primer campo vacío.`,
    'formulario.credencialesInvalidas': warned(messages.login.wrongCredentials),
    'formulario.bloqueada': warned(messages.login.blocked),
    'formulario.rechazada': `Un aviso de error con el mensaje del servidor: «${messages.login.affiliationNotActive}». ${kept}`,
    'formulario.sinConexion': failed('sinConexion'),
    'formulario.sinRespuesta': `Un aviso de error: ${notice(noAnswerNotice('acceso'))}. ${kept}`,
    'formulario.sinServicio': failed('sinServicio'),
    'formulario.ilegible': failed('ilegible'),
    'formulario.fallo': `Un aviso de error. ${kept}`,
    autenticando: `El botón dice «${texts.enviando}» y no envía otra vez; debajo, «${texts.cancelar}».`,
    informando: `El diálogo «${texts.informacion}» con el mensaje del servidor: «${messages.login.awaitingActivation}», y los botones «${texts.reenvio}» y «${texts.entendido}».`,
    revisandoContacto: `«${texts.entrando}» en lugar del formulario.`,
    haciaOnboarding: `La página /onboarding: «${onboardingTexts.titulo}».`,
    haciaClub: 'La página /club.',
    haciaRegreso: 'La página que se pidió antes de entrar: /pagos.',
    haciaInicio: home,
  },
  ademas: ({ faltas }) =>
    Object.values(faltas)
      .flatMap((falta) => (falta === undefined ? [] : [`«${faltaText[falta]}»`]))
      .join(' '),
};
