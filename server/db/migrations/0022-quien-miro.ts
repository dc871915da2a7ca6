export const quienMiro = {
  id: 22,
  name: 'quién miró',
  statements: [
    // Whose record was read; una is unique for what is written once a session.
    'ALTER TABLE bitacora ADD COLUMN IF NOT EXISTS de text, ADD COLUMN IF NOT EXISTS una text',
    `-- On a large table made by hand before the upgrade, after the columns.
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX IF NOT EXISTS bitacora_por_de ON bitacora (de, momento) WHERE de IS NOT NULL`,
    `-- As the one before.
-- squawk-ignore require-concurrent-index-creation
CREATE UNIQUE INDEX IF NOT EXISTS bitacora_una ON bitacora (una) WHERE una IS NOT NULL`,
    // Each seals the rows of bitacora after the one before up to hasta. server/audit/seal.ts writes hojas and raiz.
    `CREATE TABLE sellos (
      id bigint PRIMARY KEY,
      momento timestamptz NOT NULL,
      llave text NOT NULL,
      hasta bigint NOT NULL,
      hojas text NOT NULL,
      raiz text NOT NULL
    )`,
  ],
} as const;
