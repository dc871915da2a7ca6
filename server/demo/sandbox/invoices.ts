export interface DemoInvoice {
  numero: string;
  codigo_afiliado: string;
  fecha: string;
  vence: string;
  /** Cents. */
  monto: number;
}

/** What became of an invoice before anybody opened the portal. */
export type DemoPayment = 'pagada' | 'conSesion' | 'revision';

interface SeedInvoice {
  codigo: string;
  /** From today; below 0: overdue. */
  venceEn: number;
  monto: number;
  pago?: DemoPayment;
}

const ofTwelve = Array.from(
  { length: 12 },
  (_, index): SeedInvoice => ({
    codigo: '10000034',
    venceEn: index * 5 - 10,
    monto: 125_000 + index * 37_550,
  }),
);

const dayMs = 86_400_000;
const inDays = (today: string, days: number) => new Date(Date.parse(today) + days * dayMs).toISOString().slice(0, 10);

/** Invoices by member; other members owe nothing. */
const seedInvoices: readonly SeedInvoice[] = [
  { codigo: '10000001', venceEn: 3, monto: 250_000 },
  { codigo: '10000001', venceEn: -8, monto: 118_075 },
  { codigo: '10000001', venceEn: 24, monto: 500_000 },
  { codigo: '10000001', venceEn: 12, monto: 300_000, pago: 'conSesion' },
  { codigo: '10000001', venceEn: 15, monto: 90_050, pago: 'revision' },
  { codigo: '10000001', venceEn: -30, monto: 250_000, pago: 'pagada' },
  { codigo: '10000013', venceEn: 1, monto: 75_000 },
  { codigo: '10000003', venceEn: 0, monto: 99_999 },
  { codigo: '10000005', venceEn: 30, monto: 123_456_789 },
  { codigo: '10000006', venceEn: 10, monto: 1 },
  { codigo: '10000033', venceEn: -1, monto: 210_000, pago: 'pagada' },
  ...ofTwelve,
];

/** Counted from today (yyyy-MM-dd). Each is written a month before it is due. */
export const demoInvoices = (today: string): { invoice: DemoInvoice; payment: DemoPayment | null }[] =>
  seedInvoices.map(({ codigo, venceEn, monto, pago }, index) => ({
    invoice: {
      numero: String(2_026_000_101 + index),
      codigo_afiliado: codigo,
      fecha: inDays(today, venceEn - 30),
      vence: inDays(today, venceEn),
      monto,
    },
    payment: pago ?? null,
  }));
