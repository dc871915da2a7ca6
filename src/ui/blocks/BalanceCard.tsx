import type { ReactNode } from 'react';
import { Amount } from './Amount';
import { bar, card, head, name as nameStyle, rest, tile, track, whole } from './BalanceCard.css';

interface Props {
  icon: ReactNode;
  name: string;
  amount: string;
  /** Says what `amount` is, and the limit. */
  of: string;
  /** 0 to 100; null: no bar. */
  percent: number | null;
  /** `warning`: little or nothing is left, or the limit is exceeded. */
  tone: keyof typeof bar;
  /** The text of the bar, for everybody. */
  words: string;
  renewal: string;
  /** Of the renewal, or ''. */
  date: string;
}

/** The remainder of one amount. The bar only repeats its text. */
export const BalanceCard = ({ icon, name, amount, of, percent, tone, words, renewal, date }: Props) => (
  <li className={card}>
    <div className={head}>
      <span className={tile}>{icon}</span>
      <p className={nameStyle}>{name}</p>
    </div>
    <Amount>{amount}</Amount>
    <p className={rest}>{of}</p>
    {percent !== null && (
      <svg className={track} aria-hidden="true" preserveAspectRatio="none" viewBox="0 0 100 1">
        <rect className={bar[tone]} width={percent} height="1" />
      </svg>
    )}
    {words !== '' && <p className={rest}>{words}</p>}
    {date !== '' && (
      <p className={rest}>
        {renewal} <span className={whole}>{date}</span>
      </p>
    )}
  </li>
);
