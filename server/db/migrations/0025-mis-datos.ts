export const misDatos = {
  id: 25,
  name: 'mis datos',
  statements: [
    // An archive of all that the portal keeps of one member (de), asked for by that member or by a minor's titular. Who
    // closes the account takes it along. turno and hasta: which server makes it, and until when nobody else may.
    // pase: a hash of what opens it once, good until pase_hasta.
    `CREATE TABLE archivos_datos (
      id text PRIMARY KEY,
      codigo_afiliado text NOT NULL REFERENCES cuentas (codigo_afiliado) ON DELETE CASCADE,
      de text NOT NULL REFERENCES afiliados (codigo) ON DELETE CASCADE,
      pedido timestamptz NOT NULL,
      estado text NOT NULL DEFAULT 'espera'
        CHECK (estado IN ('espera', 'haciendo', 'lista', 'abierta', 'vencida', 'fallo')),
      hechos integer NOT NULL DEFAULT 0,
      total integer NOT NULL DEFAULT 0,
      intentos integer NOT NULL DEFAULT 0,
      turno text,
      hasta timestamptz,
      lista timestamptz,
      partes integer NOT NULL DEFAULT 0,
      octetos bigint NOT NULL DEFAULT 0,
      omitidos integer NOT NULL DEFAULT 0,
      abierta timestamptz,
      pase text,
      pase_hasta timestamptz
    )`,
    `CREATE UNIQUE INDEX archivos_datos_vivo ON archivos_datos (codigo_afiliado, de)
      WHERE estado IN ('espera', 'haciendo', 'lista')`,
    'CREATE INDEX archivos_datos_por_pedido ON archivos_datos (pedido)',
    'CREATE INDEX archivos_datos_por_de ON archivos_datos (de)',
    // Encrypted, a day at most. Unlogged: in no copy that is made of the log of the database; empty after a crash.
    `CREATE UNLOGGED TABLE partes_archivo_datos (
      archivo text NOT NULL REFERENCES archivos_datos (id) ON DELETE CASCADE,
      turno text NOT NULL,
      parte integer NOT NULL,
      cifrado bytea NOT NULL,
      PRIMARY KEY (archivo, turno, parte)
    )`,
  ],
} as const;
