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

test('[ONB-78] [ONB-79] [ONB-80] [ONB-81] [ONB-82] each failed load has its text, and all of them one for each place', () => {
  expect([onboardingTexts.sinCargar, onboardingTexts.sinCarga]).toEqual([
    {
      contacto: 'Error cargando datos de contacto',
      provincias: 'Error cargando provincias',
      municipios: 'Error cargando municipios',
    },
    {
      pagina: 'Error cargando datos iniciales',
      modal: 'Error cargando información. Inténtelo nuevamente.',
    },
  ]);
});
