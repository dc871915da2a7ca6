import { resolve } from 'node:path';
import { build, install, refuseOldNode } from '../../scripts/prepare.mjs';
import { roundsAsked } from './rounds-asked.mjs';

refuseOldNode();
process.chdir(resolve(import.meta.dirname, '../..'));
const rounds = roundsAsked(3);
await install();
await build();
const { startPhone } = await import('./phone.mjs');
const { servePortal } = await import('./serve-portal.mjs');

const member = { documento: '00110000011', clave: 'clave1234' };
const loaded = {
  entrada: '/login',
  inicio: '/',
  prestadores: '/consulta/prestadores?provincia=25&municipio=2501',
  reembolso: '/solicitudes?nueva=reembolso',
  cobertura: '/consulta/cobertura',
};
/** The link of each main page, its address, and the sheet that has it. */
const tapped = {
  'Mi perfil': ['/profile', 'Menú'],
  'Carnet digital': ['/carne', 'Menú'],
  Pagos: ['/pagos', 'Menú'],
  'Red de prestadores': ['/consulta/prestadores', 'Consultas'],
  'Gestión de solicitudes': ['/solicitudes', 'Solicitudes'],
  Inicio: ['/', 'Menú'],
};
const longMs = 50;
const goals = { visible: 100, usable: 1000 };

const median = (values) => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)];

/** The page has another title than the one before, and nothing of it loads. */
const isUsable = ([path, former]) =>
  location.pathname === path &&
  ![undefined, former].includes(document.querySelector('h1')?.textContent) &&
  document.querySelector('main [aria-busy="true"]') === null;

const logIn = async (page, address) => {
  await page.goto(`${address}/login`);
  await page.getByLabel('Documento', { exact: true }).selectOption('Cédula');
  await page.getByLabel('Número').fill(member.documento);
  await page.getByLabel('Contraseña', { exact: true }).fill(member.clave);
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
  await page.getByRole('dialog', { name: 'Anuncio' }).getByRole('button', { name: 'Cerrar' }).last().click();
  await page.waitForLoadState('networkidle');
};

/** Of each long task of the page's main thread, the work that took most of it. */
const longTasks = (trace) => {
  const { traceEvents } = JSON.parse(trace);
  const main = traceEvents.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain');
  const isMain = ({ pid, tid }) => main.some((one) => one.pid === pid && one.tid === tid);
  const complete = traceEvents.filter((event) => event.ph === 'X' && isMain(event));
  const where = ({ name, args: { data = {} } }) =>
    [name, data.functionName, data.url && new URL(data.url).pathname.replace('/assets/', '')].filter(Boolean).join(' ');
  return complete
    .filter(({ name, dur }) => /RunTask$/.test(name) && dur > longMs * 1000)
    .map((task) => {
      const inside = complete.filter(
        ({ name, ts, dur, tid }) =>
          tid === task.tid &&
          ts >= task.ts &&
          ts + dur <= task.ts + task.dur &&
          /^(EvaluateScript|FunctionCall|RunMicrotasks|UpdateLayoutTree|Layout|PrePaint|Paint|Layerize|ParseHTML|v8.compile)$/.test(
            name,
          ),
      );
      const [most] = inside.toSorted((one, other) => other.dur - one.dur);
      return {
        ms: task.dur / 1000,
        most: most === undefined ? '–' : `${where(most)}, ${Math.round(most.dur / 1000)} ms`,
      };
    })
    .toSorted((one, other) => other.ms - one.ms);
};

const loads = async (browser, opened, address, rate) => {
  const { page, devtools } = opened;
  await devtools.send('Emulation.setCPUThrottlingRate', { rate });
  for (const [name, path] of Object.entries(loaded)) {
    if (name === 'inicio') await logIn(page, address);
    await browser.startTracing(page, { categories: ['devtools.timeline', 'toplevel', '__metadata'] });
    await page.goto(address + path);
    await page.waitForLoadState('networkidle');
    const tasks = longTasks((await browser.stopTracing()).toString('utf8'));
    const sum = tasks.reduce((all, { ms }) => all + ms - longMs, 0);
    console.log(
      `| ${name} | 1/${rate} | ${tasks.length} | ${Math.round(sum)} | ${Math.round(tasks[0]?.ms ?? 0)} | ${tasks[0]?.most ?? '–'} |`,
    );
  }
};

/** A tap on the link in its sheet: until something changed, and until the page can be used. */
const tap = async (page, link, [path, sheet]) => {
  await page.getByRole('button', { name: sheet, exact: true }).click();
  const target = page.getByRole('dialog', { name: sheet }).getByRole('link', { name: link, exact: true });
  await target.waitFor();
  await page.waitForTimeout(700);
  await page.evaluate(() => {
    globalThis.seen = new Promise((done) => {
      const begin = ({ timeStamp }) => {
        const changed = new MutationObserver(() => {
          changed.disconnect();
          requestAnimationFrame(() =>
            setTimeout(() => done({ began: timeStamp, visible: performance.now() - timeStamp })),
          );
        });
        changed.observe(document.body, { subtree: true, childList: true, attributes: true });
      };
      addEventListener('click', begin, { capture: true, once: true });
    });
  });
  const former = await page.evaluate(() => document.querySelector('h1')?.textContent);
  await target.click();
  await page.waitForFunction(isUsable, [path, former], { polling: 'raf' });
  return page.evaluate(async () => {
    const usableAt = performance.now();
    const { began, visible } = await globalThis.seen;
    return { visible, usable: usableAt - began };
  });
};

const taps = async (phone, address) => {
  const found = Object.keys(tapped).map((link) => ({ link, cold: [], warm: [] }));
  for (let round = 0; round < rounds; round += 1) {
    const { page, close } = await phone.open({ network: 'slow4g' });
    await logIn(page, address);
    for (const cache of ['cold', 'warm']) {
      for (const one of found) one[cache].push(await tap(page, one.link, tapped[one.link]));
      await page.reload();
      await page.waitForLoadState('networkidle');
    }
    await close();
  }
  for (const { link, cold, warm } of found) {
    const cells = Object.entries(goals).map(([name, most]) => {
      const [first, again] = [cold, warm].map((all) => median(all.map((one) => one[name])));
      if (again > most) process.exitCode = 1;
      return `${Math.round(first)} | ${Math.round(again)} ${again <= most ? '✓' : '✗'}`;
    });
    console.log(`| ${link} | ${cells.join(' | ')} |`);
  }
};

const portal = await servePortal();
const phone = await startPhone();
try {
  console.log(
    '| página | procesador | tareas de más de 50 ms | lo que pasa | la más larga, ms | en ella |\n| --- | --- | --- | --- | --- | --- |',
  );
  for (const rate of [4, 6]) {
    const opened = await phone.open({ network: 'none' });
    await loads(phone.browser, opened, portal.address, rate);
    await opened.close();
  }
  console.log(
    '\n| primer toque | algo cambia, ms | con caché | se puede usar, ms | con caché |\n| --- | --- | --- | --- | --- |',
  );
  await taps(phone, portal.address);
} finally {
  await phone.stop();
  await portal.stop();
}
