import { expect, test } from 'vitest';
import { emptyProfile } from '../../domain/rules/contact/profile-draft';
import { parseStored } from '../../domain/rules/form/parse-stored';
import { keptProfile } from './kept-profile';

test('reads a stored draft', () => {
  const kept = {
    borrador: { ...emptyProfile, calle: 'Calle Duarte' },
    base: emptyProfile,
    envios: { telefonos: { contenido: '["",""]', confirmado: false } },
  };
  expect(parseStored(keptProfile, kept)).toEqual(kept);
});

test('rejects a malformed draft, and drops unknown fields', () => {
  const { calle: _, ...without } = emptyProfile;
  expect(parseStored(keptProfile, null)).toBeNull();
  expect(parseStored(keptProfile, { borrador: without, base: emptyProfile })).toBeNull();
  expect(parseStored(keptProfile, { borrador: emptyProfile, base: { ...emptyProfile, calle: 7 } })).toBeNull();
  expect(
    parseStored(keptProfile, { borrador: { ...emptyProfile, clave: 'x' }, base: emptyProfile, envios: 7 }),
  ).toEqual({
    borrador: emptyProfile,
    base: emptyProfile,
    envios: {},
  });
});
