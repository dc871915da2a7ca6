export const serviciosDeInicio = {
  id: 2,
  name: 'servicios de inicio',
  statements: [
    `ALTER TABLE afiliados ADD COLUMN id_tipo_plan smallint NOT NULL DEFAULT 1`,
    `CREATE TABLE tipos_autorizacion (codigo text PRIMARY KEY, orden integer NOT NULL, descripcion text NOT NULL)`,
    `CREATE TABLE consumos (
      auth text PRIMARY KEY,
      id_auth text NOT NULL UNIQUE,
      codigo_afiliado text NOT NULL REFERENCES afiliados (codigo) ON DELETE CASCADE,
      fecha date NOT NULL,
      tipo text NOT NULL REFERENCES tipos_autorizacion (codigo),
      id_prestador text NOT NULL,
      solicitante text NOT NULL,
      estado text NOT NULL,
      alto_costo boolean NOT NULL DEFAULT false
    )`,
    `CREATE INDEX consumos_por_afiliado ON consumos (codigo_afiliado, fecha DESC, auth DESC)`,
    `CREATE TABLE dispositivos_seguros (
      codigo_afiliado text NOT NULL REFERENCES afiliados (codigo) ON DELETE CASCADE,
      identificador text NOT NULL CHECK (identificador <> ''),
      registrado timestamptz NOT NULL,
      PRIMARY KEY (codigo_afiliado, identificador)
    )`,
    `CREATE TABLE fotos (
      codigo_afiliado text PRIMARY KEY REFERENCES afiliados (codigo) ON DELETE CASCADE,
      tipo text NOT NULL CHECK (tipo IN ('image/jpeg', 'image/png')),
      contenido bytea NOT NULL CHECK (octet_length(contenido) BETWEEN 1 AND 2097152),
      guardada timestamptz NOT NULL
    )`,
    `CREATE TABLE notificaciones (
      codigo text PRIMARY KEY,
      codigo_afiliado text NOT NULL REFERENCES afiliados (codigo) ON DELETE CASCADE,
      momento timestamptz NOT NULL,
      origen text NOT NULL,
      descripcion text NOT NULL,
      detalle text NOT NULL DEFAULT ''
    )`,
    `CREATE INDEX notificaciones_por_afiliado ON notificaciones (codigo_afiliado, momento DESC, codigo DESC)`,
  ],
} as const;
