import { Problem } from '../../src/api/problem';

/** What becomes of one call: its answer is lost, comes late, is that of a second time, or is nothing one could use. */
export type CashierFault = 'lost' | 'late' | 'doubled' | 'wrong';

export const payPaths = {
  reconcile: 'Pago/conciliar/pendiente',
  invoices: 'Pago/FacturasPendientesPago',
  order: 'Pago/ordenCompra/generar',
  session: 'Pago/generar/session',
} as const;
export type PayCall = keyof typeof payPaths;

interface Sent {
  query: { IdOrdenFactura?: string };
}

/**
 * A back end with one unpaid invoice, and its gateway. `careful`: like the reference server; else it forgets
 * its answers, makes another order and session each time, and does not report pending charges.
 */
export const cashier = ({ careful, amount = 2500 }: { careful: boolean; amount?: number }) => {
  const orders: string[] = [];
  const sessions = new Map<string, string>();
  const charged = new Set<string>();
  let owed = amount;
  let paid = false;
  let fault: { call: PayCall; how: CashierFault } | null = null;
  let late: (() => void)[] = [];

  const invoice = (numeroFactura: string, estatusFactura: string, montoTotal: number) => ({
    numeroFactura,
    estatusFactura,
    fechaFacturacion: '2023-10-20',
    fechaLimitePago: '2023-11-17',
    montoTotal,
  });
  const does = {
    reconcile: () => {
      paid ||= charged.size > 0;
      return { mensaje: '' };
    },
    invoices: () => {
      const processing = careful && sessions.size > 0;
      return paid ? [] : [invoice('F1', processing ? 'Procesando' : 'Generada', owed)];
    },
    order: () => {
      if (careful && (paid || sessions.size > 0)) throw new Problem('sinServicio', { status: 409 });
      if (!careful || orders.length === 0) orders.push(`O${orders.length + 1}`);
      const numeroOrden = orders.at(-1) ?? '';
      return { numeroOrden, idOrdenFactura: `id-${numeroOrden}` };
    },
    session: (asked: Sent) => {
      const order = asked.query.IdOrdenFactura ?? '';
      const known = [...sessions].find(([, of]) => of === order)?.[0];
      if (careful && paid) throw new Problem('sinServicio', { status: 409 });
      if (careful && known !== undefined) return { session: known };
      const made = `SES-${sessions.size + 1}`;
      sessions.set(made, order);
      return { session: made };
    },
  };
  const answer = (call: PayCall) => async (asked: unknown) => {
    const now = fault?.call === call ? fault.how : null;
    if (now !== null) fault = null;
    // Requests follow the contract.
    const reply = () => does[call](asked as Sent);
    const first = reply();
    switch (now) {
      case 'lost':
        throw new Problem('sinRespuesta');
      case 'wrong':
        if (call === 'session') return { session: '<form action="https://otra.example">' };
        throw new Problem('ilegible');
      case 'doubled':
        return reply();
      case 'late':
        await new Promise<void>((resolve) => late.push(resolve));
        return first;
      default:
        return first;
    }
  };
  return {
    /** What each call does, and answers where nothing goes wrong. */
    does,
    answers: Object.fromEntries(Object.entries(payPaths).map(([call, path]) => [path, answer(call as PayCall)])),
    /** The next call of this name comes to this. */
    spoil: (call: PayCall, how: CashierFault) => {
      fault = { call, how };
    },
    letLateArrive: () => {
      for (const arrive of late) arrive();
      late = [];
    },
    /** The invoice is written anew. */
    owe: (pesos: number) => {
      owed = pesos;
    },
    /** A gateway charges a session once, however often it comes. */
    charge: (session: string) => void (sessions.has(session) && charged.add(session)),
    /** Somebody paid in another way. */
    settle: () => {
      paid = true;
    },
    /** The session can no longer be charged. */
    decline: () => sessions.clear(),
    charges: () => charged.size,
  };
};
