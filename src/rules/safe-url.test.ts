import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isExternal, safeUrl } from './safe-url';

test('pages of the portal and four schemes may be followed', () => {
  const addresses = [
    '/',
    ' /pagos ',
    '/consulta/cobertura?plan=1#lista',
    'https://senasa.gob.do/a?b=1',
    'http://ejemplo.do/',
    'HTTPS://EJEMPLO.DO/',
    'mailto:ayuda@ejemplo.do',
    'tel:8095550101',
  ];
  expect(addresses.map(safeUrl)).toEqual([
    '/',
    '/pagos',
    '/consulta/cobertura?plan=1#lista',
    'https://senasa.gob.do/a?b=1',
    'http://ejemplo.do/',
    'https://ejemplo.do/',
    'mailto:ayuda@ejemplo.do',
    'tel:8095550101',
  ]);
  expect(['/pagos', 'https://ejemplo.do/', 'tel:8095550101'].map(isExternal)).toEqual([false, true, true]);
});

test.each([
  [''],
  ['pagos'],
  ['javascript:alert(1)'],
  ['JaVaScRiPt:alert(1)'],
  [' javascript:alert(1)'],
  ['java\tscript:alert(1)'],
  ['\u0001javascript:alert(1)'],
  ['data:text/html,<script>alert(1)</script>'],
  ['vbscript:msgbox'],
  ['blob:https://ejemplo.do/1'],
  ['file:///etc/passwd'],
  ['//otro.do'],
  ['/\\otro.do'],
  ['\\\\otro.do'],
  ['/\t/otro.do'],
  ['https://usuario@otro.do/'],
  ['https://usuario:clave@otro.do/'],
  ['https://:clave@otro.do/'],
  ['pagos?volver=https://otro.do/'],
  ['https://'],
  ['https://portal.invalid/pagos'],
  ['/../..//otro.do'],
])('%j leads nowhere', (address) => {
  expect(safeUrl(address)).toBeNull();
});

test('whatever the server says, a link opens the portal or one of four schemes', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.webUrl(),
        fc.string().map((rest) => `/${rest}`),
      ),
      (address) => {
        const safe = safeUrl(address);
        if (safe === null) return;
        const url = new URL(safe, 'https://portal.do');
        expect(isExternal(safe) ? ['http:', 'https:', 'mailto:', 'tel:'] : ['https:']).toContain(url.protocol);
        if (!isExternal(safe)) expect(url.origin).toBe('https://portal.do');
      },
    ),
    { numRuns: 500 },
  );
});
