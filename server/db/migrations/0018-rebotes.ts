export const rebotes = {
  id: 18,
  name: 'rebotes',
  statements: [
    // An address of a member at which mails do not arrive. huella is its keyed hash: another address has another one.
    `CREATE TABLE rebotes (
      codigo_afiliado text PRIMARY KEY REFERENCES afiliados (codigo) ON DELETE CASCADE,
      huella text NOT NULL,
      fallos integer NOT NULL,
      definitivo boolean NOT NULL,
      desde timestamptz NOT NULL
    )`,
    // When a mail came back.
    'ALTER TABLE avisos ADD COLUMN no_llego timestamptz',
    'ALTER TABLE correos ADD COLUMN no_llego timestamptz',
    // A report names the carta that was sent.
    `-- Of a month's notices at most.
-- squawk-ignore require-concurrent-index-creation
CREATE INDEX avisos_por_carta_enviada ON avisos (carta) WHERE estado = 'enviado'`,
  ],
} as const;
