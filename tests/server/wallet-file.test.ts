import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readWalletSettings } from '../../domain/contract/wallet-settings';
import { readSettings } from '../../server/settings/settings';
import { createApp } from '../../server/start/app';
import { Problem } from '../../src/api/problem';
import { fakeDevice } from '../stand-ins/fake-device';
import { openLinkPage } from '../stand-ins/link-page';
import { openPortal, tokenOf } from '../stand-ins/portal';
import { json, startWire } from '../stand-ins/wire-server';
import { fixturePortal } from './server-under-test';

const call = 'Billetera/obtener/archivo/ios';
const path = `/api/${call}`;

describe('in front of another back end, whose links contain the affiliate code only', () => {
  let origin: Awaited<ReturnType<typeof startWire>>;
  beforeAll(async () => {
    origin = await startWire(({ query }, response) =>
      query.fileName === '10000001.pkpass'
        ? response.writeHead(200, { 'content-type': 'application/vnd.apple.pkpass' }).end('PK')
        : json(response, { mensaje: 'No está.' }, 404),
    );
  });
  afterAll(() => origin.close());
  beforeEach(() => {
    origin.heard.length = 0;
  });

  /** The settings as the served page carries them, and a client whose call passes through the proxy. */
  const openLink = async (environment: Record<string, string>, token: string) => {
    const app = await createApp({
      settings: readSettings({ API_ORIGIN: new URL(origin.base).origin, ...environment }),
      db: null,
      log: () => {},
      portalFolder: fixturePortal,
    });
    const html = await (await app.request('/', { headers: { accept: 'text/html' } })).text();
    const { fileTemplate } = readWalletSettings(JSON.parse(/id="ajustes">([^<]+)</.exec(html)?.[1] ?? ''));
    const fetchFile = async (request: unknown) => {
      const { query } = request as { query: { fileName: string } }; // the only query of this call
      const response = await app.request(`${path}?${new URLSearchParams(query)}`);
      if (!response.ok) throw new Problem('sinServicio', { status: response.status, mensaje: '' });
      return response.blob();
    };
    const portal = await openPortal(fakeDevice(), { answers: { [call]: fetchFile } });
    const link = openLinkPage('wallet', token, portal.app, portal.clock, fileTemplate);
    const settled = (state: string) => expect.poll(link.state).toBe(state);
    return { ...link, settled };
  };

  const codeAlone = tokenOf('10000001', 4_000_000_000_000);

  test("[WALLET-02] WALLET_FILE is the file's name: the page finds it, and downloads it by that name", async () => {
    const link = await openLink({ WALLET_FILE: '{codigoAfiliado}.pkpass' }, codeAlone);
    await link.settled('ofreciendo');
    link.send({ type: 'AGREGAR' });
    await link.settled('descargado');
    const fileName = '10000001.pkpass';
    expect(origin.heard.map((one) => [one.path, one.query])).toEqual([
      [path, { fileName }],
      [path, { fileName }],
    ]);
    expect(link.fetched).toEqual([`${path}?fileName=${fileName}`]);
  });

  test('[WALLET-08] without WALLET_FILE such a link is broken, and the other back end is not called', async () => {
    const link = await openLink({}, codeAlone);
    await link.settled('invalido');
    expect(origin.heard).toEqual([]);
  });
});
