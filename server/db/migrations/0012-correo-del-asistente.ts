export const correoDelAsistente = {
  id: 12,
  name: 'correo del asistente',
  statements: [
    // So long the own address of mail may be told without its confirmation, though the steps before filled what was missing.
    `ALTER TABLE contactos ADD COLUMN correo_hasta timestamptz`,
  ],
} as const;
