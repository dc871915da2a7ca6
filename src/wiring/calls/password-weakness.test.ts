import { expect, test } from 'vitest';
import { passwordWeakness } from './password-weakness';

test.each([
  ['12345', null],
  ['123456', 'comun'],
  ['clave1234', 'comun'],
  ['rosamejia', 'propia'],
  ['00112345678', 'propia'],
  ['Mangu-7-Yaque', null],
] as const)('%s is, by the list of the server, %s', async (clave, weakness) => {
  const rosa = { nombres: 'Rosa', apellidos: 'Mejía', documentos: ['001-1234567-8'] };
  expect(await passwordWeakness(clave, rosa)).toBe(weakness);
});
