export const mantenimientos = {
  id: 20,
  name: 'mantenimientos',
  statements: [
    // Planned. llamadas are names of the contract, separated by spaces.
    `CREATE TABLE mantenimientos (
      id text PRIMARY KEY,
      desde timestamptz NOT NULL,
      hasta timestamptz NOT NULL,
      llamadas text NOT NULL,
      frase text NOT NULL,
      creado timestamptz NOT NULL,
      retirado timestamptz
    )`,
    'CREATE INDEX mantenimientos_por_hasta ON mantenimientos (hasta)',
  ],
} as const;
