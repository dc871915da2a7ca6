export const billetera = {
  id: 8,
  name: 'billetera',
  statements: [
    // One purpose more.
    `ALTER TABLE enlaces DROP CONSTRAINT enlaces_ambito_check`,
    `ALTER TABLE enlaces ADD CONSTRAINT enlaces_ambito_check
       CHECK (ambito IN ('cambioClave', 'cambioCorreo', 'reversoCorreo', 'confirmarAfiliado', 'billetera'))`,
  ],
} as const;
