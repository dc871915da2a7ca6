import { centsOf, formatMoney } from '../../../domain/rules/money/money';

/**
 * The state of an amount with a limit. `sinDato`: the remainder is unknown. `sinTope`: the limit is unknown too.
 * `excedido`: more was spent than the limit.
 */
export type BalanceKind = 'sinDato' | 'sinTope' | 'excedido' | 'agotado' | 'poco' | 'normal';

export interface Balance {
  kind: BalanceKind;
  /** Formatted amounts; empty if unknown. */
  left: string;
  limit: string;
  /** The formatted excess; empty otherwise. */
  over: string;
  /** The width of the bar, 0 to 100; null for no bar. */
  percent: number | null;
}

const littleBelow = 20;

const cents = (amount: number | null | undefined): number | null =>
  amount === null || amount === undefined ? null : centsOf(amount);

/** Rounds to 0 % or 100 % only if it is exact: one cent is more than 0 %. */
const percentOf = (left: number, limit: number): number => {
  if (left <= 0 || limit <= 0) return left > 0 ? 100 : 0;
  return Math.min(100, Math.max(1, Math.floor((100 * left) / limit)));
};

const kindOf = (left: number | null, limit: number | null): BalanceKind => {
  if (left === null) return 'sinDato';
  if (left < 0) return 'excedido';
  if (limit === null) return 'sinTope';
  if (left === 0) return 'agotado';
  return percentOf(left, limit) < littleBelow ? 'poco' : 'normal';
};

export const balanceOf = (balance: {
  montoTope?: number | null | undefined;
  disponible?: number | null | undefined;
}): Balance => {
  const [left, limit] = [cents(balance.disponible), cents(balance.montoTope)];
  return {
    kind: kindOf(left, limit),
    left: left === null ? '' : formatMoney(Math.max(0, left)),
    limit: limit === null ? '' : formatMoney(limit),
    over: left !== null && left < 0 ? formatMoney(-left) : '',
    percent: left === null || limit === null ? null : percentOf(left, limit),
  };
};
