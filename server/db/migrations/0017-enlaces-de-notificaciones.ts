export const enlacesDeNotificaciones = {
  id: 17,
  name: 'enlacesDeNotificaciones',
  statements: [
    // What a row of the bell is about; null in those of an older version. Not references: a row outlives its case.
    'ALTER TABLE notificaciones ADD COLUMN caso text, ADD COLUMN factura text',
  ],
} as const;
