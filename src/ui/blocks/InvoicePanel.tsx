import type { ReactNode } from 'react';
import { panel } from './InvoiceCard.css';

/** Where invoices stand, or that there are none: what follows does not jump when they come. */
export const InvoicePanel = ({ children }: { children: ReactNode }) => <div className={panel}>{children}</div>;
