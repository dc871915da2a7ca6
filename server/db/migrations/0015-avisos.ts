export const avisos = {
  id: 15,
  name: 'avisos',
  statements: [
    // What a member is told without asking. The address is read when the mail leaves and is not kept here.
    // clave is what makes it one; vence is until when the member can do something; plazo is until when it has to be told;
    // carta is the mail that tells it, alone or with other events of the case.
    `CREATE TABLE avisos (
      id text PRIMARY KEY,
      promesa text NOT NULL,
      clave text NOT NULL,
      codigo_afiliado text NOT NULL REFERENCES afiliados (codigo) ON DELETE CASCADE,
      caso text REFERENCES casos (numero) ON DELETE CASCADE,
      factura text REFERENCES facturas (numero) ON DELETE CASCADE,
      momento timestamptz NOT NULL,
      vence timestamptz,
      plazo timestamptz NOT NULL,
      siguiente timestamptz NOT NULL,
      estado text NOT NULL DEFAULT 'pendiente'
        CHECK (estado IN ('pendiente', 'enviado', 'anulado', 'perdido', 'sinCanal')),
      intentos integer NOT NULL DEFAULT 0,
      enviado timestamptz,
      carta text,
      UNIQUE (promesa, clave)
    )`,
    `CREATE INDEX avisos_pendientes ON avisos (plazo, siguiente) WHERE estado = 'pendiente'`,
    `CREATE INDEX avisos_por_carta ON avisos (carta) WHERE estado = 'pendiente' AND carta IS NOT NULL`,
    `CREATE INDEX avisos_por_momento ON avisos (momento) WHERE estado <> 'pendiente'`,
    `CREATE INDEX avisos_por_afiliado ON avisos (codigo_afiliado)`,
    `CREATE INDEX avisos_por_caso ON avisos (caso) WHERE caso IS NOT NULL`,
    `CREATE INDEX avisos_por_factura ON avisos (factura) WHERE factura IS NOT NULL`,
    // A mail that somebody waits for leaves before the others, however many they are; without the other two each round
    // reads every invoice and order.
    ...[
      `correos_por_plantilla ON correos (plantilla, siguiente) WHERE estado = 'pendiente'`,
      `facturas_por_vencimiento ON facturas (vence) WHERE pagada IS NULL`,
      `ordenes_pago_por_fin ON ordenes_pago (resuelta) WHERE estado = 'rechazada'`,
    ].map(
      (index) => `-- On a large table made by hand before the upgrade.
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX IF NOT EXISTS ${index}`,
    ),
  ],
} as const;
