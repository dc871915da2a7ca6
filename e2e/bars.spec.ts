import type { Locator, Page } from 'playwright/test';
import { brokenWords } from './accessibility/broken-words';
import { largeText } from './accessibility/large-text';
import { expect, test } from './browser/portal';
import { applicantOnContract, application } from './pages/application';
import { contactSection, profileOnContract } from './pages/contact-edit';
import { portalPage } from './pages/portal';
import { reimbursementForm, reimbursementOnContract, requestCase } from './pages/reimbursement';

const phone = { width: 360, height: 740 };

const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Menú principal' });

/** How much of the screen's height bars cover. */
const covered = async (page: Page, bars: readonly Locator[]): Promise<number> => {
  const high = page.viewportSize()?.height ?? 0;
  const heights = await Promise.all(
    bars.map(async (bar) => {
      const box = await bar.boundingBox();
      return box === null ? 0 : Math.max(0, Math.min(high, box.y + box.height) - Math.max(0, box.y));
    }),
  );
  return heights.reduce((sum, height) => sum + height, 0) / high;
};

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  /** The task's buttons are at the bottom edge, without the menu, and leave three quarters of the screen. */
  const isTask = async (page: Page, name: string) => {
    const bar = page.getByRole('group', { name });
    await expect(bar).toBeVisible();
    await expect(menuOf(page)).toBeHidden();
    const { y = 0, height = 0 } = (await bar.boundingBox()) ?? {};
    expect(y + height).toBe(phone.height);
    expect(await covered(page, [page.getByRole('banner'), bar])).toBeLessThanOrEqual(0.25);
  };

  test('in a request form and its review the task bar replaces the menu, which returns with the list', async ({
    page,
  }) => {
    await reimbursementOnContract(page);
    const I = reimbursementForm(page);
    await I.abrir();
    await expect(menuOf(page)).toBeVisible();
    await I.empezar();
    await isTask(page, 'Enviar la solicitud');
    await I.llenar();
    await I.revisar();
    await expect(I.button('Anterior')).toBeVisible();
    await isTask(page, 'Enviar la solicitud');
    await page.getByRole('main').getByRole('link', { name: 'Solicitudes' }).click();
    await page.getByRole('button', { name: 'Salir sin guardar' }).click();
    await expect(menuOf(page)).toBeVisible();
  });

  test('in a returned case the task bar replaces the menu', async ({ page }) => {
    const returned = requestCase('2481902', { estatus: 'Devuelto', estatusReembolso: 'Devuelto' });
    await reimbursementOnContract(page, {
      more: {
        solicitudesPorDocumento: () => ({ data: [returned], cantidadRegistros: 1 }),
        consultarDocumentosPorTicket: () => [],
      },
    });
    await reimbursementForm(page).abrir('/solicitudes?editar=2481902');
    await isTask(page, 'Enviar los documentos');
  });

  test('in the profile the task bar replaces the menu only while contact data are edited and shown', async ({
    page,
  }) => {
    await profileOnContract(page);
    const I = contactSection(page);
    await I.abrir();
    await expect(menuOf(page)).toBeVisible();
    await I.editarlo();
    await isTask(page, 'Cambios en sus datos de contacto');
    await page.getByRole('tab', { name: 'Datos personales' }).click();
    await expect(menuOf(page)).toBeVisible();
    await I.pestana.click();
    await isTask(page, 'Cambios en sus datos de contacto');
    await I.cancelar.click();
    await expect(menuOf(page)).toBeVisible();
  });

  test('in the public application the task bar replaces the menu', async ({ page }) => {
    await applicantOnContract(page);
    const I = application(page);
    await I.abrir();
    await expect(menuOf(page)).toBeVisible();
    await I.pasarPlan();
    await isTask(page, 'Botones de la solicitud');
  });
});

for (const [name, viewport, large] of [
  ['200 % text', phone, true],
  ['a phone held sideways', { width: 740, height: 360 }, false],
  ['320 px', { width: 320, height: 640 }, false],
] as const)
  test(`bars take at most a quarter of the screen, and the menu has whole words apart from each other, with ${name}`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await portalPage(page).entrar();
    if (large) await largeText(page);
    const menu = menuOf(page);
    expect(await covered(page, [page.getByRole('banner'), menu])).toBeLessThanOrEqual(0.25);
    const items = menu.getByRole('link').or(menu.getByRole('button'));
    const words = await items.evaluateAll((all) =>
      all.map((item) => {
        const range = document.createRange();
        const text = item.lastChild as Text;
        const rectsOf = (start: number, end: number) => {
          range.setStart(text, start);
          range.setEnd(text, end);
          return [...range.getClientRects()];
        };
        const lines = [...text.data.matchAll(/\S+/g)].map(
          ({ 0: word, index }) => new Set(rectsOf(index, index + word.length).map(({ top }) => top)).size,
        );
        const rects = rectsOf(0, text.length);
        return {
          lines: Math.max(...lines),
          left: Math.min(...rects.map(({ left }) => left)),
          right: Math.max(...rects.map(({ right }) => right)),
        };
      }),
    );
    expect(words.map(({ lines }) => lines)).toEqual([1, 1, 1, 1, 1]);
    // «Menú» stays at the end of a menu that scrolls.
    for (const [place, { left }] of words.slice(0, -1).entries())
      if (place > 0) expect(left - (words[place - 1]?.right ?? 0)).toBeGreaterThanOrEqual(4);
    await expect(items.last()).toBeInViewport({ ratio: 1 });
    if (!large) expect((words[4]?.left ?? 0) - (words[3]?.right ?? 0)).toBeGreaterThanOrEqual(4);
  });

test('with 200 % text the menu beside a wide page has whole words', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await portalPage(page).entrar();
  await largeText(page);
  const words = (await menuOf(page).innerText()).split(/\s+/);
  expect(words).toContain('Solicitudes');
  expect((await brokenWords(page)).filter((word) => words.includes(word))).toEqual([]);
});

test('with 200 % text the badge leaves most of the bell visible', async ({ page }) => {
  await page.setViewportSize(phone);
  await portalPage(page).entrar();
  await largeText(page);
  const bell = page.getByRole('button', { name: /^Notificaciones, 10/ });
  const free = await bell.evaluate((button) => {
    const icon = button.querySelector('svg')?.getBoundingClientRect();
    const badge = button.querySelector('[aria-hidden="true"]:not(svg)')?.getBoundingClientRect();
    if (icon === undefined || badge === undefined) return 0;
    const wide = Math.max(0, Math.min(icon.right, badge.right) - Math.max(icon.left, badge.left));
    const high = Math.max(0, Math.min(icon.bottom, badge.bottom) - Math.max(icon.top, badge.top));
    return 1 - (wide * high) / (icon.width * icon.height);
  });
  expect(free).toBeGreaterThan(0.7);
});

test('at 320 px the buttons of the slides stand on one line', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await portalPage(page).entrar();
  const news = page.getByRole('region', { name: 'Novedades' });
  const boxes = await Promise.all(
    ['Anterior', 'Siguiente', 'Ir a la imagen 1'].map((name) => news.getByRole('button', { name }).boundingBox()),
  );
  expect(new Set(boxes.map((box) => box && Math.round(box.y + box.height / 2))).size).toBe(1);
});
