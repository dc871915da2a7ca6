import type { ReactNode } from 'react';
import { panel } from './InvoiceCard.css';

/** On wide screens reserves space for invoices or the empty message, so that loading shifts nothing below. */
export const InvoicePanel = ({ children }: { children: ReactNode }) => <div className={panel}>{children}</div>;
