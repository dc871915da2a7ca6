import type { Invoice } from './invoice';

export const isProcessing = ({ estatusFactura }: Pick<Invoice, 'estatusFactura'>): boolean =>
  estatusFactura.trim().toLowerCase() === 'procesando';
