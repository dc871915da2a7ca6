import { centsOf, formatMoney } from '../../../domain/rules/money/money';

/**
 * What is left of an amount that may be spent. `sinDato`: nobody says how much is left. `sinTope`: nor of how much.
 * `excedido`: more was spent than there was.
 */
export type BalanceKind = 'sinDato' | 'sinTope' | 'excedido' | 'agotado' | 'poco' | 'normal';

export interface Balance {
  kind: BalanceKind;
  /** As they are written; empty where they are not known. */
  left: string;
  limit: string;
  /** How much was spent too much; empty otherwise. */
  over: string;
  /** 0 to 100: what a bar shows; null where there is none. */
  percent: number | null;
}

const littleBelow = 20;

const cents = (amount: number | null | undefined): number | null =>
  amount === null || amount === undefined ? null : centsOf(amount);

/** Never rounds to the limits: one cent is more than 0 %, and anything less than all is less than 100 %. */
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
