import { expect, test } from 'vitest';
import { missingNewEmail } from './new-email';

test('[FMT-09] an address that was not written and one that is none are two faults', () => {
  expect(['', '  ', 'ana@', ' ana@ejemplo.do '].map(missingNewEmail)).toEqual([
    { correo: 'correoVacio' },
    { correo: 'correoVacio' },
    { correo: 'correoInvalido' },
    {},
  ]);
});
