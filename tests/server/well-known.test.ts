import { describe, expect, test } from 'vitest';
import type { Environment } from '../../server/settings/environment';
import { readSettings } from '../../server/settings/settings';
import { createApp } from '../../server/start/app';
import { fixturePortal, noon } from './server-under-test';

/** Asks as a browser does, which would also take the page of the portal. */
const asker = async (environment: Environment) => {
  const app = await createApp({
    settings: readSettings({ API_ORIGIN: 'http://127.0.0.1:1', ...environment }),
    db: null,
    log: () => {},
    now: () => new Date(noon),
    portalFolder: fixturePortal,
  });
  return async (path: string, method = 'GET') => {
    const response = await app.request(path, { method, headers: { accept: 'text/html,*/*' } });
    return { status: response.status, type: response.headers.get('content-type'), text: await response.text() };
  };
};

const contact = { SECURITY_CONTACT: 'mailto:seguridad@oficina.example' };
const securityTxt = '/.well-known/security.txt';

describe('/.well-known', () => {
  test('security.txt names the contact, its expiry, the languages, and the public address', async () => {
    const ask = await asker({ ...contact, PUBLIC_URL: 'https://oficina.example' });
    expect(await ask(securityTxt)).toEqual({
      status: 200,
      type: 'text/plain; charset=utf-8',
      text: [
        'Contact: mailto:seguridad@oficina.example',
        'Expires: 2027-02-18T16:00:00Z',
        'Preferred-Languages: es, en',
        'Canonical: https://oficina.example/.well-known/security.txt',
        '',
      ].join('\n'),
    });
    expect([(await ask(securityTxt, 'HEAD')).status, (await ask(securityTxt, 'POST')).status]).toEqual([200, 405]);
  });

  test.each(['mailto:seguridad@oficina.example', 'https://oficina.example/seguridad', 'tel:+1-809-555-0100'])(
    'security.txt without a public address has no Canonical, and names %s',
    async (SECURITY_CONTACT) => {
      const ask = await asker({ SECURITY_CONTACT });
      expect((await ask(securityTxt)).text).toBe(
        `Contact: ${SECURITY_CONTACT}\nExpires: 2027-02-18T16:00:00Z\nPreferred-Languages: es, en\n`,
      );
    },
  );

  test('security.txt is missing without a contact', async () => {
    expect((await (await asker({}))(securityTxt)).status).toBe(404);
  });

  test.each([
    '/.well-known',
    '/.well-known/',
    '/.well-known/change-password',
    '/.well-known/apple-app-site-association',
    '/.WELL-KNOWN/openid-configuration',
    '/.git/config',
    '/.env',
  ])('%s answers 404 and never the page of the portal', async (path) => {
    const { status, type } = await (await asker(contact))(path);
    expect([status, type]).toEqual([404, 'application/json; charset=utf-8']);
  });
});
