import { randomUUID } from 'node:crypto';
import type { Db } from '../../server/db/db';
import { migrate } from '../../server/db/migrate';
import type { Member } from '../../server/http/caller';
import { createHttpGateway } from '../../server/payments/http-gateway';
import { createPayments } from '../../server/payments/payment-orders';
import { serverPolicyDefaults } from '../../server/settings/server-policy';

const member: Member = { scope: 'miembro', codigoAfiliado: '1', jti: '', ip: '', requestId: '' };
/** Cents, of every invoice. */
const amount = 250_000;

/** The server's payments on a database, with one member who owes an invoice. */
export const openPaymentClient = async (db: Db, gatewayUrl: string, now: () => Date) => {
  await migrate(db, now);
  await db.query(
    `INSERT INTO afiliados (codigo, codigo_titular, nombres, apellidos, fecha_nacimiento, tipo_afiliacion, regimen, plan, estado)
     VALUES ('1', '1', 'Ana', 'Ruiz', '1990-01-01', 'TITULAR', 'CONTRIBUTIVO', 'Plan', 'activa') ON CONFLICT DO NOTHING`,
  );
  const payments = createPayments({
    db,
    now,
    log: () => {},
    alarm: () => {},
    hide: (text) => text,
    policy: { ...serverPolicyDefaults(false), paymentQuestionMs: 0 },
    gateway: createHttpGateway({ url: gatewayUrl, merchant: { number: '1', terminal: '1', name: 'Ensayo' }, now }),
    outbox: { add: async () => {} },
    notices: { add: async () => false },
    mailed: () => {},
    publicUrl: 'https://oficina.example',
  });
  return {
    payments,
    member,
    amount,
    newInvoice: async (): Promise<string> => {
      const numero = randomUUID();
      await db.query(`INSERT INTO facturas VALUES ($1, '1', '2026-11-01', '2026-12-01', $2, NULL)`, [numero, amount]);
      return numero;
    },
  };
};
