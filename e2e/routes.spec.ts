import { expect, test } from './browser/portal';
import { loginPage } from './pages/login';
import { portalPage } from './pages/portal';
import { titular } from './props/members';

test.use({ viewport: { width: 1280, height: 800 } });

const title = (page: import('playwright/test').Page) => page.getByRole('heading', { level: 1 });

const guarded = [
  ['[ROUTE-05]', '/', ''],
  ['[ROUTE-08]', '/onboarding', '¿A qué teléfonos le llamamos?'],
  ['[ROUTE-10]', '/profile', 'María Altagracia Peña Núñez'],
  ['[ROUTE-13]', '/club', 'Club de beneficios'],
  ['[ROUTE-15]', '/solicitudes', 'Gestión de Solicitudes'],
  ['[ROUTE-19]', '/consulta/consumos', 'Historial de autorizaciones'],
  ['[ROUTE-24]', '/pagos', 'Gestión de pagos'],
  ['[ROUTE-26]', '/citas', 'Citas'],
  ['[ROUTE-28]', '/carne', 'Carnet digital'],
] as const;

test('[ROUTE-41] [REQ-04] [ONB-16] every guarded page sends a visitor without a session to the log-in', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('autenticado', 'false'));
  for (const [row, address] of guarded) {
    await page.goto(address);
    await expect(page, `${row} ${address}`).toHaveURL(/\/login/);
    await portalPage(page).veoLogin();
  }
});

test("[ROUTE-04] [ROUTE-07] [ROUTE-12] [ROUTE-23] [ROUTE-25] a member opens every guarded page, by its title: 'Gestión de pagos'", {
  tag: '@first',
}, async ({ page }) => {
  const I = portalPage(page);
  await I.entrar();
  for (const [, address, name] of guarded.slice(1)) {
    await page.goto(address);
    await expect(title(page)).toHaveText(name);
  }
});

for (const [rows, addresses] of [
  [
    '[ROUTE-29] [ROUTE-30] [ROUTE-31] [ROUTE-32] [ROUTE-44]',
    [
      ['/solicitud/confirmacioncorreo/10000001', 'Activación de cuenta'],
      ['/solicitud/cambioClave/Token=abc==', 'Cambio de contraseña'],
      ['/solicitud/confirmacionPago/ResponseCode=00', 'Confirmación de pago'],
      ['/solicitud/CambioCorreo/abc', 'Cambio de correo'],
    ],
  ],
  [
    '[ROUTE-33] [ROUTE-34] [ROUTE-35] [ROUTE-36] [ROUTE-37]',
    [
      ['/solicitud/ReversoCorreo/abc', 'Deshacer el cambio de correo'],
      ['/solicitud/confirmarAfiliado/abc', 'Estado de afiliación'],
      ['/pagos/movil/10000001;100;F1;O1;I1', 'Pago con tarjeta'],
      ['/confirmacionBilletera/abc', 'Carnet en la billetera'],
      ['/formulario/solicitudAfiliacion', 'Solicitud de afiliación'],
    ],
  ],
] as const)
  test(`${rows} the public pages open without a session, in any case of letters, also with a broken percent sign`, async ({
    page,
  }) => {
    for (const [address, name] of addresses) {
      await page.goto(address);
      await expect(title(page)).toHaveText(name);
      await page.goto(address.toUpperCase());
      await expect(title(page)).toHaveText(name);
      if (!address.startsWith('/formulario')) {
        await page.goto(`${address}/a/%E0%A4%A`);
        await expect(title(page)).toHaveText(name);
      }
    }
  });

test('[ROUTE-38] any other path says that the page does not exist and leads to home, and a visitor to the log-in', async ({
  page,
}) => {
  const notices = page.getByRole('region', { name: 'Avisos' });
  await page.goto('/no/existe');
  await expect(notices).toContainText('Esa página no existe.');
  await portalPage(page).veoLogin();
  await portalPage(page).entrar();
  await page.goto('/tampoco');
  await expect(notices).toContainText('Le llevamos al inicio.');
  await portalPage(page).veoInicio();
  await expect(page).toHaveURL(/\/$/);
});

test('[ROUTE-16] [ROUTE-17] [ROUTE-20] [ROUTE-21] [ROUTE-22] providers and coverage open by the menu', async ({
  page,
  faults,
}) => {
  for (const [address, name] of [
    ['/consulta/prestadores', 'Red de Prestadores de Servicios de Salud'],
    ['/consulta/cobertura', 'Consulta de Coberturas'],
  ] as const) {
    await page.goto(address);
    await expect(title(page)).toHaveText(name);
  }
  await faults.set({ call: 'menu', fault: 'html' });
  for (const address of ['/consulta/prestadores', '/consulta/cobertura']) {
    await page.goto(address);
    await portalPage(page).veoLogin();
  }
});

test('[ROUTE-02] [ROUTE-03] [ROUTE-01] the chrome is hidden on log-in and onboarding, and visible everywhere else', async ({
  page,
}) => {
  const menu = page.getByRole('navigation', { name: 'Menú principal' });
  const bar = page.getByRole('banner');
  await page.goto('/login');
  await portalPage(page).veoLogin();
  await expect(menu).toHaveCount(0);
  await expect(bar).toHaveCount(0);
  await loginPage(page).entrar(titular);
  await portalPage(page).llegar();
  await expect(menu).toBeVisible();
  await expect(bar).toBeVisible();
  await page.goto('/onboarding');
  await expect(title(page)).toHaveText('¿A qué teléfonos le llamamos?');
  await expect(menu).toHaveCount(0);
  await page.goto('/solicitud/cambioClave/x');
  await expect(menu).toBeVisible();
});

test('[ROUTE-45] no page decides before session, menu and flags are known', async ({ page, faults }) => {
  await portalPage(page).entrar();
  await faults.set({ call: 'flags', fault: 'demora', value: 1_200, times: 1 });
  await page.goto('/citas');
  await expect(page.getByText('Cargando…').first()).toBeVisible();
  await expect(page).toHaveURL(/\/citas$/);
  await expect(title(page)).toHaveText('Citas');
});

test('[MENU-01] [MENU-02] [MENU-03] [MENU-05] the side menu is the server’s, 250 wide; its parents open and its items navigate', async ({
  page,
}) => {
  await portalPage(page).entrar();
  const menu = page.getByRole('navigation', { name: 'Menú principal' });
  expect((await menu.boundingBox())?.width).toBe(250);
  await expect(menu.getByRole('link', { name: 'Red de prestadores' })).toBeHidden();
  await menu.getByText('Consultas').click();
  await menu.getByRole('link', { name: /prestadores/i }).click();
  await expect(page).toHaveURL(/\/consulta\/prestadores$/);
  await expect(title(page)).toBeFocused();
});

test('[MENU-04] an external item opens in a new tab; one with an unsafe address is left out', async ({ page }) => {
  const item = (id: string, titulo: string, url: string) => ({
    id,
    titulo,
    icono: '',
    url,
    externo: true,
    requireLogin: false,
    hijos: [],
  });
  await page.route(/Ajuste\/menu/, (route) =>
    route.fulfill({
      json: {
        result: [
          item('1', 'Portal nacional', 'https://ejemplo.do/'),
          item('2', 'Trampa', 'javascript:alert(1)'),
          item('3', 'Trampa', 'http://ejemplo.do/'),
        ],
      },
    }),
  );
  await page.goto('/formulario/solicitudAfiliacion');
  const link = page.getByRole('link', { name: 'Portal nacional ejemplo.do (se abre en otra pestaña)' });
  await expect(link).toHaveAttribute('target', '_blank');
  await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  await expect(page.getByText('Trampa')).toHaveCount(0);
});

test('the host of an external item is fully visible, at any length', async ({ page }) => {
  const host = `${'muy-largo.'.repeat(14)}ejemplo.do`;
  await page.route(/Ajuste\/menu/, (route) =>
    route.fulfill({
      json: {
        result: [{ id: '1', titulo: 'Portal', icono: '', url: `https://${host}/`, requireLogin: false, hijos: [] }],
      },
    }),
  );
  await page.goto('/formulario/solicitudAfiliacion');
  for (const width of [1280, 320]) {
    await page.setViewportSize({ width, height: 800 });
    if (width < 1024) await page.getByRole('button', { name: 'Menú' }).click();
    const link = page.getByRole('link', { name: `Portal ${host} (se abre en otra pestaña)` });
    await expect(link).toBeVisible();
    expect(await link.evaluate(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth)).toBe(true);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  }
});
