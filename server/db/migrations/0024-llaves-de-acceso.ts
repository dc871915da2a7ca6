export const llavesDeAcceso = {
  id: 24,
  name: 'llaves de acceso',
  statements: [
    // usuario: random, the same for all passkeys of a member; a browser that has one knows nothing else of its member.
    `CREATE TABLE llaves_acceso (
      identificador text PRIMARY KEY,
      codigo_afiliado text NOT NULL REFERENCES cuentas (codigo_afiliado) ON DELETE CASCADE,
      usuario text NOT NULL,
      clave_publica text NOT NULL,
      contador bigint NOT NULL,
      transportes text NOT NULL,
      nombre text NOT NULL,
      creada timestamptz NOT NULL,
      ultima_vez timestamptz
    )`,
    'CREATE INDEX llaves_acceso_por_afiliado ON llaves_acceso (codigo_afiliado)',
  ],
} as const;
