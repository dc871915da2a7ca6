import { centsOf } from '../money/money';
import type { Invoice } from './invoice';

/** Null where the list names no amount. */
export const invoiceCents = ({ montoTotal }: Pick<Invoice, 'montoTotal'>): number | null =>
  montoTotal === null ? null : centsOf(montoTotal);
