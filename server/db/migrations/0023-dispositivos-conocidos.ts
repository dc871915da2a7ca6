export const dispositivosConocidos = {
  id: 23,
  name: 'dispositivos conocidos',
  statements: [
    // Where a member logged in from before. huella is a keyed hash, of this member alone.
    `CREATE TABLE dispositivos_conocidos (
      codigo_afiliado text NOT NULL REFERENCES afiliados (codigo) ON DELETE CASCADE,
      huella text NOT NULL,
      visto timestamptz NOT NULL,
      PRIMARY KEY (codigo_afiliado, huella)
    )`,
    'CREATE INDEX dispositivos_conocidos_por_visto ON dispositivos_conocidos (visto)',
  ],
} as const;
