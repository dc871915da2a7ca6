import type { Page } from 'playwright/test';
import { type Fault, faults } from '../tests/faults/faults';
import { type FaultProxy, faultProxy } from './backends/fault-proxy';
import { test as base, expect } from './browser/portal';
import { loginPage } from './pages/login';
import { portalPage } from './pages/portal';

const test = base.extend<{ line: FaultProxy }>({
  line: async ({ baseURL }, use) => {
    const line = await faultProxy(baseURL ?? '');
    await use(line);
    await line.close();
  },
});
test.use({ viewport: { width: 1280, height: 800 } });

type Outcome = 'the page' | 'a retry' | 'the log-in';
const words: Record<Outcome, RegExp> = {
  'the page': /^Hola,/,
  'a retry': /^No pudimos cargar sus datos$/,
  'the log-in': /^Le damos la bienvenida$/,
};
const title = (page: Page) => page.getByRole('heading', { level: 1 });

/** The result of a start, after advancing the page's time beyond every time limit. */
const outcome = async (page: Page): Promise<Outcome | 'nothing'> => {
  for (let turn = 0; turn < 50; turn += 1) {
    const text = (await title(page).allTextContents()).join();
    const found = (Object.keys(words) as Outcome[]).find((one) => words[one].test(text)); // Object.keys is typed as string[]; these are the keys of the table above.
    if (found !== undefined) return found;
    await page.waitForTimeout(20);
    if (turn > 5) await page.clock.runFor(500);
  }
  return 'nothing';
};

const kept = (page: Page) => page.evaluate(() => ({ ...localStorage, popupShown: 'true' }));

/** A fresh start with the storage `stored`, with the page's scripts immediately or 3 s late. */
const start = async ({ page, line }: { page: Page; line: FaultProxy }, stored: object, late: boolean) => {
  await page.evaluate((entries) => {
    localStorage.clear();
    sessionStorage.clear();
    const lastActivity = String(Date.now());
    for (const [key, value] of Object.entries({ ...entries, lastActivity })) localStorage.setItem(key, String(value));
  }, stored);
  if (late) line.holdPage();
  await page.goto(`${line.origin}/`, { waitUntil: 'commit' });
  if (!late) return;
  for (let ms = 0; ms < 3_000; ms += 250) {
    await page.waitForTimeout(20);
    await page.clock.runFor(250);
  }
  line.releasePage();
};

const breakCalls = async ({ page, line }: { page: Page; line: FaultProxy }, calls: RegExp, fault: Fault) => {
  if (fault.fetch === undefined) return line.breakCalls(calls, fault);
  await page.route(calls, (route) => route.abort(fault.id === 'F1' ? 'internetdisconnected' : 'blockedbyclient'));
};
const mend = async ({ page, line }: { page: Page; line: FaultProxy }) => {
  line.mend();
  await page.unrouteAll();
};

/** The storage of a logged-in member, over this line. */
const entered = async (page: Page, line: FaultProxy) => {
  await page.clock.install();
  await portalPage(page).entrar();
  const stored = await kept(page);
  // A log-in page that is still loading would close the next session.
  await loginPage(page).abrir(`${line.origin}/login`);
  return stored;
};

const endsIn = ({ ends }: Fault): Outcome =>
  ends === 'bien' ? 'the page' : ends === 'sesionVencida' ? 'the log-in' : 'a retry';

for (const late of [false, true])
  test(`[SESS-17] a start succeeds or offers a retry whatever getAfiliado answers, its page ${late ? 'three seconds late' : 'early'}`, async ({
    page,
    line,
  }) => {
    const stored = await entered(page, line);
    const found: string[] = [];
    for (const fault of faults) {
      await breakCalls({ page, line }, /Afiliado\/getAfiliado/, fault);
      await start({ page, line }, stored, late);
      const first = await outcome(page);
      await mend({ page, line });
      if (first === 'a retry') await page.getByRole('button', { name: 'Reintentar' }).click();
      const then = first === 'a retry' ? await outcome(page) : first;
      found.push(`${fault.id} ${fault.name}: ${first}, ${then}`);
    }
    expect(found).toEqual(
      faults.map((fault) => {
        const first = endsIn(fault);
        return `${fault.id} ${fault.name}: ${first}, ${first === 'a retry' ? 'the page' : first}`;
      }),
    );
  });
