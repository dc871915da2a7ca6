import { expect, test } from 'vitest';
import { needsOnboarding } from './onboarding';

const complete = {
  telefonoCelular: '809-555-0142',
  correoElectronico: 'ana@correo.do',
  idRegion: '1',
  idProvincia: '1',
  idMunicipio: '1',
};

test("the server's flag decides; without it any of the five missing does", () => {
  expect(needsOnboarding({ ...complete, debeActualizarDatosContacto: true })).toBe(true);
  expect(needsOnboarding({ ...complete, telefonoCelular: '', debeActualizarDatosContacto: false })).toBe(false);
  expect(needsOnboarding(complete)).toBe(false);
  expect(
    Object.keys(complete).map((field) =>
      needsOnboarding({ ...complete, [field]: ' ', debeActualizarDatosContacto: null }),
    ),
  ).toEqual([true, true, true, true, true]);
});
