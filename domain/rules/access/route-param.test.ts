import fc from 'fast-check';
import { expect, test } from 'vitest';
import { paramValue, routeParam } from './route-param';

test.each([
  ['/solicitud/cambioClave/Token=abc', 'abc'],
  ['/solicitud/confirmacionPago/ResponseCode=00', '00'],
  ['/solicitud/confirmacioncorreo/codigoAfiliado=1001', '1001'],
  ['/confirmacionBilletera/token=abc', 'abc'],
])('[ROUTE-39] %s is read as %s, the value after the equals sign', (path, value) => {
  expect(routeParam(path)).toBe(value);
});

test.each([
  ['a bare value', '/solicitud/cambioClave/abc', 'abc'],
  ['a bare token that ends in equals signs', '/solicitud/cambioClave/YWJj==', 'YWJj=='],
  ['the known name in another case', '/solicitud/cambioClave/TOKEN=YWJj==', 'YWJj=='],
  ['a name that is not the known one', '/solicitud/cambioClave/otro=abc', 'otro=abc'],
  ['the name of another parameter', '/solicitud/cambioClave/ResponseCode=00', 'ResponseCode=00'],
  ['an equals sign that a mail program encoded', '/solicitud/cambioClave/Token%3Dabc', 'abc'],
  ['percent signs, decoded once', '/solicitud/cambioClave/Token=a%252Bb', 'a%2Bb'],
  ['a token with slashes', '/pagos/movil/Token=a/b/c', 'a/b/c'],
  ['a malformed percent sign', '/solicitud/cambioClave/Token=100%', '100%'],
  ['nothing', '/solicitud/cambioClave/', ''],
  ['nothing after the name', '/solicitud/cambioClave/Token=', ''],
  ['a page without parameter', '/pagos', ''],
])('[ROUTE-40] %s: %s gives %j', (_, path, value) => {
  expect(routeParam(path)).toBe(value);
});

test('returns every token unchanged, bare or named', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (token) => {
      const encoded = encodeURIComponent(token);
      expect(paramValue(`Token=${encoded}`, 'Token')).toBe(token);
      if (!/^token=/i.test(token)) expect(paramValue(encoded, 'Token')).toBe(token);
    }),
  );
});
