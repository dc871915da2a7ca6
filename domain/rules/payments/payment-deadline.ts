/** By when the next invoice is to be paid. */
export interface PaymentDeadline {
  factura: string;
  /** yyyy-MM-dd */
  vence: string;
  /** Cents. */
  monto: number;
}
