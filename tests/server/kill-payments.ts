import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { HttpProblem } from '../../server/http/http-problem';
import { startCardGateway } from './card-gateway-server';
import { openPaymentClient } from './payment-client';
import { openVictim } from './victim';

const cashier = fileURLToPath(new URL('./killed-cashier.mjs', import.meta.url));
const minute = 60_000;

/** The points of the kill. POST and GET: the gateway has received the request and has not answered. */
const moments = ['POST', 'cobrada', 'GET', 'orden', 'sesion', 'conciliada'] as const;
type Moment = (typeof moments)[number];
/** So many invoices are paid in peace before. */
const inPeace = 2;

export interface PaidInSpiteOfKills {
  kills: number;
  invoices: number;
  charged: number;
  paid: number;
  /** Charged more than once. */
  twice: number;
  /** Paid without a charge or a record; charged and not paid; shown as paid and not paid. */
  untrue: number;
  /** Neither paid nor offered for payment. */
  stuck: number;
}

interface Told {
  step: Moment;
  factura: string;
  sesion?: string;
}

export const killPayments = async (engine: 'PGlite' | 'PostgreSQL', kills: number): Promise<PaidInSpiteOfKills> => {
  const victim = await openVictim(engine);
  const gateway = await startCardGateway(Date.now());
  const told: string[] = [];

  for (let round = 0; round < kills; round += 1) {
    const moment = moments[round % moments.length] ?? 'POST';
    const child = fork(cashier, [victim.place, gateway.url], { execArgv: ['--import', 'tsx'], silent: true });
    let paid = 0;
    await new Promise<void>((killed, failed) => {
      let isOver = false;
      const end = () => {
        if (isOver) return;
        isOver = true;
        child.removeAllListeners('exit');
        victim.kill(child).then(killed, failed);
      };
      const reached = (here: Moment) => paid >= inPeace && here === moment;
      gateway.onAsked = (method) => {
        if (reached(method === 'POST' ? 'POST' : 'GET')) end();
      };
      child.on('message', ({ step, factura, sesion }: Told) => {
        if (isOver) return;
        if (step === 'conciliada') told.push(factura);
        if (reached(step)) return end();
        if (step === 'sesion') {
          gateway.charge(sesion ?? '', { code: '00', amount: null });
          if (reached('cobrada')) return end();
        }
        if (step === 'conciliada') paid += 1;
        child.send('sigue');
      });
      child.once('exit', () => failed(new Error(`the cashier ended by itself in round ${round + 1}`)));
    });
  }

  gateway.onAsked = () => {};
  gateway.clock.time += 17 * minute;
  const db = await victim.open();
  const later = () => new Date(Date.now() + 120 * minute);
  const { payments, member, amount } = await openPaymentClient(db, gateway.url, later);
  for (let turn = 0; turn <= kills; turn += 1) await payments.reconcileDue();
  const invoices = await db.query<{ numero: string; pagada: boolean; pagos: number }>(
    `SELECT numero, pagada IS NOT NULL AS pagada,
       (SELECT count(*) FROM pagos p WHERE p.factura = f.numero AND completo) AS pagos FROM facturas f`,
  );
  const isOffered = async (factura: string): Promise<boolean> => {
    try {
      await payments.order({ factura, monto: amount / 100, codigoAfiliado: member.codigoAfiliado }, member);
      return true;
    } catch (error) {
      if (error instanceof HttpProblem) return false;
      throw error;
    }
  };
  let stuck = 0;
  for (const { numero, pagada } of invoices) if ((await isOffered(numero)) === pagada) stuck += 1;
  const chargesOf = (numero: string) => gateway.book.get(numero) ?? 0;
  const isPaid = new Set(invoices.filter(({ pagada }) => pagada).map(({ numero }) => numero));
  await db.close();
  await victim.remove();
  await gateway.close();
  return {
    kills,
    invoices: invoices.length,
    charged: gateway.book.size,
    paid: isPaid.size,
    twice: [...gateway.book.values()].filter((count) => count > 1).length,
    untrue:
      invoices.filter(({ numero, pagada, pagos }) => pagada !== chargesOf(numero) > 0 || pagos !== Number(pagada))
        .length + told.filter((numero) => !isPaid.has(numero)).length,
    stuck,
  };
};
