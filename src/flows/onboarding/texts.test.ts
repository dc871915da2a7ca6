import { expect, test } from 'vitest';
import { contactParts } from '../../../domain/rules/contact/contact-part';
import { onboardingTexts } from './texts';

const { noGuardado, noGuardados } = onboardingTexts;

test('[ONB-69] [ONB-70] a step that was not saved names its one part', () => {
  const said = 'Error actualizando teléfonos/dirección/correo electrónico. Inténtelo nuevamente.';
  const [, names = '', rest = ''] = /^Error actualizando (.+?)(\. .+)$/.exec(said) ?? [];
  expect(contactParts.map(noGuardado)).toEqual(names.split('/').map((name) => `Error actualizando ${name}${rest}`));
  expect(noGuardado('telefonos')).toBe('Error actualizando teléfonos. Inténtelo nuevamente.');
});

test('[ONB-68] the last save names each failed part once', () => {
  expect([noGuardados(contactParts), noGuardados(['correo'])]).toEqual([
    'Error actualizando: teléfonos, dirección, correo electrónico. Por favor, inténtelo nuevamente.',
    'Error actualizando: correo electrónico. Por favor, inténtelo nuevamente.',
  ]);
});
