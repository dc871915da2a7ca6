import { createHmac } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { createKeys, type KeyPurpose } from '../../server/access/keys';
import { loadSecrets } from '../../server/access/load-secrets';
import { onEachServer } from './on-each-server';

const secret = 'un secreto de prueba con más de treinta y dos letras';
const purposes: readonly KeyPurpose[] = [
  'session',
  'link',
  'activation',
  'pass',
  'deviceCode',
  'questions',
  'registration',
  'passkey',
  'hash',
];
const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const half = (token: string, part: 0 | 1): object =>
  JSON.parse(Buffer.from(token.split('.')[part] ?? '', 'base64url').toString('utf8')) as object;

onEachServer('keys of a new database', { TOKEN_SECRET: secret }, (server) => {
  let token: string;
  beforeEach(async () => {
    token = String(await server.app.tokens?.issue({ scope: 'miembro', codigoAfiliado: '10000001' }));
  });

  const opens = async (forged: string) => (await server.app.tokens?.read(`Bearer ${forged}`))?.scope !== 'nadie';
  /** The claims of a live session, under another signature. */
  const signed = (header: object, sign: (text: string) => string) => {
    const text = `${encode(header)}.${token.split('.')[1]}`;
    return `${text}.${sign(text)}`;
  };

  test('are derived from the start: a signature by the bare secret opens no session', async () => {
    const bare = (text: string) => createHmac('sha256', secret).update(text).digest('base64url');
    const { kid, ...rest } = half(token, 0) as { kid: string };
    expect([await opens(token), await opens(signed({ ...rest, kid }, bare)), await opens(signed(rest, bare))]).toEqual([
      true,
      false,
      false,
    ]);
    expect(await server.db.query(`SELECT hasta FROM firma_anterior`)).toEqual([]);
  });

  test.each(purposes)(
    'a signature of the purpose «%s» opens a session only if that is its purpose',
    async (purpose) => {
      const keys = createKeys(await loadSecrets(server.db, secret, undefined));
      const now = new Date(server.clock.time);
      const own = half(token, 0);
      const headers = [own, { ...own, kid: keys.signing(purpose, now).kid }, { ...own, kid: undefined }];
      const opened = await Promise.all(
        headers.map((header) => opens(signed(header, (text) => keys.hash(purpose, now, text)))),
      );
      expect(opened).toEqual(purpose === 'session' ? [true, true, false] : [false, false, false]);
    },
  );

  test('an unknown or malformed key id opens nothing', async () => {
    const keys = createKeys(await loadSecrets(server.db, secret, undefined));
    const sign = (text: string) => keys.hash('session', new Date(server.clock.time), text);
    const own = half(token, 0);
    const others = ['otra', '', '../../dev/null', null, 7, {}, ['x']].map((kid) => signed({ ...own, kid }, sign));
    expect(await Promise.all(others.map(opens))).toEqual(others.map(() => false));
  });
});
