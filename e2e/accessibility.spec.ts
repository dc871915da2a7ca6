import { defaultPolicy } from '../domain/rules/policy';
import { checkState, printChecked, sizes } from './accessibility/check-state';
import { demoAddress } from './backends/demo-address';
import { expect, test } from './browser/portal';
import { loginPage } from './pages/login';
import { portalPage } from './pages/portal';
import { incomplete, memberOf, nobody, pending, titular } from './props/members';

test.afterAll(printChecked);

for (const [name, viewport] of Object.entries(sizes))
  test.describe(`on a ${name}`, () => {
    test.use({ viewport });

    test('every state of the log-in is clean', async ({ page, faults }) => {
      const I = loginPage(page);
      await I.abrir();
      await checkState(page, 'editando');
      await I.pulsar();
      await checkState(page, 'faltanDatos');
      await I.clave.press('Enter');
      await checkState(page, 'camposVacios');
      await I.entrar(nobody);
      await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
      await checkState(page, 'advertida');
      await I.entrar(pending);
      await expect(page.getByRole('dialog', { name: 'Información' })).toBeVisible();
      await checkState(page, 'informando');
      await page.keyboard.press('Escape');
      await faults.set({ call: 'login', fault: 'demora', value: 8_000, times: 1 });
      await I.pulsar();
      await checkState(page, 'autenticando');
    });

    test('home, the log-out question, the menu, onboarding and a loading page are clean', async ({ page, faults }) => {
      // Seventeen states in two themes, each checked with all rules of axe.
      const I = portalPage(page);
      await loginPage(page).abrir();
      await loginPage(page).entrar(memberOf(1007, 'Nombre muy largo'));
      const close = () => page.keyboard.press('Escape');
      await I.llegar();
      await expect(page.getByRole('region', { name: 'Novedades' }).getByRole('img')).toBeVisible();
      await checkState(page, 'inicio');
      if (viewport.width < 1024) {
        await page.getByRole('button', { name: 'Menú' }).click();
        await expect(page.getByRole('dialog', { name: 'Menú' })).toBeVisible();
        await checkState(page, 'menú abierto');
        await close();
        await page.getByRole('button', { name: 'Consultas' }).click();
        await expect(page.getByRole('dialog', { name: 'Consultas' })).toBeVisible();
        await checkState(page, 'grupo abierto');
        await close();
      } else {
        await page.getByRole('navigation').getByText('Consultas').click();
        await checkState(page, 'grupo abierto');
      }
      await page.getByRole('button', { name: 'Su cuenta' }).click();
      await expect(page.getByRole('dialog', { name: 'Su cuenta' }).getByText('Titular')).toBeVisible();
      await checkState(page, 'cuenta');
      await close();
      await page.getByRole('button', { name: /^Notificaciones/ }).click();
      await expect(page.getByText('No tienes notificaciones')).toBeVisible();
      await checkState(page, 'sin notificaciones');
      await close();
      for (const call of ['slider', 'menu', 'nucleoCarnet', 'consCentralNotificaciones'])
        await faults.set({ call, fault: 'estado', value: 500 });
      await page.reload();
      await expect(page.getByText('No pudimos cargar las novedades.')).toBeVisible();
      await checkState(page, 'novedades y menú fallidos');
      await page.getByRole('button', { name: 'Su cuenta' }).click();
      await expect(page.getByText('No pudimos cargar su plan.')).toBeVisible();
      await checkState(page, 'plan fallido');
      await close();
      await page.getByRole('button', { name: /^Notificaciones/ }).click();
      await expect(page.getByText('No pudimos cargar sus notificaciones.')).toBeVisible();
      await checkState(page, 'notificaciones fallidas');
      await close();
      await page.request.delete(demoAddress('/demo/fallos'));
      await page.reload();
      await I.veoInicio();
      await page.context().setOffline(true);
      await expect(page.getByText('Sin conexión a internet.')).toBeVisible();
      await checkState(page, 'sin conexión');
      await page.context().setOffline(false);
      await checkState(page, 'conexión recuperada');
      await I.pedirSalida();
      await expect(page.getByRole('dialog', { name: 'Cerrar sesión' })).toBeVisible();
      await checkState(page, 'pregunta de salida');
      await page.getByRole('button', { name: 'No', exact: true }).click();
      await page.goto('/citas');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Citas');
      await checkState(page, 'citas');
      await faults.set({ call: 'getAfiliado', fault: 'html' });
      await page.reload();
      await expect(page.getByRole('button', { name: 'Reintentar' })).toBeVisible();
      await checkState(page, 'sin servicio');
      await page.request.delete(demoAddress('/demo/fallos'));
      await loginPage(page).abrir();
      await loginPage(page).entrar(incomplete);
      await expect(page).toHaveURL(/onboarding$/);
      await checkState(page, 'onboarding');
    });

    test('the announcement and the personal alert are clean', async ({ page }) => {
      await loginPage(page).abrir();
      await loginPage(page).entrar(memberOf(1007, 'Colectivo voluntario'));
      await expect(page.getByRole('dialog', { name: 'Anuncio' }).getByRole('img')).toBeVisible();
      await checkState(page, 'anuncio');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog', { name: 'Información' })).toBeVisible();
      // The page continues to load behind the dialog.
      await expect(page.getByText('Atajos')).toBeVisible();
      await checkState(page, 'alerta personal');
    });

    test('the notifications are clean', async ({ page }) => {
      const I = portalPage(page);
      await I.entrar();
      await page.getByRole('button', { name: /^Notificaciones/ }).click();
      const list = page.getByRole('dialog', { name: 'Notificaciones' });
      await list.getByRole('button', { name: 'Ver detalle' }).first().click();
      await list.getByRole('button', { name: 'mostrar más' }).first().click();
      await checkState(page, 'notificaciones');
      await list.getByRole('button', { name: 'Ver más' }).click();
      await expect(list.getByRole('listitem')).toHaveCount(20);
      await checkState(page, 'más notificaciones');
    });

    test('the inactivity warning is clean', async ({ page }) => {
      await page.clock.install();
      const I = portalPage(page);
      await I.entrar();
      await page.clock.runFor(defaultPolicy.idleCloseMs - defaultPolicy.idleWarnBeforeMs + 5_000);
      await expect(I.warning).toBeVisible();
      await checkState(page, 'aviso de inactividad');
    });
  });

test.describe('with 200 % text, at 320 px', () => {
  test.use({ viewport: sizes.phone });

  test('nothing needs horizontal scrolling, and nothing is cut', async ({ page }) => {
    await page.addInitScript(() =>
      document.addEventListener('DOMContentLoaded', () =>
        document.documentElement.style.setProperty('font-size', '200%'),
      ),
    );
    const fits = async (state: string) => {
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), state).toBe(true);
      const cut = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('h1, h2, p, a, button, label, dd')]
          .filter((element) => {
            const { overflowX, position } = getComputedStyle(element);
            return (
              position !== 'absolute' &&
              overflowX !== 'auto' &&
              element.scrollWidth > element.clientWidth + 2 &&
              element.clientWidth > 0
            );
          })
          .map((element) => element.outerHTML.slice(0, 120)),
      );
      expect(cut, state).toEqual([]);
    };
    const I = portalPage(page);
    await loginPage(page).abrir();
    await fits('log-in');
    await loginPage(page).entrar(titular);
    await expect(page.getByRole('dialog', { name: 'Anuncio' })).toBeVisible();
    await fits('anuncio');
    await page.keyboard.press('Escape');
    await I.veoInicio();
    await fits('inicio');
    for (const name of ['Menú', 'Su cuenta', 'Notificaciones, 10 sin leer']) {
      await page.getByRole('button', { name }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await fits(name);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
  });
});

test.describe('in forced colours', () => {
  test.use({ viewport: sizes.desktop, contextOptions: { forcedColors: 'active' } });

  test('the current page, the selection and the focus keep a visible edge', async ({ page }) => {
    const I = portalPage(page);
    await I.entrar();
    const edge = (name: string) =>
      page
        .getByRole('navigation', { name: 'Menú principal' })
        .getByRole('link', { name })
        .evaluate((link) => getComputedStyle(link).borderTopWidth);
    expect([await edge('Inicio'), await edge('Pagos')]).toEqual(['2px', '0px']);
    await page.getByRole('button', { name: 'Su cuenta' }).click();
    const chosen = page.getByText('Como este equipo', { exact: true });
    expect(await chosen.evaluate((label) => getComputedStyle(label).borderTopWidth)).toBe('2px');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => getComputedStyle(document.activeElement as Element).outlineStyle)).toBe('solid');
  });
});

test('the keyboard alone logs in, asks to leave and leaves', async ({ page }) => {
  await page.setViewportSize(sizes.desktop);
  const I = loginPage(page);
  await I.abrir();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Saltar al contenido' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(I.tipo).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type('00110000011');
  await page.keyboard.press('Tab');
  await page.keyboard.type('clave1234');
  await page.keyboard.press('Enter');
  await portalPage(page).llegar();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.getByRole('button', { name: 'Cerrar sesión' }).focus();
  await page.keyboard.press('Enter');
  const question = page.getByRole('dialog', { name: 'Cerrar sesión' });
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(page.getByRole('button', { name: 'Cerrar sesión' })).toBeFocused();
  await page.keyboard.press('Enter');
  await question.getByRole('button', { name: 'Si', exact: true }).focus();
  await page.keyboard.press('Space');
  await portalPage(page).veoLogin();
});
