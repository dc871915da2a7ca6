/** A payment for which there is an order. */
export interface StartedPayment {
  /** Of the order. */
  numero: string;
  factura: string;
  /** Cents. */
  monto: number;
}
