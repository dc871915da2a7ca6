import type { Campo, Falta } from '../../rules/registration/new-password';

export const changePasswordTexts = {
  titulo: 'Cambio de contraseña',
  entrada: 'Escriba dos veces la contraseña que usará desde ahora.',
  clave: 'Contraseña',
  repetida: 'Repetir contraseña',
  pista: 'Seis caracteres o más. Con ocho o más es más segura.',
  mostrar: 'Mostrar contraseña',
  ocultar: 'Ocultar contraseña',
  mostrarRepetida: 'Mostrar la contraseña repetida',
  ocultarRepetida: 'Ocultar la contraseña repetida',
  enviar: 'Solicitar',
  enviando: 'Cambiando…',
  completar: 'Para continuar, escriba la misma contraseña en los dos campos.',
  cambiada: 'Se ha realizado el cambio de contraseña, favor de iniciar sesion con sus nuevas credenciales.', // sic, PWD-09
  vencido: 'El token expiro, favor de realizar la solicitud de cambio de contraseña nuevamente.', // sic, PWD-13
  venceAPoco: 'Estos enlaces sirven por poco tiempo. Pida otro y le llegará a su correo.',
  yaUsado: 'Si ya cambió su contraseña, inicie sesión con ella. Si no fue usted, pida un enlace nuevo.',
  noAceptada: 'Favor intente más tarde.',
  elijaOtra: 'Escriba otra contraseña. Su enlace sigue sirviendo.',
  quizas: 'La contraseña pudo haber cambiado: pruebe a iniciar sesión con ella antes de repetirlo.',
} as const;

export const newPasswordFaults: Record<Campo, Record<Falta, string>> = {
  clave: {
    vacia: 'Debe escribir la Contraseña.',
    corta: 'El mínimo de caracteres para la contraseña es 6',
    distinta: 'Las contraseñas no coinciden, favor de validar.',
  },
  repetida: {
    vacia: 'El campo Repetir contraseña es obligatorio',
    corta: 'El mínimo de caracteres para la contraseña es 6',
    distinta: 'Las contraseñas no coinciden, favor de validar.',
  },
};
