import { expect, test } from 'vitest';
import { needsOnboarding } from './onboarding';

const complete = {
  telefonoCelular: '809-555-0142',
  correoElectronico: 'ana@correo.do',
  idRegion: '1',
  idProvincia: '1',
  idMunicipio: '1',
};

test('[ONB-22] [ONB-23] debeActualizarDatosContacto decides, if the server sends it', () => {
  expect(needsOnboarding({ ...complete, debeActualizarDatosContacto: true })).toBe(true);
  expect(needsOnboarding({ ...complete, telefonoCelular: '', debeActualizarDatosContacto: false })).toBe(false);
  expect(needsOnboarding(complete)).toBe(false);
});

test.each([
  ['[ONB-24]', 'telefonoCelular'],
  ['[ONB-25]', 'correoElectronico'],
  ['[ONB-26] [ONB-29]', 'idRegion'],
  ['[ONB-27]', 'idProvincia'],
  ['[ONB-28]', 'idMunicipio'],
])('%s without debeActualizarDatosContacto a missing %s opens the wizard', (_, field) => {
  expect(needsOnboarding({ ...complete, [field]: ' ', debeActualizarDatosContacto: null })).toBe(true);
});

test.each(['idRegion', 'idProvincia', 'idMunicipio'])(
  '[ONB-26] [ONB-27] [ONB-28] a zero as %s is no place',
  (field) => {
    expect(needsOnboarding({ ...complete, [field]: '0' })).toBe(true);
  },
);

test('[ONB-24] blanks, hyphens and zeros are not a cell phone', () => {
  const missing = (telefonoCelular: string) => needsOnboarding({ ...complete, telefonoCelular });
  expect(['0', '000-000-0000', ' - ', '()'].map(missing)).toEqual([true, true, true, true]);
  expect(['809-555-0142', '8095550142', '+1 (809) 555-0142'].map(missing)).toEqual([false, false, false]);
});
