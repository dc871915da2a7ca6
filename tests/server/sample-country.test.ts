import { expect, test } from 'vitest';
import { territorialProvinces } from '../../server/db/migrations/0005-division-territorial';
import { sampleCountry } from '../../src/flows/onboarding/sample-country';

test('[ONB-85] the samples are official: names and codes are those of the country', () => {
  const { provincias, municipios } = sampleCountry;
  expect(provincias).toEqual(
    provincias.map(({ codigo }) => {
      const [, codigoPadre, descripcion] = territorialProvinces.find(([code]) => code === codigo) ?? [];
      return { codigo, descripcion, codigoPadre };
    }),
  );
  expect(municipios).toEqual(
    municipios.map(({ codigo, codigoPadre }) => {
      const [, , , names = ''] = territorialProvinces.find(([code]) => code === codigoPadre) ?? [];
      return { codigo, descripcion: names.split(' · ')[Number(codigo.slice(2)) - 1], codigoPadre };
    }),
  );
});
