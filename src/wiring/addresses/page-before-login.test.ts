import { expect, test } from 'vitest';
import { pageBeforeLogin } from './page-before-login';

const from = (pathname: string, search: object) =>
  pageBeforeLogin({ state: { resolvedLocation: { pathname, search } } });

test('returns the page requested before the log-in, only on the log-in page and only for addresses of the portal', () => {
  expect([
    from('/login', { volver: '/pagos' }),
    from('/login', { volver: 'https://otro.do/' }),
    from('/login', { volver: 7 }),
    from('/login', {}),
    from('/citas', { volver: '/pagos' }),
    pageBeforeLogin({ state: {} }),
  ]).toEqual(['/pagos', '', '', '', '', '']);
});
