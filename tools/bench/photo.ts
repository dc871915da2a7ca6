import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { chromium, type Page } from 'playwright';
import { largestPhoto } from '../../domain/rules/picture/photo';
import { photoDialog, photoOnContract } from '../../e2e/pages/photo';
import { browserMissing, findBrowser } from '../../scripts/browser.mjs';
import { jpegTraces, secrets } from '../../tests/pictures/traces';
import { servePortal } from './serve-portal.mjs';
import { type Grey, ssim } from './ssim';

/** `node --import tsx tools/bench/photo.ts`: what is built. */
const [workerGoalMs, taskGoalMs, ssimGoal] = [700, 200, 0.9];
/** The file is rotated by EXIF: 4000 × 3000 pixels are displayed as 3000 × 4000. */
const [fileWidth, fileHeight] = [4000, 3000];

/** 12 million points as a sensor gives them, grainy, with lines of small text; about 6 MB. */
const draw = (page: Page): Promise<string> =>
  page.evaluate(
    async ({ width, height }) => {
      const canvas = document.createElement('canvas');
      canvas.width = width;
      canvas.height = height;
      const context = canvas.getContext('2d');
      if (context === null) throw new Error('no surface');
      const sky = context.createLinearGradient(0, 0, width, height);
      sky.addColorStop(0, '#b9cfe0');
      sky.addColorStop(1, '#6f5a48');
      context.fillStyle = sky;
      context.fillRect(0, 0, width, height);
      const grain = context.getImageData(0, 0, width, height);
      let seed = 7;
      for (let at = 0; at < grain.data.length; at += 4) {
        seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
        const by = ((seed >>> 24) - 128) / 3;
        for (let colour = 0; colour < 3; colour += 1) grain.data[at + colour] = (grain.data[at + colour] ?? 0) + by;
      }
      context.putImageData(grain, 0, 0);
      // Held upright, it is read from the left; the file holds it on its side.
      context.translate(0, height);
      context.rotate(-Math.PI / 2);
      context.fillStyle = '#fff';
      context.fillRect(300, 1000, 2400, 1500);
      context.fillStyle = '#14252a';
      context.font = '44px sans-serif';
      for (let line = 0; line < 22; line += 1)
        context.fillText(
          `${line + 1}. Afiliada 041288371 · Cédula 001-1000001-1 · Santo Domingo, ${line} de noviembre`,
          360,
          1080 + line * 64,
        );
      const made: Blob = await new Promise((done) =>
        canvas.toBlob((blob) => done(blob ?? new Blob()), 'image/jpeg', 0.93),
      );
      const reader = new FileReader();
      await new Promise((done) => {
        reader.onload = done;
        reader.readAsDataURL(made);
      });
      return String(reader.result).replace(/^[^,]*,/, '');
    },
    { width: fileWidth, height: fileHeight },
  );

/** The part with the text, of a photo as a browser shows it, drawn as wide as the other one is. */
const greyOf = (page: Page, base64: string, width: number): Promise<Grey> =>
  page.evaluate(
    async ({ base64, width }) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/jpeg' }));
      const scale = width / bitmap.width;
      const [left, top, wide, high] = [360, 1040, 2000, 1400].map((one) => Math.round((one * width) / 3000)) as [
        number,
        number,
        number,
        number,
      ];
      const canvas = document.createElement('canvas');
      canvas.width = wide;
      canvas.height = high;
      const context = canvas.getContext('2d');
      if (context === null) throw new Error('no surface');
      context.imageSmoothingQuality = 'high';
      context.setTransform(scale, 0, 0, scale, -left, -top);
      context.drawImage(bitmap, 0, 0);
      const { data } = context.getImageData(0, 0, wide, high);
      const points = Array.from({ length: wide * high }, (_, at) =>
        Math.round(0.299 * (data[at * 4] ?? 0) + 0.587 * (data[at * 4 + 1] ?? 0) + 0.114 * (data[at * 4 + 2] ?? 0)),
      );
      return { width: wide, height: high, points };
    },
    { base64, width },
  );

/** Notes each task of the worker with its time, and each long task of the page. */
const watch = () => {
  const seen = { tasks: [] as [string, number][], long: [] as number[] };
  Object.assign(globalThis, { seen });
  const post = Worker.prototype.postMessage;
  Worker.prototype.postMessage = function (this: Worker, message: { id: number; asked: { task: string } }) {
    const began = performance.now();
    this.addEventListener('message', ({ data }) => {
      if (data.id === message.id) seen.tasks.push([message.asked.task, performance.now() - began]);
    });
    post.call(this, message);
  } as typeof post;
  new PerformanceObserver((list) => seen.long.push(...list.getEntries().map(({ duration }) => duration))).observe({
    type: 'longtask',
  });
};

const round = async (page: Page, address: string, file: string, slower: number) => {
  await page.addInitScript(watch);
  const { kept } = await photoOnContract(page);
  await page.goto(`${address}/profile`);
  const I = photoDialog(page);
  await I.cambiar.click();
  await I.guardar.waitFor();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower });
  await page.evaluate(() => Object(globalThis).seen.long.splice(0));
  await page.locator('input[type=file]').last().setInputFiles(file);
  await I.button('Reducir y añadir').click({ timeout: 60_000 });
  await I.elegida.waitFor({ timeout: 60_000 });
  await I.guardar.click();
  await I.dialog.getByText('Carga realizada.').waitFor({ timeout: 60_000 });
  const { tasks, long }: { tasks: [string, number][]; long: number[] } = await page.evaluate(
    () => Object(globalThis).seen,
  );
  return {
    sent: kept(),
    reduceMs: tasks.find(([task]) => task === 'reduce')?.[1] ?? Number.NaN,
    longest: Math.max(0, ...long),
  };
};

process.chdir(resolve(import.meta.dirname, '../..'));
const executablePath = await findBrowser();
if (executablePath === undefined) throw new Error(browserMissing());
const load = loadavg()[0] ?? 0;
const folder = mkdtempSync(join(tmpdir(), 'oficina-photo-'));
const portal = await servePortal();
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-background-networking'] });
try {
  const studio = await browser.newPage();
  const drawn = Buffer.from(await draw(studio), 'base64');
  const photo = Buffer.concat([drawn.subarray(0, 2), jpegTraces(6), drawn.subarray(2)]);
  const file = join(folder, 'foto.jpg');
  writeFileSync(file, photo);
  const inNewPage = async (slower: number) => {
    const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
    try {
      return await round(await context.newPage(), portal.address, file, slower);
    } finally {
      await context.close();
    }
  };
  await inNewPage(1);
  const middleOf = async (slower: number, by: 'reduceMs' | 'longest') => {
    const rounds = [await inNewPage(slower), await inNewPage(slower), await inNewPage(slower)];
    const middle = rounds.toSorted((a, b) => a[by] - b[by])[1];
    if (middle === undefined) throw new Error('nothing was measured');
    return middle;
  };
  const middle = await middleOf(1, 'reduceMs');
  const slow = await middleOf(6, 'longest');
  const sent = Buffer.from(middle.sent, 'base64');
  const size = await studio.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const { width, height } = await createImageBitmap(new Blob([bytes], { type: 'image/jpeg' }));
    return { width, height };
  }, middle.sent);
  const similar = ssim(
    await greyOf(studio, photo.toString('base64'), size.width),
    await greyOf(studio, middle.sent, size.width),
  );
  const told = secrets.filter((secret) => sent.includes(secret));
  const rows: [string, string, boolean][] = [
    ['archivo elegido', `${photo.length} bytes, ${fileWidth} × ${fileHeight}, girado por EXIF, con GPS`, true],
    ['enviado', `${sent.length} bytes (hasta ${largestPhoto})`, sent.length <= largestPhoto],
    ['derecho', `${size.width} × ${size.height}`, size.height > size.width],
    ['lo que dice de lugar y equipo', told.length === 0 ? 'nada' : told.join(', '), told.length === 0],
    ['SSIM de la letra pequeña', `${similar.toFixed(3)} (desde ${ssimGoal})`, similar >= ssimGoal],
    ['en el taller, ms', `${Math.round(middle.reduceMs)} (hasta ${workerGoalMs})`, middle.reduceMs <= workerGoalMs],
    [
      'tarea más larga de la página, CPU ×6, ms',
      `${Math.round(slow.longest)} (hasta ${taskGoalMs})`,
      slow.longest <= taskGoalMs,
    ],
  ];
  for (const [name, value, met] of rows) console.log(`${met ? '  ' : '✗ '}${name.padEnd(44)}${value}`);
  if (load > 0.7)
    console.log(`Carga de ${load.toFixed(1)} en ${cpus().length} procesadores al empezar: los tiempos no valen.`);
  process.exitCode = rows.every(([, , met]) => met) ? 0 : 1;
} finally {
  await browser.close();
  await portal.stop();
  rmSync(folder, { recursive: true, force: true });
}
