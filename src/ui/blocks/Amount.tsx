import { text } from '../theme/scale';
import { amount } from './Amount.css';

/** An amount of money on one line: the longer it is, the smaller on a phone. */
export const Amount = ({ children }: { children: string }) => (
  <p className={amount} style={{ fontSize: `min(${text.amount.fontSize}, ${100 / children.length}vw)` }}>
    {children}
  </p>
);
