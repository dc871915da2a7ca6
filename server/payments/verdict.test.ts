import { expect, test } from 'vitest';
import type { GatewayResult } from './card-gateway';
import { type Verdict, verdictOf } from './verdict';

const created = new Date(0);
const life = { chargesMs: 900_000, readableMs: 1_800_000 };
const minutes = (many: number) => new Date(many * 60_000);
const result = (code: string, amount: number | null): GatewayResult => ({
  kind: 'resultado',
  code,
  amount,
  authorization: '',
  reference: '',
  at: minutes(1),
});

test.each<[string, GatewayResult, Verdict]>([
  ['[PAYC-01] 00 without an amount', result('00', null), 'pagada'],
  ['[PAYC-01] 00 with the amount', result('00', 500), 'pagada'],
  ['00 with another amount', result('00', 499), 'revision'],
  ['00 with more', result('00', 501), 'revision'],
  ['[PAYC-02] 10 with the amount', result('10', 500), 'pagada'],
  ['10 with a part of it', result('10', 250), 'revision'],
  ['10 without an amount', result('10', null), 'revision'],
  ['[PAYC-03] 51', result('51', null), 'rechazada'],
  ['[PAYC-03] TF with the amount', result('TF', 500), 'rechazada'],
  ['[PAYC-03] 000', result('000', 500), 'rechazada'],
  ['nothing yet, while it may be charged', { kind: 'sinResultado', at: minutes(15) }, 'espera'],
  ['nothing in the minute after that', { kind: 'sinResultado', at: minutes(16) }, 'espera'],
  ['nothing beyond it', { kind: 'sinResultado', at: new Date(960_001) }, 'vencida'],
  ['unknown, while it should be known', { kind: 'desconocida', at: minutes(30) }, 'espera'],
  ['unknown beyond that', { kind: 'desconocida', at: new Date(1_800_001) }, 'revision'],
])('%s: what the gateway says makes of an order of 500 cents', (_, said, verdict) => {
  expect(verdictOf(said, { amount: 500, created }, life)).toBe(verdict);
});
