import { expect, test } from 'vitest';
import { isPending, isReverted, saysExpired } from './email-change';

test('[MAILC-02] [MAILC-08] the two sentences of the service are known in any case and with space around them', () => {
  expect(
    [
      'Pendiente de cambio de correo',
      '  PENDIENTE DE CAMBIO DE CORREO ',
      'Reverso de cambio correo',
      'reverso de cambio correo\n',
      'El token expiro, favor de iniciar sesión nuevamente.',
      'El correo ya fue confirmado, favor de iniciar sesión',
      'Sepa que el token expiro',
      '',
    ].map((words) => [isPending(words), isReverted(words), saysExpired(words)]),
  ).toEqual([
    [true, false, false],
    [true, false, false],
    [false, true, false],
    [false, true, false],
    [false, false, true],
    [false, false, false],
    [false, false, false],
    [false, false, false],
  ]);
});
