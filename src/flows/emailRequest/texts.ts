import type { ChartFailure } from '../../../domain/contract/chart-failure';
import type { FaltaCorreoNuevo } from '../../../machines/emailRequest/new-email';
import { failureNotice } from '../../texts/failure';
import { ownPasswordTexts, wrongPassword } from '../../texts/own-password';
import type { Refusals } from '../../texts/refusal-notice';

export const emailRequestTexts = {
  titulo: 'Cambiar correo electrónico',
  // promise: cambioCorreo
  entrada: 'Le enviaremos un enlace al correo nuevo. El cambio vale cuando usted lo abra y confirme.',
  correo: 'Correo electrónico nuevo',
  pista: 'Por ejemplo: nombre@correo.com',
  continuar: 'Continuar',
  cancelar: 'Cancelar',
  tituloClave: 'Confirme su contraseña',
  entradaClave: 'Es para asegurarnos de que el cambio lo pide usted.',
  cierre: 'Al pedir el cambio se cerrará su sesión. Podrá entrar otra vez enseguida.',
  clave: 'Contraseña',
  confirmar: 'Confirmar',
  comprobando: 'Comprobando…',
  solicitando: 'Pidiendo el cambio…',
  volver: 'Volver',
  confirmada: 'Contraseña confirmada',
  sinSolicitar: 'Ha ocurrido un error para procesar el cambio de correo',
  sinSaber: 'Puede que se haya pedido. Mire su bandeja de entrada antes de intentarlo otra vez.',
} as const;

export const emailRequestFaultText: Record<FaltaCorreoNuevo | 'claveVacia', string> = {
  correoVacio: 'Por favor, indique su correo electrónico.',
  correoInvalido: 'Escriba el correo completo, con su @ y lo que le sigue.',
  claveVacia: ownPasswordTexts.vacia,
};

/** For the log-in call that checks the password: member and account are already known. */
export const passwordRefusals = {
  1003: wrongPassword,
  1006: wrongPassword,
  1017: wrongPassword,
  otro: wrongPassword,
} satisfies Refusals<'login'>;

/** Below the fixed title: the service's sentence, or what to do; names an expired session. */
export const notRequestedLines = (problema: ChartFailure): readonly string[] => {
  const { titulo, detalle } = failureNotice(problema, 'acceso');
  if (typeof problema === 'string') return [detalle];
  return problema.kind === 'sesionVencida' ? [titulo, detalle] : [problema.mensaje || detalle];
};

/** For a lost answer: the change may exist, and a new request invalidates its mail. */
export const unknownLines = (problema: ChartFailure): readonly string[] => {
  const said = typeof problema === 'string' ? '' : problema.mensaje;
  return said === '' ? [emailRequestTexts.sinSaber] : [said, emailRequestTexts.sinSaber];
};
