import { expect, test } from 'vitest';
import { answerNotice } from './refusals';

test('[REG-19] [REG-29] a member with an account is told once, and to log in with document and password', () => {
  expect(answerNotice('autenticar', { codigo: 1001, mensaje: '' })).toEqual({
    titulo: 'Usted ya tiene una cuenta.',
    detalle: 'Cierre este cuadro y entre con su documento y su contraseña.',
  });
});

test('[REG-29] [REG-60] a member who registers a second time is told to log in with the account', () => {
  expect(answerNotice('registrar', { codigo: 1010, mensaje: '' })).toEqual({
    titulo: 'Usted ya tiene una cuenta. Inicie sesión con su cuenta.',
    detalle: 'Escriba su contraseña y pulse «Iniciar sesión».',
  });
});

test('[RECOV-06] [RECOV-07] a rejected recovery without a sentence says what does not match', () => {
  const titles = ([1006, 1008] as const).map(
    (codigo) => answerNotice('solicitarCambioClave', { codigo, mensaje: '' }).titulo,
  );
  expect(titles).toEqual(['El documento y el correo electrónico no coinciden.', 'No hay una cuenta con esos datos.']);
});

test.each([
  [1002, 'Su afiliación no está activa. Comuníquese con nosotros.'],
  [1004, 'Su cuenta se quedó sin confirmar. Pida otra vez el correo de confirmación.'],
  [1011, 'Su registro espera la confirmación. Abra el enlace del correo que le enviamos.'],
] as const)('[REG-29] identity code %i without a sentence: %s', (codigo, titulo) => {
  expect(answerNotice('autenticar', { codigo, mensaje: '' })?.titulo).toBe(titulo);
});
