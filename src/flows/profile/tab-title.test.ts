import { expect, test } from 'vitest';
import { tabTitle } from './tab-title';

test("the tab's title names the person of the profile", () => {
  expect(tabTitle(null)).toBe('Perfil · Oficina Virtual');
  expect(tabTitle({ nombres: ' Noé ', apellidos: 'Peña' })).toBe('Perfil de Noé Peña · Oficina Virtual');
});
