import { compositions } from '../../machines/compositions';
import type { Together } from '../../machines/together';

/** Every sentence about several charts. */
export const sentences = compositions.flatMap((of) =>
  of.properties.map(({ says, formula }) => ({ of, says, formula })),
);

const withoutMessage = (what: string) => (of: Together) => ({
  ...of,
  messages: of.messages.filter((message) => message.what !== what),
});
const withoutLimit = (when: string) => (of: Together) => ({
  ...of,
  limits: of.limits.filter((limit) => limit.when !== when),
});
const saying = (what: string, instead: string) => (of: Together) => ({
  ...of,
  messages: of.messages.map((message) => (message.what === what ? { ...message, what: instead } : message)),
});

const believing = (of: Together) => ({
  ...of,
  messages: of.messages.map(({ onlyIf, ...message }) => message),
});

/** By beginning of the sentence, in the order of the table. */
const planted: readonly [string, string, (of: Together) => Together][] = [
  ['Quien está adentro', 'nobody tells that a session began', withoutMessage('SESION_ABIERTA')],
  ['Quien está adentro', 'closing for idleness does not end the session', withoutMessage('SALIR (por inactividad)')],
  ['A quien no tiene', 'nobody tells that a session ended', withoutMessage('SESION_CERRADA')],
  ['Quien pide salir', 'asking to leave tells nobody', withoutMessage('SALIR (en el aviso)')],
  ['Si una pestaña cierra', 'the other tab is not told', withoutMessage('REVISAR (no hay sesión)')],
  [
    'Una pestaña nunca borra',
    'the other tab takes it for expired',
    saying('REVISAR (sesión de 1001)', 'REVISAR (token vencido)'),
  ],
  ['Quien sale por el menú', 'nobody tells that a session ended', withoutMessage('SESION_CERRADA')],
  ['Si una pestaña entra', 'the other tab is not told', withoutMessage('REVISAR (sesión de 1001)')],
  [
    'Ninguna pestaña abre',
    'a tab reads a session that is not stored',
    (of) => ({ ...of, limits: of.limits.filter(({ when }) => !when.startsWith('responde leer y')) }),
  ],
  ['Ninguna pestaña abre', 'a message is heard as it was sent, whatever is stored now', believing],
  ['Al volver', 'a tab that is shown again does not look', withoutMessage('REVISAR (sesión de 1001)')],
  [
    'Al volver a una pestaña, está como dice lo guardado, también',
    'it does not see the other person',
    withoutMessage('REVISAR (sesión de 2002)'),
  ],
  ['A quien entró', 'nobody tells that a session ended', withoutMessage('SESION_CERRADA')],
  ['Mientras nadie sale', 'the attempt is not stored', withoutMessage('GUARDAR')],
  ['Mientras nadie sale', 'two tabs hold one invoice', withoutLimit('ocurre APARTADA')],
  [
    'Mientras nadie sale',
    'a paid invoice is still listed',
    withoutLimit('responde consultarFacturas con «dos por pagar» o responde consultarFacturas con «otro monto»'),
  ],
  ['Dos pestañas nunca', 'holding an invoice holds nothing', withoutMessage('TOMAR_#')],
  ['Nunca hay un botón', 'the attempt is not stored', withoutMessage('GUARDAR')],
  ['Si otra pestaña guarda', 'the other tab is not told', withoutMessage('OTRA_PESTANA')],
  ['Con conexión nunca', 'nobody tells that the connection is gone', withoutMessage('SIN_CONEXION')],
  ['Lo que no cargó', 'nobody tells that the connection is back', withoutMessage('EN_LINEA')],
  ['Una solicitud nunca', 'what was sent is not stored', withoutMessage('GUARDAR')],
  [
    'Una solicitud nunca',
    'the list of cases is an old one',
    (of) => ({ ...of, limits: of.limits.filter(({ when }) => !when.startsWith('responde buscarCaso')) }),
  ],
  [
    'Si la sesión se cierra sin',
    'the form opens as if nothing was sent',
    withoutLimit('ocurre inicio y no ocurre inicio con «con un envío sin respuesta»'),
  ],
  ['De una solicitud', 'the service refuses what it created', withoutLimit('falla crearSolicitud y elige rechazo')],
  ['Con la sesión vencida, una solicitud', 'nobody ends the session', withoutMessage('VENCER (venció)')],
  ['Un contacto que ya llegó', 'what was sent is not stored', withoutMessage('ENVIAR')],
  ['Del contacto se dice', 'the service says that it stored what it did not', withoutLimit('responde guardarParte')],
  ['Con la sesión vencida, el contacto', 'nobody ends the session', withoutMessage('VENCER (venció)')],
  ['De una foto que', 'an old photo is read', withoutLimit('responde consultarFoto con «la de antes»')],
  ['«Carga realizada»', 'the service says that it stored what it did not', withoutLimit('responde subir')],
  ['Con la sesión vencida, la foto', 'nobody ends the session', withoutMessage('VENCER (venció)')],
  ['Quien ya quedó', 'a refusal after the account was made', withoutLimit('falla registrar y elige rechazo')],
  [
    'Se dice que alguien',
    'the service says that it made what it did not',
    withoutLimit('responde registrar con «1005»'),
  ],
  ['Una afiliación nunca', 'what was sent is not stored', withoutMessage('ENVIAR')],
  ['«Recibimos su solicitud»', 'a receipt of nothing', withoutLimit('ocurre inicio con «recargada al terminar»')],
];

/** Tables in which the sentence is false. */
export const mistakes = planted.map(([begins, mistake, mistaken]) => {
  const found = sentences.find(({ says }) => says.startsWith(begins));
  if (found === undefined) throw new Error(begins);
  return { ...found, mistake, of: mistaken(found.of) };
});
