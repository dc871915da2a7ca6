import { catalogosDeCasos } from './0010-catalogos-de-casos';

const option = 'codigo text PRIMARY KEY, orden integer NOT NULL, nombre text NOT NULL';

/** Requests that members file, what becomes of them, and their papers. Amounts are cents. */
export const casos = {
  id: 10,
  name: 'casos',
  statements: [
    `CREATE TABLE tipos_solicitud (${option}, titulo text NOT NULL)`,
    `CREATE TABLE tipos_reembolso (${option}, conjunto text NOT NULL)`,
    `CREATE TABLE tipos_preautorizacion (${option}, conjunto text NOT NULL)`,
    // A set is what one kind of request needs. How large a file may be is in MB.
    `CREATE TABLE requisitos (
      conjunto text NOT NULL,
      codigo text NOT NULL,
      orden integer NOT NULL,
      descripcion text NOT NULL,
      requerido boolean NOT NULL,
      formatos text NOT NULL,
      cantidad integer NOT NULL CHECK (cantidad BETWEEN 1 AND 5),
      limite_mb integer NOT NULL DEFAULT 2 CHECK (limite_mb BETWEEN 1 AND 2),
      PRIMARY KEY (conjunto, codigo)
    )`,
    `CREATE TABLE bancos (${option})`,
    `CREATE TABLE nacionalidades (codigo text PRIMARY KEY, nombre text NOT NULL)`,
    `CREATE TABLE parentescos (
      codigo text PRIMARY KEY,
      orden integer NOT NULL,
      masculino text NOT NULL,
      femenino text NOT NULL
    )`,
    // Of codigo_afiliado, filed by creado_por. devuelto is since when it is returned, and null when it is not.
    `CREATE TABLE casos (
      numero text PRIMARY KEY,
      codigo_afiliado text NOT NULL REFERENCES afiliados (codigo) ON DELETE CASCADE,
      creado_por text NOT NULL REFERENCES afiliados (codigo) ON DELETE CASCADE,
      tipo text NOT NULL REFERENCES tipos_solicitud (codigo),
      conjunto text NOT NULL,
      abierto timestamptz NOT NULL,
      estatus text NOT NULL DEFAULT 'En Curso' CHECK (estatus IN ('En Curso', 'Devuelto', 'Resuelto')),
      estatus_reembolso text NOT NULL DEFAULT ''
        CHECK (estatus_reembolso IN ('', 'Devuelto', 'Anulado', 'Procede', 'No procede')),
      devuelto timestamptz,
      respuesta text NOT NULL DEFAULT '',
      respuestas_gsaup text NOT NULL DEFAULT '',
      informacion_autorizacion text NOT NULL DEFAULT '',
      prestador_autorizado text NOT NULL DEFAULT '',
      nap text NOT NULL DEFAULT '',
      monto_reembolsado bigint,
      descripcion text NOT NULL DEFAULT '',
      datos jsonb NOT NULL DEFAULT '{}',
      CHECK ((devuelto IS NULL) = (estatus <> 'Devuelto' AND estatus_reembolso <> 'Devuelto')),
      CHECK (tipo = '3' OR estatus_reembolso = '')
    )`,
    `CREATE INDEX casos_por_afiliado ON casos (codigo_afiliado)`,
    `CREATE INDEX casos_por_quien ON casos (creado_por, abierto)`,
    `CREATE INDEX casos_devueltos ON casos (devuelto) WHERE devuelto IS NOT NULL`,
    `CREATE TABLE sucesos_caso (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      caso text NOT NULL REFERENCES casos (numero) ON DELETE CASCADE,
      momento timestamptz NOT NULL,
      suceso text NOT NULL,
      actor text,
      detalle text NOT NULL DEFAULT ''
    )`,
    `CREATE INDEX sucesos_caso_por_caso ON sucesos_caso (caso, id)`,
    // reemplazado: another of its type took its place; it is kept and no longer shown to the member.
    `CREATE TABLE documentos_caso (
      id text PRIMARY KEY,
      caso text NOT NULL REFERENCES casos (numero) ON DELETE CASCADE,
      orden bigint GENERATED ALWAYS AS IDENTITY,
      requisito text NOT NULL,
      nombre text NOT NULL,
      tipo text NOT NULL CHECK (tipo IN ('image/jpeg', 'image/png', 'application/pdf')),
      octetos integer NOT NULL CHECK (octetos BETWEEN 1 AND 2097152),
      huella text NOT NULL,
      subido timestamptz NOT NULL,
      subido_por text NOT NULL REFERENCES afiliados (codigo) ON DELETE CASCADE,
      reemplazado timestamptz
    )`,
    `CREATE UNIQUE INDEX documentos_caso_por_nombre ON documentos_caso (caso, lower(nombre)) WHERE reemplazado IS NULL`,
    `CREATE UNIQUE INDEX documentos_caso_por_huella ON documentos_caso (caso, requisito, huella) WHERE reemplazado IS NULL`,
    `CREATE INDEX documentos_caso_por_quien ON documentos_caso (subido_por, subido)`,
    `CREATE TABLE contenidos_documento (
      documento text PRIMARY KEY REFERENCES documentos_caso (id) ON DELETE CASCADE,
      contenido bytea NOT NULL CHECK (octet_length(contenido) BETWEEN 1 AND 2097152)
    )`,
    // What was sent, by a keyed hash of it: until hasta the same is the same case.
    `CREATE TABLE envios_caso (
      codigo_afiliado text NOT NULL REFERENCES afiliados (codigo) ON DELETE CASCADE,
      huella text NOT NULL,
      caso text NOT NULL,
      hasta timestamptz NOT NULL,
      PRIMARY KEY (codigo_afiliado, huella)
    )`,
    `CREATE INDEX envios_caso_por_fin ON envios_caso (hasta)`,
    ...catalogosDeCasos,
  ],
} as const;
