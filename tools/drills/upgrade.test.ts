import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loginPage } from '../../e2e/pages/login';
import { portalPage } from '../../e2e/pages/portal';
import { findTestBrowser } from '../../scripts/browser.mjs';
import { freePort, startBuilt } from '../../tests/built/server-process';
import { root } from '../../tests/house/source-files';
import { type Cluster, openCluster } from '../../tests/server/databases';
import { type MailServer, startMailServer } from '../../tests/server/mail-server';
import { startHaproxy } from './haproxy';
import { buildNextVersions } from './next-versions';
import { callsTo, type Load, startLoad } from './portal-load';
import { resolveCases } from './told-cases';

type Server = Awaited<ReturnType<typeof startBuilt>>;
const names = ['uno', 'dos'] as const;
const demoToken = 'acceso-del-simulacro';

const folder = mkdtempSync(join(tmpdir(), 'upgrade-'));
let cluster: Cluster;
let sql: pg.Client;
let mail: MailServer;
let proxy: Awaited<ReturnType<typeof startHaproxy>>;
let next: ReturnType<typeof buildNextVersions>;
let ports: [number, number];
let servers: [Server, Server];
let browser: Browser;
let visitor: BrowserContext;
let load: Load;
let cases: Awaited<ReturnType<typeof resolveCases>>;
/** Opened by the first version, and never loaded again by this test. */
let member: Page;
let form: Page;

const folderOf = (version: number) => next[version - 1]?.folder ?? root;

const startVersion = async (at: 0 | 1, version: number, keepsOthers = true) => {
  const others = [0, 1, 2, 3].filter((each) => each !== version).map((each) => join(folderOf(each), 'dist/portal'));
  const server = await startBuilt(
    {
      DATABASE_URL: cluster.url,
      DEMO: 'si',
      DEMO_TOKEN: demoToken,
      TOKEN_SECRET: 'un secreto que todas las versiones conocen',
      PUBLIC_URL: 'https://oficina.example',
      SMTP_URL: mail.url,
      TRUST_PROXY: '1',
      PORT: String(ports[at]),
      LOG_LEVEL: 'error',
      POLICY_WRITES_PER_MEMBER_PER_MINUTE: '100000',
      POLICY_WRITES_PER_MEMBER_PER_DAY: '100000',
      POLICY_LOOKUPS_PER_DOCUMENT_PER_HOUR: '100000',
      POLICY_LOOKUPS_PER_DOCUMENT_PER_HOUR_IN_ALL: '100000',
      POLICY_LOOKUPS_PER_IP_PER_HOUR: '100000',
      ...(keepsOthers ? { OTHER_PORTALS: others.join(' ') } : {}),
    },
    folderOf(version),
  );
  await server.ready();
  return server;
};

/** As an operator does: one server after the other, the next one once the proxy sends requests to this one. */
const replaceServers = async (version: number, keepsOthers?: boolean) => {
  for (const at of [0, 1] as const) {
    const before = servers[at];
    expect(await before.kill('SIGTERM')).toBe(0);
    expect(before.said.error).toBe('');
    servers[at] = await startVersion(at, version, keepsOthers);
    await proxy.takes(names[at]);
  }
};

/** Opens the portal again and again; each visitor has an empty cache. */
const openPages = () => {
  const told = { opened: 0, blank: [] as string[] };
  let isOver = false;
  const work = (async () => {
    while (!isOver) {
      const context = await visitor.browser()?.newContext({ ignoreHTTPSErrors: true, baseURL: proxy.origin });
      if (context === undefined) throw new Error('no browser');
      const page = await context.newPage();
      await loginPage(page)
        .abrir()
        .catch((error: Error) => told.blank.push(`${new Date().toISOString()} ${error.message}`));
      told.opened += 1;
      await context.close();
    }
  })();
  return {
    told,
    stop: () => {
      isOver = true;
      return work;
    },
  };
};
let pages: ReturnType<typeof openPages>;

const isSameDocument = (page: Page) => page.evaluate(() => document.documentElement.dataset.opened === 'before');
const goTo = async (page: Page, address: string, title: string | RegExp) => {
  // Its group of the menu may be folded.
  await page.locator(`a[href="${address}"]`).first().dispatchEvent('click');
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
};
const columns = async () =>
  (
    await sql.query<{ name: string }>(
      `SELECT column_name AS name FROM information_schema.columns
       WHERE table_name = 'fichas' AND column_name IN ('ultima_vez', 'usada') ORDER BY 1`,
    )
  ).rows.map(({ name }) => name);

beforeAll(async () => {
  if (openCluster === null) throw new Error('PostgreSQL is not installed');
  next = buildNextVersions();
  cluster = await openCluster({ content: 'demo' });
  mail = await startMailServer();
  sql = new pg.Client({ connectionString: cluster.url });
  await sql.connect();
  ports = [await freePort(), await freePort()];
  servers = [await startVersion(0, 0), await startVersion(1, 0)];
  proxy = await startHaproxy(folder, ports);
  for (const name of names) await proxy.takes(name);
  const executablePath = await findTestBrowser();
  browser = await chromium.launch(executablePath === undefined ? {} : { executablePath });
  visitor = await browser.newContext({ ignoreHTTPSErrors: true, baseURL: proxy.origin, serviceWorkers: 'block' });
  member = await visitor.newPage();
  await portalPage(member).entrar();
  form = await visitor.newPage();
  await form.goto('/solicitudes?nueva=reembolso');
  await form.getByRole('button', { name: 'Empezar' }).click();
  await form.getByLabel('Motivo', { exact: true }).fill('Compra de medicamentos indicados.');
  for (const page of [member, form])
    await page.evaluate(() => {
      document.documentElement.dataset.opened = 'before';
    });
  const { rows } = await sql.query<{ code: string; mail: string }>(
    'SELECT codigo_afiliado AS code, correo AS mail FROM cuentas',
  );
  load = await startLoad(proxy.origin, new Map(rows.map(({ code, mail: address }) => [code, address])));
  cases = await resolveCases(sql, callsTo(proxy.origin), demoToken, 1_000);
  pages = openPages();
}, 600_000);

afterAll(async () => {
  await browser.close();
  await proxy.stop();
  await Promise.all(servers.map((server) => server.kill('SIGKILL')));
  await sql.end();
  await mail.close();
  await cluster.close();
  for (const copy of next) copy.remove();
  rmSync(folder, { recursive: true, force: true });
});

test('three versions forward and back under load: no request fails, no page is blank, open pages go on', async () => {
  await replaceServers(1);
  expect(await columns()).toEqual(['ultima_vez', 'usada']);
  await goTo(member, '/consulta/consumos', 'Historial de autorizaciones');
  await replaceServers(2);
  await goTo(member, '/consulta/cobertura', 'Consulta de Coberturas');
  // Taken back before the contraction, as far as anybody wants.
  await replaceServers(1);
  await replaceServers(0);
  await goTo(member, '/pagos', 'Gestión de pagos');
  await replaceServers(1);
  await replaceServers(2);
  await replaceServers(3);
  expect(await columns()).toEqual(['usada']);
  await goTo(member, '/solicitudes', /solicitudes/i);
  expect(await isSameDocument(member)).toBe(true);
  expect(await isSameDocument(form)).toBe(true);
  // Taken back by the one version that no longer reads the old column.
  await replaceServers(2);
}, 900_000);

test('where no server has the files of a page any more, it loads anew between two pages, and a form keeps its text', async () => {
  await replaceServers(2, false);
  await goTo(member, '/consulta/prestadores', 'Red de Prestadores de Servicios de Salud');
  expect(await isSameDocument(member)).toBe(false);
  expect(await isSameDocument(form)).toBe(true);
  expect(await form.getByLabel('Motivo', { exact: true }).inputValue()).toBe('Compra de medicamentos indicados.');
}, 300_000);

test('nothing that was confirmed or mailed is lost, and 1,000 decisions are told once each', async () => {
  await pages.stop();
  await load.stop();
  const ofLoad = `FROM correos WHERE plantilla = 'cambioClave'`;
  const pending = () => sql.query(`SELECT * ${ofLoad} AND estado <> 'enviado'`);
  await expect.poll(async () => (await pending()).rows, { timeout: 30_000 }).toEqual([]);
  await cases.finish();
  await expect.poll(() => cases.toldOtherwise(mail), { timeout: 120_000, interval: 1_000 }).toEqual([]);
  expect(cases.failed).toEqual([]);
  const { rows } = await sql.query<{ id: string }>(`SELECT id ${ofLoad}`);
  const arrived = mail.received.map(({ source }) => /^Message-ID: <(.*)@/im.exec(source)?.[1]);
  const sent = new Set(arrived);
  console.info(
    `upgrade: ${load.requests} requests, ${load.failed.length} failed; ${pages.told.opened} pages, ` +
      `${pages.told.blank.length} blank; ${sent.size} mails, ${arrived.length - sent.size} twice`,
  );
  expect({ failed: load.failed, blank: pages.told.blank }).toEqual({ failed: [], blank: [] });
  expect(rows.filter(({ id }) => !sent.has(id))).toEqual([]);
  const saved = await sql.query<{ code: string; phone: string }>(
    'SELECT codigo_afiliado AS code, telefono_celular AS phone FROM contactos',
  );
  for (const [code, phone] of load.saved)
    expect(saved.rows.find((row) => row.code === code)?.phone.replace(/\D/g, '')).toBe(phone);
}, 300_000);
