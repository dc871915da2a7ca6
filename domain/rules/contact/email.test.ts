import { expect, test } from 'vitest';
import { maskedEmail } from './email';

test.each([
  ['rosa.mejia@gmail.com', 'r***@g***.com'],
  ['r@claro.net.do', 'r***@c***.do'],
  ['@gmail.com', ''],
  ['rosa', ''],
  ['rosa.mejia@gmail', ''],
])('%s: %s', (email, masked) => {
  expect(maskedEmail(email)).toBe(masked);
});
