import { expect, test } from 'vitest';
import { isExpiredMessage } from './is-expired-message';

test('[PWD-14] [MAILC-11] the sentence for a link that is too old is known by how it begins', () => {
  expect(
    [
      'El token expiro, favor de iniciar sesión nuevamente.',
      ' EL TOKEN EXPIRÓ',
      'Sepa que el token expiro',
      'El correo ya fue confirmado, favor de iniciar sesión',
      '',
    ].map(isExpiredMessage),
  ).toEqual([true, true, false, false, false]);
});
