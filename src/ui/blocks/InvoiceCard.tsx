import type { ReactNode } from 'react';
import { Amount } from './Amount';
import {
  amount as amountStyle,
  card,
  end,
  facts as factsStyle,
  head,
  number as numberStyle,
  term,
} from './InvoiceCard.css';

interface Props {
  label: string;
  number: string;
  amount: string;
  /** The state of the invoice. */
  badge: ReactNode;
  facts: readonly { label: string; value: string; note?: string }[];
  /** Messages and buttons. */
  children?: ReactNode;
}

/** An invoice with its amount, deadline and state. */
export const InvoiceCard = ({ label, number, amount, badge, facts, children }: Props) => (
  <li className={card}>
    <div>
      <div className={head}>
        <span className={term}>{label}</span>
        {badge}
      </div>
      <p className={numberStyle} dir="auto">
        {number}
      </p>
    </div>
    <div className={amountStyle}>
      <Amount>{amount}</Amount>
    </div>
    <dl className={factsStyle}>
      {facts.map((fact) => (
        <div key={fact.label}>
          <dt className={term}>{fact.label}</dt>
          <dd className={numberStyle}>{fact.value}</dd>
          {fact.note !== undefined && fact.note !== '' && <dd className={term}>{fact.note}</dd>}
        </div>
      ))}
    </dl>
    {children !== undefined && <div className={end}>{children}</div>}
  </li>
);
