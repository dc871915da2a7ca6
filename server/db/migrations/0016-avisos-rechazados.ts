export const avisosRechazados = {
  id: 16,
  name: 'avisos rechazados',
  statements: [
    // What a member does not want to be told by a channel; the bell tells it all the same. Which kinds may be refused is
    // decided where the mail leaves, so that a row of another kind silences nothing.
    `CREATE TABLE avisos_rechazados (
      codigo_afiliado text NOT NULL REFERENCES afiliados (codigo) ON DELETE CASCADE,
      tipo text NOT NULL,
      canal text NOT NULL,
      momento timestamptz NOT NULL,
      PRIMARY KEY (codigo_afiliado, tipo, canal)
    )`,
  ],
} as const;
