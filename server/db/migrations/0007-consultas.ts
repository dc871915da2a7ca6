/**
 * Providers, procedures and what is paid of them. `plegado` is what is searched (domain/rules/lists/fold-text.ts): a space,
 * the folded words, a space. Its collation is the same on every server, so that the order is as well.
 */
export const consultas = {
  id: 7,
  name: 'consultas',
  statements: [
    `CREATE EXTENSION IF NOT EXISTS pg_trgm`,
    `CREATE TABLE regimenes (codigo text PRIMARY KEY, nombre text NOT NULL)`,
    `INSERT INTO regimenes (codigo, nombre) VALUES ('1', 'SUBSIDIADO'), ('2', 'CONTRIBUTIVO'),
      ('5', 'COLECTIVOS VOLUNTARIOS'), ('6', 'SeNaSa LARIMAR'), ('9', 'PLANES COMPLEMENTARIOS')`,
    `CREATE TABLE planes_complementarios (codigo text PRIMARY KEY, orden integer NOT NULL, nombre text NOT NULL)`,
    `CREATE TABLE planes_de_regimen (
      regimen text NOT NULL REFERENCES regimenes (codigo),
      plan text NOT NULL REFERENCES planes_complementarios (codigo),
      PRIMARY KEY (regimen, plan)
    )`,
    `CREATE TABLE tipos_prestador (codigo text PRIMARY KEY, orden integer NOT NULL, nombre text NOT NULL)`,
    `CREATE TABLE especialidades (codigo text PRIMARY KEY, nombre text NOT NULL)`,
    `CREATE TABLE grupos_pdss (codigo text PRIMARY KEY, orden integer NOT NULL, nombre text NOT NULL)`,
    `CREATE TABLE subgrupos_pdss (
      codigo text PRIMARY KEY,
      grupo text NOT NULL REFERENCES grupos_pdss (codigo),
      nombre text NOT NULL
    )`,
    // What is done where: a doctor does what the specialty does, a center what its type does.
    `CREATE TABLE subgrupos_de_especialidad (
      especialidad text NOT NULL REFERENCES especialidades (codigo),
      subgrupo text NOT NULL REFERENCES subgrupos_pdss (codigo),
      PRIMARY KEY (especialidad, subgrupo)
    )`,
    `CREATE TABLE subgrupos_de_tipo (
      tipo text NOT NULL REFERENCES tipos_prestador (codigo),
      subgrupo text NOT NULL REFERENCES subgrupos_pdss (codigo),
      PRIMARY KEY (tipo, subgrupo)
    )`,
    `CREATE TABLE prestadores (
      codigo text PRIMARY KEY,
      clase text NOT NULL CHECK (clase IN ('Medico', 'Centro')),
      tipo text NOT NULL REFERENCES tipos_prestador (codigo),
      especialidad text REFERENCES especialidades (codigo),
      nombre text NOT NULL,
      direccion text NOT NULL DEFAULT '',
      telefono text NOT NULL DEFAULT '',
      correo text NOT NULL DEFAULT '',
      municipio text NOT NULL REFERENCES municipios (codigo),
      regimenes text[] NOT NULL DEFAULT '{}',
      planes text[] NOT NULL DEFAULT '{}',
      plegado text COLLATE "C" NOT NULL
    )`,
    `CREATE INDEX prestadores_por_texto ON prestadores USING gin (plegado gin_trgm_ops)`,
    `CREATE INDEX prestadores_por_municipio ON prestadores (municipio)`,
    `CREATE INDEX prestadores_por_especialidad ON prestadores (especialidad)`,
    `CREATE INDEX prestadores_por_tipo ON prestadores (tipo)`,
    `CREATE TABLE centros_de_medico (
      medico text NOT NULL REFERENCES prestadores (codigo) ON DELETE CASCADE,
      centro text NOT NULL REFERENCES prestadores (codigo) ON DELETE CASCADE,
      PRIMARY KEY (medico, centro)
    )`,
    `CREATE INDEX centros_de_medico_por_centro ON centros_de_medico (centro)`,
    `CREATE TABLE procedimientos (
      codigo text PRIMARY KEY,
      codigo_cup text NOT NULL DEFAULT '',
      subgrupo text NOT NULL REFERENCES subgrupos_pdss (codigo),
      descripcion text NOT NULL,
      valor_tarifario numeric(12, 2),
      plegado text COLLATE "C" NOT NULL
    )`,
    `CREATE INDEX procedimientos_por_texto ON procedimientos USING gin (plegado gin_trgm_ops)`,
    `CREATE INDEX procedimientos_por_subgrupo ON procedimientos (subgrupo)`,
    // Shares in percent: what the basic plan pays, and what is paid in all. Without a row nothing is paid. Regime 9 is
    // that of the complementary plans: its rows say which of them pay.
    `CREATE TABLE coberturas (
      procedimiento text NOT NULL REFERENCES procedimientos (codigo) ON DELETE CASCADE,
      regimen text NOT NULL REFERENCES regimenes (codigo),
      planes text[] NOT NULL DEFAULT '{}',
      porcentaje_pdss numeric(5, 2) NOT NULL CHECK (porcentaje_pdss BETWEEN 0 AND 100),
      porcentaje_total numeric(5, 2) NOT NULL CHECK (porcentaje_total BETWEEN porcentaje_pdss AND 100),
      PRIMARY KEY (procedimiento, regimen)
    )`,
  ],
} as const;
