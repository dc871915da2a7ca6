import { expect, test } from 'vitest';
import { askedBefore } from './asked-before';

const from = (pathname: string, search: object) => askedBefore({ state: { resolvedLocation: { pathname, search } } });

test('only the log-in knows what was asked for before it, and only a page of the portal counts', () => {
  expect([
    from('/login', { volver: '/pagos' }),
    from('/login', { volver: 'https://otro.do/' }),
    from('/login', { volver: 7 }),
    from('/login', {}),
    from('/citas', { volver: '/pagos' }),
    askedBefore({ state: {} }),
  ]).toEqual(['/pagos', '', '', '', '', '']);
});
