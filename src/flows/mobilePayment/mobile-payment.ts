/** A payment requested by a link of the mobile application, with its order. */
export interface MobilePayment {
  codigoAfiliado: string;
  /** In cents. */
  monto: number;
  factura: string;
  orden: string;
  idOrden: string;
}

const digits = /^\d{1,20}$/;
/** Numbers of fiscal receipts begin with a letter. */
const invoiceNumber = /^[A-Z]?\d{1,20}$/;
const pesos = /^(\d{1,8})(?:\.(\d{1,2}))?$/;

/** Parses the five parts: affiliate; amount; invoice; order number; order id. Null if any is missing. */
export const mobilePayment = (token: string): MobilePayment | null => {
  const parts = token.split(';').map((part) => part.trim());
  const [codigoAfiliado = '', amount = '', factura = '', orden = '', idOrden = ''] = parts;
  const [, whole = '', rest = ''] = pesos.exec(amount) ?? [];
  const monto = Number(whole) * 100 + Number(rest.padEnd(2, '0'));
  const isWhole = [codigoAfiliado, orden, idOrden].every((part) => digits.test(part)) && invoiceNumber.test(factura);
  return parts.length === 5 && isWhole && monto > 0 ? { codigoAfiliado, monto, factura, orden, idOrden } : null;
};
