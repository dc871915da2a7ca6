import { expect, test } from 'vitest';
import { keptAs } from '../form/kept-as';
import { emptyContact } from './contact-draft';
import { keptContact } from './kept-contact';

test('what can be read of a kept wizard is used, and nothing else is', () => {
  const borrador = { ...emptyContact, calle: 'Duarte' };
  const base = { ...emptyContact, calle: 'El Conde' };
  const envios = { telefonos: { contenido: '[]', confirmado: true } };
  expect([
    keptAs(keptContact, null),
    keptAs(keptContact, {}),
    keptAs(keptContact, { borrador: { calle: 'Duarte' }, paso: 1, envios }),
    keptAs(keptContact, { borrador: { ...borrador, calle: 7 }, paso: 1, envios }),
    keptAs(keptContact, {
      borrador: { ...borrador, otra: 'x' },
      base,
      paso: 1,
      envios: { ...envios, correo: { confirmado: 1 } },
    }),
    keptAs(keptContact, { borrador, paso: 9 }),
    keptAs(keptContact, { borrador, base: { ...base, calle: 7 }, paso: 2 }),
  ]).toEqual([
    null,
    null,
    null,
    null,
    { borrador, base, paso: 1, envios },
    { borrador, base: emptyContact, paso: 0, envios: {} },
    { borrador, base: emptyContact, paso: 2, envios: {} },
  ]);
});
