import type { Page } from 'playwright/test';
import { demoAddress } from './backends/demo-address';
import { expect, test } from './browser/portal';
import { loginPage } from './pages/login';
import { portalPage } from './pages/portal';
import { incomplete, memberOf, titular } from './props/members';
import { recorderOf } from './walks/recorder';

test.use({ viewport: { width: 1280, height: 800 }, contextOptions: { reducedMotion: 'no-preference' } });

const visitors = '/formulario/solicitudAfiliacion';
const phone = { width: 360, height: 740 };

test("[SHELL-05] [SHELL-15] a visitor finds the logo and 'Iniciar sesión' in the top bar, and no account", async ({
  page,
}) => {
  await page.goto(visitors);
  const bar = page.getByRole('banner');
  const logo = bar.getByRole('link', { name: 'Oficina Virtual' });
  await expect(logo).toBeVisible();
  expect(await logo.evaluate((link) => getComputedStyle(link, '::before').backgroundImage)).toContain('data:image/svg');
  await expect(bar.getByRole('button')).toHaveCount(0);
  await bar.getByRole('link', { name: 'Iniciar sesión' }).click();
  await portalPage(page).veoLogin();
});

for (const [rows, member, facts] of [
  [
    '[SHELL-07] [SHELL-08] [SHELL-09] [SHELL-11] [SHELL-12]',
    titular,
    ['María Altagracia Peña Núñez', 'Titular', 'Plan Básico de Salud', '10000001'],
  ],
  ['[SHELL-10]', memberOf(1007, 'Dependiente adulta'), ['Dependiente', '10000013']],
] as const)
  test(`${rows} the photo button opens the facts of the account: ${facts.join(', ')}`, async ({ page }) => {
    await portalPage(page).entrar(member);
    const button = page.getByRole('button', { name: 'Su cuenta' });
    await button.click();
    const account = page.getByRole('dialog', { name: 'Su cuenta' });
    for (const fact of facts) await expect(account.getByText(fact, { exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(account).toBeHidden();
    await expect(button).toBeFocused();
  });

test('[SHELL-07] the bar keeps the stored photo while the service fails, and then shows what the service has, or the initials', async ({
  page,
  faults,
}) => {
  const dot = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';
  const other = `${dot.slice(0, -8)}QmCCQmCC`;
  await portalPage(page).entrar();
  const button = page.getByRole('button', { name: 'Su cuenta' });
  await page.evaluate((address) => localStorage.setItem('selectedImage', address), `data:image/png;base64,${dot}`);
  await faults.set({ call: 'obtenerfotoperfil', fault: 'html', times: 1 });
  await page.reload();
  await expect(button.locator('img')).toHaveAttribute('src', `data:image/png;base64,${dot}`);
  await page.route(/CRM\/obtenerfotoperfil/, (route) => route.fulfill({ json: other }));
  await page.reload();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('selectedImage'))).toContain(other);
  await page.route(/CRM\/obtenerfotoperfil/, (route) => route.fulfill({ json: '' }));
  await page.reload();
  await expect(button).toHaveText('MP');
});

test("[SHELL-13] [ROUTE-11] [FLAG-05] [FLAG-07] the flag verPerfil controls 'Ver perfil' and its page", async ({
  page,
  faults,
}) => {
  await portalPage(page).entrar();
  const account = page.getByRole('dialog', { name: 'Su cuenta' });
  await page.getByRole('button', { name: 'Su cuenta' }).click();
  await account.getByRole('link', { name: 'Ver perfil' }).click();
  await expect(page).toHaveURL(/\/profile$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('María Altagracia Peña Núñez');
  await expect(account).toBeHidden();
  await faults.set({ call: 'flags', fault: 'html' });
  await page.goto('/profile');
  await portalPage(page).veoInicio();
  await expect(page).toHaveURL(/\/$/);
  await page.getByRole('button', { name: 'Su cuenta' }).click();
  await expect(account.getByText('Plan Básico de Salud')).toBeVisible();
  await expect(account.getByRole('link', { name: 'Ver perfil' })).toHaveCount(0);
});

test('a dialog opened during a navigation stays open when the page renders', async ({ page }) => {
  await portalPage(page).entrar();
  let come = () => {};
  const late = new Promise<void>((resolve) => {
    come = resolve;
  });
  await page.route(/\/assets\/profile-.*\.js$/, async (route) => {
    await late;
    await route.fallback();
  });
  await page.getByRole('navigation').getByRole('link', { name: 'Mi perfil' }).click();
  await expect(page).toHaveURL(/\/profile$/);
  const account = page.getByRole('dialog', { name: 'Su cuenta' });
  await page.getByRole('button', { name: 'Su cuenta' }).click();
  await expect(account).toBeVisible();
  come();
  await expect(page.getByRole('tab', { name: 'Datos personales' })).toBeVisible();
  await account.getByRole('button', { name: 'Cambiar correo electrónico' }).click();
  await expect(page.getByRole('dialog', { name: 'Cambiar correo electrónico' })).toBeVisible();
});

test('[SHELL-14] [SHELL-16] the account offers to log out, which asks first', async ({ page }) => {
  await portalPage(page).entrar();
  await page.getByRole('button', { name: 'Su cuenta' }).click();
  await page.getByRole('dialog', { name: 'Su cuenta' }).getByRole('button', { name: 'Cerrar sesión' }).click();
  const question = page.getByRole('dialog', { name: 'Cerrar sesión' });
  await expect(question.getByText('¿Está seguro que desea cerrar la sesión?')).toBeVisible();
  await question.getByRole('button', { name: 'Si', exact: true }).click();
  await portalPage(page).veoLogin();
});

test('[SHELL-01] [SHELL-02] [SHELL-03] [SHELL-04] [FLAG-06] the four social links follow their flag, and are hidden on log-in and onboarding', async ({
  page,
  faults,
}) => {
  const social = page.getByRole('region', { name: 'Redes sociales' }).getByRole('link');
  await page.goto(visitors);
  await expect(social).toHaveCount(4);
  for (const [index, [name, host]] of [
    ['Facebook', 'www.facebook.com'],
    ['Instagram', 'www.instagram.com'],
    ['X', 'x.com'],
    ['YouTube', 'www.youtube.com'],
  ].entries()) {
    await expect(social.nth(index)).toHaveAccessibleName(`${name} (lleva a ${host}, se abre en otra pestaña)`);
    await expect(social.nth(index)).toHaveAttribute('target', '_blank');
  }
  const flags = () => page.waitForResponse(/\/feature\/flags$/);
  const [known, chrome] = [
    flags(),
    page.waitForEvent('requestfinished', (one) => /\/Chrome-[\w-]+\.js$/.test(one.url())),
  ];
  await loginPage(page).abrir();
  // By now the page has everything to show them.
  await Promise.all([known, chrome]);
  await loginPage(page).escribir(incomplete);
  await expect(social).toHaveCount(0);
  await loginPage(page).pulsar();
  await expect(page).toHaveURL(/onboarding$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(social).toHaveCount(0);
  await faults.set({ call: 'flags', fault: 'html' });
  const unknown = flags();
  await page.goto(visitors);
  await unknown;
  const menu = page.getByRole('navigation', { name: 'Menú principal' });
  await expect(menu.getByText('Consultas')).toBeVisible();
  await expect(social).toHaveCount(0);
});

test('[SHELL-22] snackbars are at the top center', async ({ page }) => {
  const recorder = await recorderOf(page);
  await loginPage(page).abrir();
  await recorder.tell('snackbars', { type: 'AVISAR', tono: 'error', titulo: 'uno' });
  const bar = page.getByRole('region', { name: 'Avisos' }).getByRole('alert');
  await expect(bar).toBeVisible();
  const box = await bar.boundingBox();
  if (box === null) throw new Error('the snackbar has no place');
  expect(Math.abs(box.x + box.width / 2 - 640)).toBeLessThanOrEqual(8);
  expect(box.y).toBeLessThan(120);
});

test('[SHELL-31] the document declares Spanish as its language', async ({ page }) => {
  await page.goto(visitors);
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('es-DO');
});

test('[SHELL-27] a page that crashes says so, keeps the rest, and can be retried', async ({ page, complaints }) => {
  await portalPage(page).entrar();
  await page.route(/\/assets\/citas-/, (route) => route.abort());
  await page.getByRole('navigation', { name: 'Menú principal' }).getByText('Solicitudes', { exact: true }).click();
  await page.getByRole('link', { name: 'Citas' }).click();
  await expect(page.getByText('Ocurrió un error inesperado. Inténtelo nuevamente.')).toBeVisible({ timeout: 15_000 });
  await expect(page.getByRole('button', { name: 'Su cuenta' })).toBeVisible();
  complaints.length = 0;
  await page.unroute(/\/assets\/citas-/);
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Citas');
});

test('the theme is selected in the account, applies before the first paint of the next page, and in other tabs', async ({
  page,
  context,
}) => {
  await portalPage(page).entrar();
  const other = await context.newPage();
  await other.goto('/');
  await portalPage(other).veoInicio();
  const theme = (of = page) => of.evaluate(() => document.documentElement.dataset.theme ?? 'device');
  expect(await theme()).toBe('device');
  await page.getByRole('button', { name: 'Su cuenta' }).click();
  await page.getByText('Oscuro', { exact: true }).click();
  await expect.poll(() => theme()).toBe('dark');
  await expect.poll(() => theme(other)).toBe('dark');
  await page.reload({ waitUntil: 'commit' });
  await page.waitForFunction(() => document.body !== null);
  expect(await theme()).toBe('dark');
  await portalPage(page).veoInicio();
  await page.getByRole('button', { name: 'Su cuenta' }).click();
  await expect(page.getByRole('radio', { name: 'Oscuro' })).toBeChecked();
  await page.getByText('Como este equipo', { exact: true }).click();
  await expect.poll(() => theme(other)).toBe('device');
});

test('a session that ends without a network leads to the log-in, even if this visit began after it', async ({
  page,
  context,
}) => {
  await portalPage(page).entrar(titular);
  const login = page.waitForResponse((response) => /\/login-[\w-]+\.js$/.test(response.url()));
  await page.reload();
  await login;
  await portalPage(page).veoInicio();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Cerrar sesión' }).first().click();
  await page.getByRole('button', { name: 'Si', exact: true }).click();
  await portalPage(page).veoLogin();
});

test('help is at the end of the dialogs of the log-in, whose sentences say to call', async ({ page }) => {
  for (const dialogo of ['registro', 'reenvio', 'recuperacion']) {
    await page.goto(`/login?dialogo=${dialogo}`);
    await expect(page.getByRole('dialog').getByRole('link', { name: '809-555-0100' })).toHaveAttribute(
      'href',
      'tel:8095550100',
    );
  }
});

test('help is at the end of every page', async ({ page }) => {
  for (const address of ['/login', visitors]) {
    await page.goto(address);
    const help = page.getByRole('contentinfo').or(page.locator('footer')).first();
    await expect(help.getByRole('link', { name: '809-555-0100' })).toHaveAttribute('href', 'tel:8095550100');
    await expect(help.getByRole('link', { name: 'ayuda@ejemplo.do' })).toHaveAttribute(
      'href',
      'mailto:ayuda@ejemplo.do',
    );
    await expect(help.getByRole('link', { name: '¿Necesita ayuda?' })).toHaveAttribute('href', '/ayuda');
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('the bottom bar has the main pages and the menu; navigation closes what it opened', {
    tag: '@first',
  }, async ({ page }) => {
    await portalPage(page).entrar();
    const bar = page.getByRole('navigation', { name: 'Menú principal' });
    await expect(bar.getByRole('link').or(bar.getByRole('button'))).toHaveText([
      'Inicio',
      'Consultas',
      'Solicitudes',
      'Carnet digital',
      'Menú',
    ]);
    const here = (name: string) => bar.getByRole('button', { name, exact: true, includeHidden: true });
    await expect(here('Consultas')).not.toHaveAttribute('aria-current');
    await bar.getByRole('button', { name: 'Consultas' }).click();
    const sheet = page.getByRole('dialog', { name: 'Consultas' });
    await sheet.getByRole('link', { name: 'Coberturas' }).click();
    await expect(page).toHaveURL(/\/consulta\/cobertura$/);
    await expect(sheet).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(here('Consultas')).toHaveAttribute('aria-current', 'true');
    await bar.getByRole('button', { name: 'Menú' }).click();
    const menu = page.getByRole('dialog', { name: 'Menú' });
    await expect(menu.getByRole('region', { name: 'Redes sociales' }).getByRole('link')).toHaveCount(4);
    await menu.getByText('Solicitudes', { exact: true }).click();
    await menu.getByRole('link', { name: 'Citas' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Citas');
    await expect(here('Consultas')).not.toHaveAttribute('aria-current');
    await expect(here('Solicitudes')).toHaveAttribute('aria-current', 'true');
  });

  test('without the menu it has a link home, says so, and gets the menu later', async ({ page, faults }) => {
    await portalPage(page).entrar();
    await faults.set({ call: 'menu', fault: 'estado', value: 500 });
    await page.reload();
    await portalPage(page).veoInicio();
    const bar = page.getByRole('navigation', { name: 'Menú principal' });
    await expect(bar.getByRole('link').or(bar.getByRole('button'))).toHaveText(['Inicio', 'Menú']);
    await bar.getByRole('button', { name: 'Menú' }).click();
    const menu = page.getByRole('dialog', { name: 'Menú' });
    await expect(menu.getByRole('button', { name: 'Reintentar' })).toBeVisible();
    await expect(menu.getByRole('link', { name: 'Ayuda' })).toHaveAttribute('href', '/ayuda');
    await page.request.delete(demoAddress('/demo/fallos'));
    await expect(menu.getByRole('link', { name: 'Pagos' })).toBeVisible({ timeout: 15_000 });
  });
});

test.describe('before the JavaScript', () => {
  /** Holds these files back until released. */
  const hold = async (page: Page, files: RegExp) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(files, async (route) => {
      await held;
      await route.continue();
    });
    return release;
  };

  for (const viewport of [phone, { width: 1280, height: 800 }])
    test(`nothing moves when it loads, at ${viewport.width} px`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.addInitScript(() => {
        Object.assign(window, { moved: 0 });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
            (window as unknown as { moved: number }).moved += entry.value;
        }).observe({ type: 'layout-shift', buffered: true });
      });
      const release = await hold(page, /\/assets\/index-.*\.js/);
      await page.goto('/login', { waitUntil: 'commit' });
      const field = page.locator('input').first();
      await expect(field).toBeVisible();
      const before = await field.boundingBox();
      await expect
        .poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length))
        .toBe(1);
      release();
      await expect(page.locator('[data-first-paint]')).toHaveCount(0);
      await loginPage(page).numero.focus();
      expect(await loginPage(page).numero.boundingBox()).toEqual(before);
      expect(await page.evaluate(() => (window as unknown as { moved: number }).moved)).toBe(0);
    });

  test('input typed before it loads stays, with its mask and the caret, and nothing is sent', async ({ page }) => {
    const I = loginPage(page);
    const release = await hold(page, /\/assets\/page-.*\.js/);
    await page.goto('/login', { waitUntil: 'commit' });
    const [number, password] = [page.locator('form input').nth(0), page.locator('form input').nth(1)];
    await page.locator('form select').selectOption('1');
    await password.pressSequentially('clave1234');
    await number.pressSequentially('00110000');
    await number.press('Enter');
    await expect(page.locator('[data-first-paint] button:not([inert]), [data-first-paint] a:not([inert])')).toHaveCount(
      0,
    );
    release();
    await expect(page.locator('[data-first-paint]')).toHaveCount(0);
    await expect(I.numero).toBeFocused();
    await page.keyboard.type('011');
    await expect(I.numero).toHaveValue('001-1000001-1');
    await expect(I.clave).toHaveValue('clave1234');
    await expect(page).toHaveURL(/\/login$/);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await I.pulsar();
    await portalPage(page).llegar();
  });

  test('a selection made before it loads stays, and the next key replaces it', async ({ page }) => {
    const release = await hold(page, /\/assets\/page-.*\.js/);
    await page.goto('/login', { waitUntil: 'commit' });
    const password = page.locator('form input').nth(1);
    await password.fill('clave1234');
    await password.evaluate((field: HTMLInputElement) => field.setSelectionRange(0, 5));
    release();
    await expect(page.locator('[data-first-paint]')).toHaveCount(0);
    await page.keyboard.type('X');
    await expect(loginPage(page).clave).toHaveValue('X1234');
  });

  test('no key is lost while a slow phone takes over the page', async ({ page }) => {
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 6 });
    await page.goto('/login', { waitUntil: 'commit' });
    const password = page.locator('form input').nth(1);
    await password.focus();
    const typed = 'abcdefghijklmnopqrstuvwxyz0123456789';
    await page.keyboard.type(typed, { delay: 40 });
    await expect(page.locator('[data-first-paint]')).toHaveCount(0);
    await expect(loginPage(page).clave).toHaveValue(typed);
    await expect(loginPage(page).clave).toBeFocused();
  });

  const help = (page: Page) =>
    page.getByText('¿Tarda demasiado? Revise su conexión y recargue la página.', { exact: true });

  test('a sentence helps when it takes long', async ({ page }) => {
    await page.route(/\/assets\/.*\.js/, () => new Promise(() => {}));
    await page.goto('/login', { waitUntil: 'commit' });
    await expect(page.locator('input').first()).toBeVisible();
    await expect(help(page)).toBeHidden();
    // Fifteen seconds later.
    await page.evaluate(() => {
      for (const animation of document.getAnimations())
        if (animation.effect?.getComputedTiming().iterations === 1) animation.finish();
    });
    await expect(help(page)).toBeVisible();
  });

  for (const part of ['index', 'library', 'page'])
    test(`and immediately when ${part} fails to load`, async ({ page }) => {
      await page.route(new RegExp(`/assets/${part}-.*\\.js`), (route) => route.abort());
      await page.goto('/login');
      await expect(help(page)).toBeVisible();
      await page.unrouteAll();
      await page.reload();
      await expect(loginPage(page).numero).toBeEditable();
    });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });
    test('the page says what it needs', async ({ page }) => {
      await page.goto('/login');
      const words = page.locator('noscript');
      expect(await words.textContent()).toBe(
        'Oficina Virtual necesita JavaScript. Actívelo en su navegador y recargue la página.',
      );
      expect((await words.boundingBox())?.height).toBeGreaterThan(20);
    });
  });
});
