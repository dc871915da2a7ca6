import { describe, expect, test } from 'vitest';
import type { Endpoint } from '../../src/contract/endpoint';
import { type CallName, contract } from '../../src/contract/index';
import { calls, type ExpectedCall } from './calls';
import { describeSchema } from './describe-schema';

const declared = (endpoint: Endpoint): Omit<ExpectedCall, 'rows' | 'name'> => ({
  call: `${endpoint.method} ${endpoint.path}`,
  query: endpoint.query === undefined ? '-' : describeSchema(endpoint.query),
  body: `${endpoint.body === undefined ? '-' : describeSchema(endpoint.body)}${endpoint.bodyAs === undefined ? '' : ` as ${endpoint.bodyAs}`}`,
  reply: `${[...(endpoint.envelope ?? []), ''].join(': ')}${describeSchema(endpoint.reply)}${endpoint.replyAs === undefined ? '' : ` as ${endpoint.replyAs}`}`,
  access: endpoint.access,
  whose: (endpoint.affiliate ?? [])
    .map((code) => `${code.in} ${code.field} ${code.whose}${code.optional === true ? '?' : ''}`)
    .join(', '),
  repeat: `${endpoint.safe ? 'safe' : 'once'} ${endpoint.timeLimit}`,
});

describe('every call is declared as the specification writes it', () => {
  test.each(calls.map((call) => [call.rows.map((row) => `[${row}]`).join(' '), call] as const))(
    '%s',
    (_, { rows, name, ...expected }) => {
      expect(rows.length).toBeLessThanOrEqual(5);
      expect(declared(contract[name])).toEqual(expected);
    },
  );

  test('the table names every call of the contract once', () => {
    const names: CallName[] = calls.map((call) => call.name);
    expect([...names].sort()).toEqual(Object.keys(contract).sort());
  });
});
