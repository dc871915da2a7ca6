import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hostOf, isExternal, safeUrl } from './safe-url';

test('accepts pages of the portal and https addresses', () => {
  const addresses = [
    '/',
    ' /pagos ',
    '/consulta/cobertura?plan=1#lista',
    'https://senasa.gob.do/a?b=1',
    'HTTPS://EJEMPLO.DO/',
  ];
  expect(addresses.map(safeUrl)).toEqual([
    '/',
    '/pagos',
    '/consulta/cobertura?plan=1#lista',
    'https://senasa.gob.do/a?b=1',
    'https://ejemplo.do/',
  ]);
  expect(['/pagos', 'https://ejemplo.do/'].map(isExternal)).toEqual([false, true]);
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
  ['http://ejemplo.do/'],
  ['mailto:ayuda@ejemplo.do'],
  ['tel:8095550101'],
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
])('rejects %j', (address) => {
  expect(safeUrl(address)).toBeNull();
});

test('shows the host with its port, in ASCII', () => {
  const addresses = ['/pagos', 'https://ejemplo.do/a?b=1', 'https://ejemplo.do:8443/', 'https://еjemplo.do/'];
  expect(addresses.map((address) => hostOf(safeUrl(address) ?? ''))).toEqual([
    null,
    'ejemplo.do',
    'ejemplo.do:8443',
    'xn--jemplo-2of.do',
  ]);
});

test('for any input the result is a page of the portal or the named https host', () => {
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
        expect(url.protocol).toBe('https:');
        expect(url.host).toBe(hostOf(safe) ?? 'portal.do');
      },
    ),
    { numRuns: 500 },
  );
});
