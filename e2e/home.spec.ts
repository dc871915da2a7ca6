import type { Page } from 'playwright/test';
import { checkState } from './accessibility/check-state';
import { expect, test } from './browser/portal';
import { cardOnContract, row } from './pages/card';
import { loginPage } from './pages/login';
import { memberOnContract } from './pages/onboarding';
import { portalPage } from './pages/portal';
import { memberOf, titular } from './props/members';
import { sessionOf } from './walks/member-session';

test.use({ viewport: { width: 1280, height: 800 }, contextOptions: { reducedMotion: 'no-preference' } });

const title = (page: import('playwright/test').Page) => page.getByRole('heading', { level: 1 });
const carousel = (page: import('playwright/test').Page) => page.getByRole('region', { name: 'Novedades' }).first();

test("[HOME-01] [HOME-02] the greeting is 'Hola,' and the stored full names and surnames", async ({ page }) => {
  await portalPage(page).entrar();
  await expect(title(page)).toHaveText('Hola, María Altagracia Peña Núñez');
});

test("[HOME-09] [HOME-10] the section 'Atajos' links by 'Visualizar mis datos', with the last day of cover, to /profile, and is hidden while verPerfil is off", async ({
  page,
  faults,
}) => {
  await portalPage(page).entrar();
  const shortcuts = page.getByRole('region', { name: 'Atajos' });
  await expect(shortcuts.getByRole('heading')).toHaveText('Atajos');
  await expect(shortcuts.getByRole('link')).toHaveCount(1);
  await expect(shortcuts.getByRole('link')).toContainText(/Con cobertura hasta el 31-12-\d{4}$/);
  await shortcuts.getByRole('link', { name: /^Visualizar mis datos/ }).click();
  await expect(page).toHaveURL(/\/profile$/);
  await faults.set({ call: 'flags', fault: 'html' });
  await page.goto('/');
  await portalPage(page).veoInicio();
  await expect(page.getByRole('heading', { name: 'Novedades' })).toBeVisible();
  await expect(shortcuts).toHaveCount(0);
  await expect(page.getByText('Visualizar mis datos')).toHaveCount(0);
});

test("[HOME-03] [HOME-04] [HOME-05] 'Novedades' fades to the next image every 10 s, and can be stopped", async ({
  page,
}) => {
  await page.clock.install();
  await portalPage(page).entrar();
  await expect(page.getByRole('heading', { name: 'Novedades' })).toBeVisible();
  const dots = carousel(page).getByRole('button', { name: /^Ir a la imagen/ });
  await expect(dots).toHaveCount(4);
  const shown = () =>
    carousel(page)
      .getByRole('img')
      .evaluateAll((images) =>
        images.map((image) => Number(getComputedStyle(image.closest('li, a, div') ?? image).opacity)),
      );
  await page.mouse.move(5, 5);
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await expect(dots.nth(0)).toHaveAttribute('aria-current', 'true');
  await page.clock.runFor(10_600);
  await expect(dots.nth(1)).toHaveAttribute('aria-current', 'true');
  expect((await shown()).length).toBeGreaterThan(0);
  const fade = await page.evaluate(() =>
    [...document.querySelectorAll('section *')].some((element) => {
      const { transitionProperty, transitionDuration } = getComputedStyle(element);
      return /opacity/.test(transitionProperty) && transitionDuration.includes('0.32s');
    }),
  );
  expect(fade).toBe(true);
  await carousel(page).getByRole('button', { name: 'Pausar' }).click();
  await page.mouse.move(5, 5);
  await page.clock.runFor(30_000);
  await expect(dots.nth(1)).toHaveAttribute('aria-current', 'true');
  await expect(carousel(page).getByRole('button', { name: 'Reanudar' })).toBeVisible();
});

test('[HOME-07] an image with an action opens it in a new tab, and one without is no link', async ({ page }) => {
  await portalPage(page).entrar();
  const links = carousel(page).getByRole('link');
  await expect(links.first()).toHaveAttribute('target', '_blank');
  await expect(links.first()).toHaveAttribute('href', /^https:/);
  const without: number[] = [];
  for (let place = 0; place < 4; place += 1) {
    await carousel(page)
      .getByRole('button', { name: /^Ir a la imagen/ })
      .nth(place)
      .click();
    await expect(carousel(page).getByRole('img', { name: `Novedad ${place + 1} de 4` })).toBeVisible();
    await expect(carousel(page).getByRole('img')).toHaveCount(1);
    if ((await links.count()) === 0) without.push(place);
  }
  expect(without).toHaveLength(1);
});

test('[HOME-11] [HOME-12] [HOME-13] the announcement is shown once, and again after the next log-in', {
  tag: '@first',
}, async ({ page }) => {
  const I = loginPage(page);
  const popup = page.getByRole('dialog', { name: 'Anuncio' });
  await I.abrir();
  await I.entrar(titular);
  await expect(popup.getByRole('img')).toBeVisible();
  await expect(
    popup.getByRole('link', { name: 'Imagen 1 de 2 del anuncio (lleva a example.org, se abre en otra pestaña)' }),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await portalPage(page).veoInicio();
  await page.reload();
  await portalPage(page).veoInicio();
  await expect(page.getByRole('region', { name: 'Atajos' })).toBeVisible();
  await expect(popup).toHaveCount(0);
  await I.abrir();
  await I.entrar(titular);
  await expect(popup).toBeVisible();
});

test('the foot of the announcement closes it, and offers only the way that there is', async ({ page }) => {
  const I = loginPage(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await I.abrir();
  await I.entrar(titular);
  const popup = page.getByRole('dialog', { name: 'Anuncio' });
  const offered = () => popup.getByRole('button').allTextContents();
  const foot = popup.getByRole('button', { name: 'Cerrar' }).last();
  await expect(popup.getByText('1 de 2')).toBeVisible();
  expect((await offered()).slice(1)).toEqual(['Siguiente', 'Cerrar']);
  await expect(foot).toBeInViewport({ ratio: 1 });
  await popup.getByRole('button', { name: 'Siguiente' }).focus();
  await page.keyboard.press('Enter');
  await expect(popup.getByText('2 de 2')).toBeVisible();
  expect((await offered()).slice(1)).toEqual(['Anterior', 'Cerrar']);
  // The pressed button is gone, and the focus stays in the dialog.
  await expect(popup.locator(':focus').or(popup.and(page.locator(':focus')))).toHaveCount(1);
  await foot.click();
  await expect(popup).toHaveCount(0);
});

test("[HOME-20] without the dialogs' chunk home works, and the announcement opens once it has loaded", async ({
  page,
}) => {
  const programs = /\/assets\/(Dialog|Popover|OnboardingCheck)-/;
  await page.route(programs, (route) => route.abort('connectionfailed'));
  const I = loginPage(page);
  await I.abrir();
  await I.entrar(titular);
  await portalPage(page).veoInicio();
  await page.getByRole('button', { name: /^Notificaciones/ }).click();
  await expect(page.getByRole('region', { name: 'Atajos' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.unroute(programs);
  await expect(page.getByRole('dialog').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Ocurrió un error inesperado' })).toHaveCount(0);
});

test.describe('«Para usted»', () => {
  test.use({ viewport: { width: 360, height: 740 } });
  const forYou = (page: Page) => page.getByRole('region', { name: 'Para usted' });
  const left = /^Le quedan \d+ horas, hasta (hoy|mañana) a las? \d+:\d\d\s[ap]\.\sm\.$/;
  const due = (page: Page) => forYou(page).getByRole('link', { name: /^(Pagar la factura|Completar|Ver el caso)/ });

  test('home says what is due and how long a returned case waits, and an invoice is two presses from its payment', async ({
    page,
  }) => {
    await portalPage(page).entrar();
    await expect(forYou(page).getByText(/^Factura vencida: RD\$\s1,180\.75$/)).toBeVisible();
    await expect(forYou(page).getByText('Venció hace 8 días.')).toBeVisible();
    await expect(forYou(page).getByText('Devuelta: Solicitud de reembolso')).toBeVisible();
    await expect(forYou(page).getByText(left)).toBeVisible();
    await expect(due(page)).toHaveCount(2);
    await forYou(page).getByRole('link', { name: 'Completar 261100101' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Completar el caso 261100101');
    await expect(page.getByText(left)).toBeVisible();
    await page.goBack();
    await forYou(page).getByRole('link', { name: 'Pagar la factura 2026000102' }).click();
    const question = page.getByRole('dialog', { name: '¿Desea realizar este pago?' });
    await expect(question).toContainText('2026000102');
    await expect(question.getByRole('button', { name: 'Sí, pagar' })).toBeVisible();
    await question.getByRole('button', { name: 'No', exact: true }).click();
    await expect(question).toHaveCount(0);
    await expect(page.getByRole('list', { name: 'Facturas pendientes' })).toBeVisible();
  });

  test('without a plan in service home says so first, with the telephone, and offers no reimbursement', async ({
    page,
  }) => {
    const ended = { estado: 'SIN SERVICIO', finVigencia: '2025-12-31' };
    const leaf = (id: string, url: string) => ({
      ...{ id, titulo: `Página ${id}`, icono: '', url, externo: false, requireLogin: true, hijos: [] },
    });
    const I = await cardOnContract(page, {
      rows: [row('1001', ended)],
      more: { menu: () => ['/', '/pagos', '/solicitudes', '/carne'].map((url, at) => leaf(String(at), url)) },
    });
    await I.entrar();
    await page.goto('/');
    await expect(page.getByText('Su plan no tiene servicio desde el 31-12-2025.')).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: '809-555-0100' })).toHaveAttribute(
      'href',
      'tel:8095550100',
    );
    await expect(forYou(page).getByRole('listitem')).toHaveText(['Pagar', 'Mis solicitudes', 'Ver mi carnet']);
    await expect(forYou(page).getByRole('link', { name: 'Mis solicitudes' })).toHaveAttribute('href', '/solicitudes');
    await checkState(page, 'plan without service');
  });

  test('the tasks stay where they are when what is due arrives', async ({ page }) => {
    let answer = () => {};
    const asked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route(/FacturasPendientesPago|solicitudesPorDocumento/, async (route) => {
      await asked;
      await route.continue();
    });
    const requested = page.waitForRequest(/solicitudesPorDocumento/);
    await portalPage(page).entrar();
    const task = forYou(page).getByRole('link', { name: 'Ver mi carnet' });
    await expect(forYou(page).getByRole('link')).toHaveText([
      'Pagar',
      'Pedir un reembolso',
      'Pedir una pre-autorización',
      'Buscar un prestador',
      'Ver mi carnet',
    ]);
    await requested;
    const before = await task.boundingBox();
    answer();
    await expect(due(page)).toHaveCount(2);
    expect(await task.boundingBox()).toEqual(before);
  });

  test('home neither loads nor offers tasks of pages that the menu lacks, and an unsent request can be resumed', async ({
    page,
  }) => {
    const item = (id: string, url: string) => ({
      ...{ id, titulo: `Página ${id}`, icono: '', url, externo: false, requireLogin: true, hijos: [] },
    });
    const stored = {
      ...sessionOf('1001', Date.now()),
      popupShown: 'true',
      borrador_1001_preauthorization: JSON.stringify({
        desde: Date.now(),
        datos: { borrador: { descripcion: 'Resonancia' }, hora: Date.now(), antes: null },
      }),
    };
    const { stub } = await memberOnContract(page, {
      contact: { debeActualizarDatosContacto: false },
      more: {
        menu: () => [item('1', '/'), item('2', '/solicitudes')],
        solicitudesPorDocumento: () => ({ data: [], cantidadRegistros: 0 }),
      },
    });
    await page.addInitScript((kept) => {
      for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
    }, stored);
    await page.goto('/');
    await expect(forYou(page).getByText('Sin enviar: Pre-autorización')).toBeVisible();
    await expect(forYou(page).getByRole('link')).toHaveText([
      'Pedir un reembolso',
      'Pedir una pre-autorización',
      /^Continuar/,
    ]);
    await expect.poll(() => stub.asked('solicitudesPorDocumento')).toBe(1);
    expect(stub.asked('facturasPendientesPago')).toBe(0);
    await forYou(page)
      .getByRole('link', { name: /^Continuar/ })
      .click();
    await expect(page).toHaveURL(/nueva=preautorizacion/);
  });
});

test.describe('hostile texts, images and links', () => {
  for (const width of [360, 1280])
    test(`are shown as text, cut or left out at ${width} px, and no unsafe link works`, async ({ page, faults }) => {
      await page.setViewportSize({ width, height: 740 });
      const dialogs: string[] = [];
      page.on('dialog', (dialog) => {
        dialogs.push(dialog.message());
        void dialog.dismiss();
      });
      await faults.set({ call: '*', fault: 'hostil' });
      const I = loginPage(page);
      await I.abrir();
      await I.entrar(memberOf(1007, 'hostiles'));
      const fits = () => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
      const unsafe = () =>
        page.evaluate(() =>
          [...document.querySelectorAll('a')]
            .map((link) => link.href)
            .filter(
              (href) =>
                !/^(https:\/\/example\.org\/|http:\/\/127\.0\.0\.1|tel:|mailto:|https:\/\/(www\.)?(facebook|instagram|x|youtube)\.com\/)/.test(
                  href,
                ),
            ),
        );
      const look = async () => {
        expect(await fits()).toBe(true);
        expect(await unsafe()).toEqual([]);
      };
      const popup = page.getByRole('dialog', { name: 'Anuncio' });
      await expect(popup.getByRole('img')).toBeVisible();
      await look();
      await popup.getByRole('button', { name: 'Cerrar' }).last().click();
      const alert = page.getByRole('dialog', { name: 'Información' });
      await expect(alert).toContainText('<img src=x onerror="alert(1)"><script>alert(2)</script>&lt;b&gt;');
      await look();
      await alert.getByRole('button', { name: 'Entendido' }).click();
      await expect(title(page)).toContainText('Hola,');
      await look();
      await page.getByRole('button', { name: /^Notificaciones/ }).click();
      await expect(page.getByRole('dialog', { name: 'Notificaciones' }).getByRole('listitem').first()).toContainText(
        '<img src=x onerror="alert(1)">',
      );
      await look();
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Su cuenta' }).click();
      await expect(page.getByRole('dialog', { name: 'Su cuenta' })).toBeVisible();
      await look();
      await page.keyboard.press('Escape');
      if (width < 1024) await page.getByRole('button', { name: 'Menú' }).click();
      await page.getByText('Consultas').last().click();
      await look();
      expect(dialogs).toEqual([]);
    });
});
