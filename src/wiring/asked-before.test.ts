import { expect, test } from 'vitest';
import { askedBefore } from './asked-before';

const from = (pathname: string, search: object) => askedBefore({ state: { resolvedLocation: { pathname, search } } });

test('returns the page requested before the log-in, only on the log-in page and only for addresses of the portal', () => {
  expect([
    from('/login', { volver: '/pagos' }),
    from('/login', { volver: 'https://otro.do/' }),
    from('/login', { volver: 7 }),
    from('/login', {}),
    from('/citas', { volver: '/pagos' }),
    askedBefore({ state: {} }),
  ]).toEqual(['/pagos', '', '', '', '', '']);
});
