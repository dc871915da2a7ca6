import type { ReactNode } from 'react';
import { amount as amountStyle, bar, card, head, name as nameStyle, rest, tile, track } from './BalanceCard.css';

interface Props {
  icon: ReactNode;
  name: string;
  amount: string;
  /** What the amount is, and of how much. */
  of: string;
  /** 0 to 100; null: there is nothing to measure it by. */
  percent: number | null;
  /** `warning`: little is left, or nothing, or less. */
  tone: keyof typeof bar;
  /** What the bar says to those who see it, and to those who do not. */
  words: string;
  renewal: string;
}

/** What is left of one amount. The bar repeats in a picture what stands beside it in words. */
export const BalanceCard = ({ icon, name, amount, of, percent, tone, words, renewal }: Props) => (
  <li className={card}>
    <div className={head}>
      <span className={tile}>{icon}</span>
      <p className={nameStyle}>{name}</p>
    </div>
    <p className={amountStyle}>{amount}</p>
    <p className={rest}>{of}</p>
    {percent !== null && (
      <svg className={track} aria-hidden="true" preserveAspectRatio="none" viewBox="0 0 100 1">
        <rect className={bar[tone]} width={percent} height="1" />
      </svg>
    )}
    {words !== '' && <p className={rest}>{words}</p>}
    {renewal !== '' && <p className={rest}>{renewal}</p>}
  </li>
);
