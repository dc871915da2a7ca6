import { expect, test } from 'vitest';
import { emptyContact } from '../../domain/rules/contact/contact-draft';
import { parseStored } from '../../domain/rules/form/parse-stored';
import { storedContactDraft } from './stored-contact-draft';

test('uses only the valid parts of a stored wizard', () => {
  const borrador = { ...emptyContact, calle: 'Duarte' };
  const base = { ...emptyContact, calle: 'El Conde' };
  const envios = { telefonos: { contenido: '[]', confirmado: true } };
  expect([
    parseStored(storedContactDraft, null),
    parseStored(storedContactDraft, {}),
    parseStored(storedContactDraft, { borrador: { calle: 'Duarte' }, paso: 1, envios }),
    parseStored(storedContactDraft, { borrador: { ...borrador, calle: 7 }, paso: 1, envios }),
    parseStored(storedContactDraft, {
      borrador: { ...borrador, otra: 'x' },
      base,
      paso: 1,
      envios: { ...envios, correo: { confirmado: 1 } },
    }),
    parseStored(storedContactDraft, { borrador, paso: 9 }),
    parseStored(storedContactDraft, { borrador, base: { ...base, calle: 7 }, paso: 2 }),
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
