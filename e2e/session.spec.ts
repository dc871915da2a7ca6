import { titular } from './members';
import { loginPage } from './pages/login';
import { portalPage } from './pages/portal';
import { expect, test } from './portal';

test.use({ viewport: { width: 1280, height: 800 } });

test('[SHELL-16] [SHELL-17] log-out asks first, and No keeps the session', async ({ page }) => {
  const I = portalPage(page);
  await I.entrar();
  await I.pedirSalida();
  const question = page.getByRole('dialog', { name: 'Cerrar sesión' });
  await expect(question).toContainText('¿Está seguro que desea cerrar la sesión?');
  await question.getByRole('button', { name: 'No' }).click();
  await expect(question).toBeHidden();
  await I.veoInicio();
  expect((await I.guardado()).autenticado).toBe('true');
});

test('[SHELL-18] [SESS-10] [SESS-11] Si logs out: token cleared, flag false, log-in page', async ({ page }) => {
  const I = portalPage(page);
  await I.entrar();
  await I.pedirSalida();
  await page.getByRole('button', { name: 'Si', exact: true }).click();
  await expect(page).toHaveURL(/\/login$/);
  expect(await I.guardado()).toEqual({ autenticado: 'false', token: null, lastActivity: null });
  await page.goBack();
  await expect(page.getByText('María Altagracia')).toHaveCount(0);
});

test('[SESS-01] [SESS-02] [SESS-12] [SESS-13] a reload restores the session from storage and asks who it is', async ({
  page,
}) => {
  const I = portalPage(page);
  await I.entrar();
  expect(await I.guardado()).toEqual({
    autenticado: 'true',
    token: expect.any(String),
    lastActivity: expect.stringMatching(/^\d{13}$/),
  });
  const asked = page.waitForResponse(/getAfiliado\?CodigoAfiliado=10000001$/);
  await page.reload();
  expect(await (await asked).json()).toMatchObject({
    nombres: 'María Altagracia',
    apellidos: 'Peña Núñez',
    regimen: 'CONTRIBUTIVO',
    tipoAfiliacion: expect.stringMatching(/titular/i),
  });
  await I.veoInicio();
});

test('[SESS-15] [SESS-16] [SESS-17] a flag set by hand opens nothing and asks for nobody’s data', async ({ page }) => {
  const I = loginPage(page);
  await I.abrir();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  for (const token of [null, 'basura', 'a.b.c']) {
    await page.evaluate((value) => {
      localStorage.setItem('autenticado', 'true');
      if (value === null) localStorage.removeItem('token');
      else localStorage.setItem('token', value);
    }, token);
    await page.goto('/');
    await portalPage(page).veoLogin();
  }
  expect(asked.filter((url) => /Afiliado/.test(url))).toEqual([]);
});

test('[SESS-17] without service at the start the session is kept, and a retry opens it', async ({ page, faults }) => {
  const I = portalPage(page);
  await I.entrar();
  await faults.set({ call: 'getAfiliado', fault: 'html' });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No pudimos abrir su sesión');
  await expect(page.getByText('María Altagracia')).toHaveCount(0);
  expect((await I.guardado()).autenticado).toBe('true');
  await page.request.delete('/demo/fallos');
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await I.veoInicio();
});

test('[SESS-22] a 401 in the middle of a session closes it, and the log-in page says that it expired', async ({
  page,
  faults,
}) => {
  const I = portalPage(page);
  await I.entrar();
  await faults.set({ call: 'getAfiliado', fault: 'estado', value: 401 });
  await page.reload();
  await I.veoLogin();
  await expect(page.getByRole('alert').filter({ hasText: 'Su sesión venció.' })).toBeVisible();
  expect((await I.guardado()).autenticado).toBe('false');
});

test('[SESS-23] log-out and log-in in one tab reach the other within a second', async ({ page, context }) => {
  const [first, other] = [portalPage(page), await context.newPage()];
  await first.entrar();
  await other.setViewportSize({ width: 1280, height: 800 });
  await other.goto('/citas');
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Citas');
  await first.pedirSalida();
  await page.getByRole('button', { name: 'Si', exact: true }).click();
  await expect(other).toHaveURL(/\/login/, { timeout: 1_000 });
  await expect(other.getByText('Su sesión se cerró en otra pestaña.')).toBeVisible();
  await loginPage(page).entrar(titular);
  await first.llegar();
  await expect(other.locator('h1')).toContainText('Hola,');
});

test('[SESS-09] what log-out leaves in storage holds nothing personal', async ({ page }) => {
  const I = portalPage(page);
  await I.entrar();
  await page.evaluate(() => {
    localStorage.setItem('selectedImage', 'data:image/png;base64,AAAA');
    sessionStorage.setItem('onboarding_shown_10000001', 'true');
  });
  await I.pedirSalida();
  await page.getByRole('button', { name: 'Si', exact: true }).click();
  await I.veoLogin();
  const left = await page.evaluate(() => ({ ...localStorage, ...sessionStorage }));
  // The font's address and the name of this browser are nobody's.
  expect(
    Object.keys(left)
      .filter((key) => !['letra', 'dispositivo'].includes(key))
      .sort(),
  ).toEqual(['autenticado', 'motivo_cierre']);
  expect(JSON.stringify(left)).not.toMatch(/10000001|Peña|data:image/);
});

test('a page that comes back whole from the memory of the browser looks at its session first', async ({ page }) => {
  const I = portalPage(page);
  await I.entrar();
  await page.evaluate(() => {
    localStorage.setItem('autenticado', 'false');
    localStorage.removeItem('token');
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await I.veoLogin();
  await expect(page.getByText('María Altagracia')).toHaveCount(0);
});
