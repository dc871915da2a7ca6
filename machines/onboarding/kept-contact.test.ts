import { expect, test } from 'vitest';
import { emptyContact } from '../../domain/rules/contact/contact-draft';
import { parseStored } from '../../domain/rules/form/parse-stored';
import { keptContact } from './kept-contact';

test('uses only the valid parts of a stored wizard', () => {
  const borrador = { ...emptyContact, calle: 'Duarte' };
  const base = { ...emptyContact, calle: 'El Conde' };
  const envios = { telefonos: { contenido: '[]', confirmado: true } };
  expect([
    parseStored(keptContact, null),
    parseStored(keptContact, {}),
    parseStored(keptContact, { borrador: { calle: 'Duarte' }, paso: 1, envios }),
    parseStored(keptContact, { borrador: { ...borrador, calle: 7 }, paso: 1, envios }),
    parseStored(keptContact, {
      borrador: { ...borrador, otra: 'x' },
      base,
      paso: 1,
      envios: { ...envios, correo: { confirmado: 1 } },
    }),
    parseStored(keptContact, { borrador, paso: 9 }),
    parseStored(keptContact, { borrador, base: { ...base, calle: 7 }, paso: 2 }),
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
