import { readFileSync } from 'node:fs';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { onEachServer } from './on-each-server';
import { noon } from './server-under-test';

const deploy = readFileSync(new URL('../../docs/deploy.md', import.meta.url), 'utf8');
const [, chapter = ''] = /## Payments that wait for a person\n([\s\S]*?)\n## /.exec(deploy) ?? [];
const maria = '10000001';
const orden = '123456789012345678';
/** The statements as an operator pastes them, in their transaction. */
const [whenCharged = [], whenNot = []] = [...chapter.matchAll(/```sql\n([\s\S]*?)```/g)].map(([, block = '']) =>
  block
    .replace(/^--.*$/gm, '')
    .replaceAll('…', orden)
    .split(';')
    .map((statement) => statement.trim())
    .filter((statement) => !['', 'BEGIN', 'COMMIT'].includes(statement)),
);

onEachServer(
  'what docs/deploy.md says of a payment that waits for a person',
  { POLICY_PAYMENT_QUESTION_MS: '0' },
  (server) => {
    let token: string;
    beforeAll(async () => {
      token = await server.member('001-1000001-1');
    });
    beforeEach(async () => {
      await server.db.query(`DELETE FROM facturas`);
      await server.db.query(
        `INSERT INTO facturas (numero, codigo_afiliado, fecha, vence, monto)
       VALUES ('7001', '${maria}', '2026-11-01', '2026-11-23', 500000)`,
      );
      await server.db.query(
        `INSERT INTO ordenes_pago (id, numero, factura, codigo_afiliado, monto, estado, creada, retorno, sesion, clave, sesion_creada)
       VALUES ('${orden}', '123456789012', '7001', '${maria}', 500000, 'revision', $1, 'retorno', 'sesion', 'clave', $1)`,
        [new Date(noon)],
      );
    });

    const chargedInPart = () =>
      server.db.query(
        `INSERT INTO pagos (orden, factura, monto, completo, codigo, autorizacion, momento)
       VALUES ('${orden}', '7001', 300000, false, '10', 'A1', $1)`,
        [new Date(noon)],
      );
    const apply = (statements: readonly string[]) =>
      server.db.tx(async (queries) => {
        for (const statement of statements) await queries.query(statement);
      });
    const order = async () => {
      const query = { NumeroFactura: '7001', Monto: '5000', CodigoAfiliado: maria };
      return (await server.call('ordenCompraGenerar', { token, query })).status;
    };
    const payments = () => server.db.query(`SELECT monto, completo, codigo FROM pagos`);
    const standing = async () =>
      (
        await server.db.query(
          `SELECT estado, resuelta IS NOT NULL AS resuelta, pagada IS NOT NULL AS pagada FROM ordenes_pago
         JOIN facturas f ON f.numero = factura WHERE id = '${orden}'`,
        )
      )[0];

    test.each([
      ['of which the gateway told nothing', async () => {}, { monto: 500_000, completo: true, codigo: '00' }],
      ['of which the gateway told another amount', chargedInPart, { monto: 300_000, completo: true, codigo: '10' }],
    ])('pays an invoice by an order %s, once', async (_, before, row) => {
      await before();
      expect(await order()).toBe(409);
      await apply(whenCharged);
      expect([await payments(), await standing()]).toEqual([[row], { estado: 'pagada', resuelta: true, pagada: true }]);
      await apply(whenCharged);
      expect([await payments(), await order()]).toEqual([[row], 409]);
    });

    test('lets the member pay again if nothing was charged, and changes nothing else', async () => {
      await apply(whenNot);
      expect([await payments(), await standing(), await order()]).toEqual([
        [],
        { estado: 'rechazada', resuelta: true, pagada: false },
        200,
      ]);
      await apply(whenCharged);
      expect(await payments()).toEqual([]);
    });
  },
);
