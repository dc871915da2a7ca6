import { territorialProvinces, territorialRegions } from './0005-division-territorial';

const provinces = territorialProvinces.map(([code, region, name]) => [code, region, name]);
const municipalities = territorialProvinces.flatMap(([province, , , names]) =>
  names.split(' · ').map((name, index) => [`${province}${String(index + 1).padStart(2, '0')}`, province, name]),
);

/** None of the names has a quotation mark. */
const rows = (of: readonly (readonly string[])[]) => of.map((cells) => `('${cells.join(`', '`)}')`).join(', ');

export const geografia = {
  id: 5,
  name: 'geografía',
  statements: [
    `CREATE TABLE regiones (codigo text PRIMARY KEY, nombre text NOT NULL)`,
    `CREATE TABLE provincias (
      codigo text PRIMARY KEY,
      region text NOT NULL REFERENCES regiones (codigo),
      nombre text NOT NULL
    )`,
    `CREATE TABLE municipios (
      codigo text PRIMARY KEY,
      provincia text NOT NULL REFERENCES provincias (codigo),
      nombre text NOT NULL
    )`,
    `INSERT INTO regiones (codigo, nombre) VALUES ${rows(territorialRegions)}`,
    `INSERT INTO provincias (codigo, region, nombre) VALUES ${rows(provinces)}`,
    `INSERT INTO municipios (codigo, provincia, nombre) VALUES ${rows(municipalities)}`,
  ],
} as const;
