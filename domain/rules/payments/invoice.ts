/** An invoice as the back end lists it while it is to be paid. */
export interface Invoice {
  numeroFactura: string;
  estatusFactura: string;
  fechaFacturacion: string;
  fechaLimitePago: string;
  /** Pesos; null where nobody can read them. */
  montoTotal: number | null;
}
