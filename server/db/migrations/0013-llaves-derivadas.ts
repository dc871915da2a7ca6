export const llavesDerivadas = {
  id: 13,
  name: 'llaves derivadas',
  statements: [
    // Until then servers sign with the bare secret, as those before this migration do. No row: derived keys from the start.
    `CREATE TABLE firma_anterior (hasta timestamptz NOT NULL)`,
    // Only a database that an older server used holds an account, a session or a secret by now.
    `INSERT INTO firma_anterior (hasta)
     SELECT aplicada + interval '24 hours' FROM migraciones WHERE id = 13 AND (EXISTS (SELECT 1 FROM cuentas)
       OR EXISTS (SELECT 1 FROM fichas) OR EXISTS (SELECT 1 FROM secretos))`,
  ],
} as const;
