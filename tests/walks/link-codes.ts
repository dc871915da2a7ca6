import type { LinkPageName } from './link-addresses';

/** One answer to the call of a page behind a link, and the expected state. */
export interface LinkLine {
  rows: string;
  page: LinkPageName;
  call: string;
  given: string;
  reply: object;
  state: string;
  /** Words of the page, each as a whole line. */
  says: readonly string[];
}

const activation = { page: 'activation', call: 'Autenticacion/activarCuenta' } as const;
const changePassword = { page: 'changePassword', call: 'Autenticacion/cambiarClave' } as const;
const confirm = { page: 'emailChange', call: 'autenticacion/estadoCambioCorreo' } as const;
const revert = { page: 'emailReversal', call: 'autenticacion/estadoReversoCorreo' } as const;
const code = (codigoMensaje: number | string, mensaje = '') => ({ result: { codigoMensaje, mensaje } });
const status = (mensaje: string, correo = 'ana.nueva@ejemplo.do') => ({ result: { mensaje, correo } });

const notActivated = 'No pudimos activar su cuenta.';
const changed = 'Se ha realizado el cambio de contraseña, favor de iniciar sesion con sus nuevas credenciales.';
const confirmedBefore = 'El correo ya fue confirmado, favor de iniciar sesión';
const tooOldToChange = 'El token expiro, favor de realizar la solicitud de cambio de contraseña nuevamente.';
const tooOld = 'El token expiro, favor de iniciar sesión nuevamente.';

/** Written by hand from the rows, and played twice: on the real machine and on the real page. */
export const linkCodes: readonly LinkLine[] = [
  {
    ...activation,
    rows: '[ACT-03] [ACT-04]',
    given: '1009',
    reply: code(1009, 'Su cuenta ya estaba activa,'),
    state: 'activada',
    says: ['Su cuenta ya estaba activa, favor de iniciar sesion con su cuenta.'],
  },
  {
    ...activation,
    rows: '[ACT-03] [ACT-04]',
    given: '1009 written as text, without a sentence',
    reply: code('1009'),
    state: 'activada',
    says: ['Su cuenta está activa, favor de iniciar sesion con su cuenta.'],
  },
  {
    ...activation,
    rows: '[ACT-05] [ACT-06] [ACT-07]',
    given: '1012',
    reply: code(1012, 'Su registro venció;'),
    state: 'rechazada',
    says: [notActivated, 'Su registro venció; favor de intentar mas tarde.'],
  },
  {
    ...activation,
    rows: '[ACT-05]',
    given: '1007, which is a success elsewhere',
    reply: code(1007, 'De otro servicio,'),
    state: 'rechazada',
    says: [notActivated, 'De otro servicio, favor de intentar mas tarde.'],
  },
  {
    ...activation,
    rows: '[ACT-05] [ACT-06]',
    given: 'a code that nobody lists, without a sentence',
    reply: code(4242),
    state: 'rechazada',
    says: [notActivated, 'favor de intentar mas tarde.'],
  },
  {
    ...activation,
    rows: '[ACT-05]',
    given: 'no code',
    reply: { result: { mensaje: 'Sin código.' } },
    state: 'fallido',
    says: [notActivated, 'favor de intentar mas tarde.'],
  },
  {
    ...changePassword,
    rows: '[PWD-09]',
    given: '1007',
    reply: code(1007, 'Cambiada.'),
    state: 'cambiada',
    says: [changed],
  },
  {
    ...changePassword,
    rows: '[PWD-09]',
    given: '1007 written as text, without an envelope',
    reply: { codigoMensaje: '1007' },
    state: 'cambiada',
    says: [changed],
  },
  {
    ...changePassword,
    rows: '[PWD-11]',
    given: '1020',
    reply: code(1020, 'Esa contraseña es muy común.'),
    state: 'formulario.claveFacil',
    says: ['Esa contraseña es muy común.'],
  },
  {
    ...changePassword,
    rows: '[PWD-11]',
    given: '1009, which is a success elsewhere',
    reply: code(1009, 'De otro servicio.'),
    state: 'formulario.rechazada',
    says: ['De otro servicio.'],
  },
  {
    ...changePassword,
    rows: '[PWD-11]',
    given: 'a code that nobody lists, without a sentence',
    reply: code(4242),
    state: 'formulario.rechazada',
    says: ['Favor intente más tarde.'],
  },
  {
    ...changePassword,
    rows: '[PWD-13] [PWD-14]',
    given: "another code with 'El token expiró'",
    reply: code(1006, 'El token expiró.'),
    state: 'vencido',
    says: [tooOldToChange],
  },
  {
    ...changePassword,
    rows: '[PWD-11]',
    given: 'no code',
    reply: { result: {} },
    state: 'formulario.sinCambio',
    says: ['La contraseña pudo haber cambiado: pruebe a iniciar sesión con ella antes de repetirlo.'],
  },
  {
    ...confirm,
    rows: '[MAILC-01] [MAILC-02] [MAILC-14] [MAILC-15]',
    given: "'Pendiente de cambio de correo'",
    reply: status('Pendiente de cambio de correo'),
    state: 'porConfirmar',
    says: ['ana.nueva@ejemplo.do', 'Confirmar el cambio'],
  },
  {
    ...confirm,
    rows: '[MAILC-15]',
    given: "'Pendiente de cambio de correo' and no address",
    reply: status('Pendiente de cambio de correo', ''),
    state: 'sinCorreo',
    says: ['No pudimos saber qué correo se confirma.'],
  },
  ...['Cambio de correo confirmado', 'Reverso de cambio correo', 'Una frase que nadie listó', ''].map((mensaje) => ({
    ...confirm,
    rows: '[MAILC-04]',
    given: `'${mensaje}'`,
    reply: status(mensaje),
    state: 'yaConfirmado',
    says: [confirmedBefore],
  })),
  {
    ...confirm,
    rows: '[MAILC-11] [MAILC-12]',
    given: "'El token expiró'",
    reply: status('El token expiró'),
    state: 'vencido',
    says: [tooOld],
  },
  {
    ...revert,
    rows: '[MAILC-08] [MAILC-13]',
    given: "'Reverso de cambio correo'",
    reply: status('Reverso de cambio correo'),
    state: 'yaRevertido',
    says: ['Su solicitud ha sido reversada de forma satisfactoria'],
  },
  ...['Cambio de correo confirmado', 'Pendiente de cambio de correo', 'Una frase que nadie listó'].map((mensaje) => ({
    ...revert,
    rows: '[MAILC-07]',
    given: `'${mensaje}'`,
    reply: status(mensaje),
    state: 'porRevertir',
    says: ['Deshacer el cambio'],
  })),
  {
    ...revert,
    rows: '[MAILC-11] [MAILC-12]',
    given: "'El token expiro'",
    reply: status('El token expiro'),
    state: 'vencido',
    says: [tooOld],
  },
];
