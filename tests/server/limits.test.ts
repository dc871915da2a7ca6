import { describe, expect, test } from 'vitest';
import { createPasswords } from '../../server/access/passwords';
import { clientIp } from '../../server/http/client-ip';
import { HttpProblem } from '../../server/http/http-problem';
import { householdOf, visitorsOf } from '../../server/http/visitor';
import { describe as describeError, maskPath, maskText } from '../../server/log/log';

describe('client address', () => {
  test.each([
    ['no proxy is trusted', '203.0.113.7', '10.0.0.1', 0, '203.0.113.7'],
    ['one proxy is trusted', '10.0.0.2', '6.6.6.6, 203.0.113.7', 1, '203.0.113.7'],
    ['two are', '10.0.0.2', '6.6.6.6, 203.0.113.7, 10.0.0.1', 2, '203.0.113.7'],
    ['the header is short', '10.0.0.2', '203.0.113.7', 2, '10.0.0.2'],
    ['the header is no address', '10.0.0.2', "1' OR 1=1", 1, '10.0.0.2'],
    ['the proxy writes the port', '10.0.0.2', '6.6.6.6:1, 203.0.113.7:51234', 1, '203.0.113.7'],
    ['the proxy writes IPv6 in brackets', '10.0.0.2', '[2001:db8::1]', 1, '2001:db8::1'],
    ['the proxy writes IPv6 and the port', '10.0.0.2', '[2001:db8::1]:51234', 1, '2001:db8::1'],
    ['there is no header', '10.0.0.2', undefined, 1, '10.0.0.2'],
  ])('%s', (_, peer, header, proxies, expected) => {
    expect(clientIp(peer, header, proxies)).toBe(expected);
  });

  test('a household of IPv6 is one visitor, IPv4 in IPv6 is IPv4', () => {
    const narrowest = (ip: string) => visitorsOf(ip)[0].name;
    expect(narrowest('2001:db8:1:2:3:4:5:6')).toBe(narrowest('2001:db8:1:2:ffff::1'));
    expect(narrowest('2001:db8::1')).toBe(narrowest('2001:db8::ffff:2'));
    expect(narrowest('2001:db8:0:1::1')).not.toBe(narrowest('2001:db8::1'));
    expect(narrowest('::1')).toBe('0:0:0:0::/64');
    expect(narrowest('2001:db8::3:4:5:6:7')).toBe('2001:db8:0:3::/64');
    expect(visitorsOf('::ffff:203.0.113.7')).toEqual([{ name: '203.0.113.7', times: 1 }]);
  });

  test('addresses of an IPv6 /56 or /48 share limits', () => {
    expect(visitorsOf('2001:db8:1:2fa:3:4:5:6')).toEqual([
      { name: '2001:db8:1:2fa::/64', times: 1 },
      { name: '2001:db8:1:200::/56', times: 4 },
      { name: '2001:db8:1:0::/48', times: 16 },
    ]);
    expect(householdOf('2001:db8:1:2fa::1')).toBe(householdOf('2001:db8:1:2ff::1'));
    expect(householdOf('2001:db8:1:2fa::1')).not.toBe(householdOf('2001:db8:1:3fa::1'));
    expect(householdOf('203.0.113.7')).toBe('203.0.113.7');
  });
});

describe('hashing', () => {
  test('answers 503 when the queue is full', async () => {
    const passwords = createPasswords({ atOnce: 2, mostWaiting: 3 });
    const results = await Promise.allSettled(Array.from({ length: 10 }, () => passwords.hash('x')));
    const refused = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
    expect(refused).toHaveLength(5);
    for (const reason of refused) {
      expect(reason).toBeInstanceOf(HttpProblem);
      expect(reason).toMatchObject({ status: 503, headers: { 'retry-after': '2' } });
    }
  });

  test('verifies a right password, rejects a wrong one and a missing account', async () => {
    const passwords = createPasswords();
    const stored = await passwords.hash('clave1234');
    expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(
      await Promise.all(
        [stored, stored, null].map((hash, index) => passwords.verify(hash, index === 0 ? 'clave1234' : 'otra')),
      ),
    ).toEqual([true, false, false]);
    expect(await passwords.verify(null, 'nobody has this password')).toBe(false);
  });
});

describe('log', () => {
  test.each([
    ['/solicitud/cambioClave/abc.def', '/solicitud/cambioClave/***'],
    ['/solicitud/confirmacioncorreo/10000001', '/solicitud/confirmacioncorreo/***'],
    ['/Pagos/Movil/1;2;3', '/Pagos/Movil/***'],
    ['/pagos/retorno/Abc-123', '/pagos/retorno/***'],
    ['/demo/pasarela/sesion/Abc-123', '/demo/pasarela/sesion/***'],
    ['/confirmacionBilletera/x', '/confirmacionBilletera/***'],
    ['/Dispositivo-seguro/abc', '/Dispositivo-seguro/***'],
    ['/api/x/001-1234567-8', '/api/x/***'],
    ['/consulta/prestadores', '/consulta/prestadores'],
    [`/${'a'.repeat(60)}/b`, '/***/b'],
  ])('%s is logged as %s', (path, logged) => {
    expect(maskPath(path)).toBe(logged);
  });

  test('escapes line breaks', () => {
    expect(maskText('a\r\nb\u2028c\u001b[0m')).toBe('a b c [0m');
  });

  test('logs an error without the values in its message', () => {
    const error = new Error('duplicate key (documento)=(00112345678)\nDETAIL: secret');
    expect(describeError(error)).toContain('duplicate key (documento)=(***)');
    expect(describeError(error)).not.toContain('secret');
  });
});
