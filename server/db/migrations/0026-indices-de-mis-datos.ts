export const indicesDeMisDatos = {
  id: 26,
  name: 'índices de mis datos',
  statements: [
    `-- On a large table made by hand before the upgrade.
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX IF NOT EXISTS bitacora_por_indicado ON bitacora (documento_indicado)
      WHERE documento_indicado <> '' AND documento_indicado IS DISTINCT FROM actor`,
    `-- As the one before.
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX IF NOT EXISTS documentos_caso_por_caso ON documentos_caso (caso)`,
  ],
} as const;
