import { expect, test } from 'vitest';
import { isPending, isReverted } from './email-change';

test('[MAILC-02] [MAILC-08] recognizes the two sentences of the service in upper and lower case and with spaces around', () => {
  expect(
    [
      'Pendiente de cambio de correo',
      '  PENDIENTE DE CAMBIO DE CORREO ',
      'Reverso de cambio correo',
      'reverso de cambio correo\n',
      'El correo ya fue confirmado, favor de iniciar sesión',
      '',
    ].map((words) => [isPending(words), isReverted(words)]),
  ).toEqual([
    [true, false],
    [true, false],
    [false, true],
    [false, true],
    [false, false],
    [false, false],
  ]);
});
