export const avisosPorLlamar = {
  id: 19,
  name: 'avisos por llamar',
  statements: [
    // When a person told what no mail did, and who and how: «Ana, por teléfono».
    'ALTER TABLE avisos ADD COLUMN IF NOT EXISTS avisado timestamptz, ADD COLUMN IF NOT EXISTS avisado_por text',
    // What is overdue already has no end. server/notices/untold-notices.ts asks by the same words.
    `-- On a large table made by hand before the upgrade, after the columns.
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX IF NOT EXISTS avisos_por_llamar
  ON avisos ((CASE WHEN promesa <> 'facturaVencida' THEN vence END), momento, id)
  WHERE avisado IS NULL AND (estado IN ('pendiente', 'perdido') OR (estado = 'sinCanal' AND carta IS NOT NULL)
    OR (estado = 'enviado' AND no_llego IS NOT NULL))`,
  ],
} as const;
