import type { ReactNode } from 'react';
import { list } from './InvoiceCard.css';

export const InvoiceList = ({ label, children }: { label: string; children: ReactNode }) => (
  <ul className={list} aria-label={label}>
    {children}
  </ul>
);
