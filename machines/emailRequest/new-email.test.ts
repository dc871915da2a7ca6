import { expect, test } from 'vitest';
import { missingNewEmail } from './new-email';

test('[FMT-09] distinguishes a missing address from an invalid one', () => {
  expect(['', '  ', 'ana@', ' ana@ejemplo.do '].map(missingNewEmail)).toEqual([
    { correo: 'correoVacio' },
    { correo: 'correoVacio' },
    { correo: 'correoInvalido' },
    {},
  ]);
});
