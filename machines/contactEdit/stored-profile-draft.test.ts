import { expect, test } from 'vitest';
import { emptyProfile } from '../../domain/rules/contact/profile-draft';
import { parseStored } from '../../domain/rules/form/parse-stored';
import { storedProfileDraft } from './stored-profile-draft';

test('reads a stored draft', () => {
  const kept = {
    borrador: { ...emptyProfile, calle: 'Calle Duarte' },
    base: emptyProfile,
    envios: {
      telefonos: { contenido: '["",""]', confirmado: false },
      direccion: { contenido: '["32","3201"]', confirmado: true },
      correo: { contenido: '[""]', confirmado: false },
    },
  };
  expect(parseStored(storedProfileDraft, kept)).toEqual(kept);
});

test('rejects a malformed draft, and drops unknown fields', () => {
  const { calle: _, ...without } = emptyProfile;
  expect(parseStored(storedProfileDraft, null)).toBeNull();
  expect(parseStored(storedProfileDraft, { borrador: without, base: emptyProfile })).toBeNull();
  expect(parseStored(storedProfileDraft, { borrador: emptyProfile, base: { ...emptyProfile, calle: 7 } })).toBeNull();
  expect(
    parseStored(storedProfileDraft, { borrador: { ...emptyProfile, clave: 'x' }, base: emptyProfile, envios: 7 }),
  ).toEqual({
    borrador: emptyProfile,
    base: emptyProfile,
    envios: {},
  });
});
