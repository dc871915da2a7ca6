import { expect, type Page } from 'playwright/test';
import { titular } from '../members';
import { loginPage } from './login';

/** The portal around its pages, as a member meets it. */
export const portalPage = (page: Page) => {
  const warning = page.getByRole('alertdialog', { name: '¿Sigue ahí?' });
  return {
    warning,
    entrar: async (member = titular) => {
      const I = loginPage(page);
      await I.abrir();
      await I.entrar(member);
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Hola,');
    },
    pedirSalida: async () => {
      const menu = page.getByRole('button', { name: 'Menú', exact: true });
      if (await menu.isVisible()) await menu.click();
      await page.getByRole('button', { name: 'Cerrar sesión' }).click();
    },
    veoInicio: () => expect(page.getByRole('heading', { level: 1 })).toContainText('Hola,'),
    veoLogin: () => expect(page.getByRole('heading', { level: 1 })).toHaveText('Le damos la bienvenida'),
    guardado: () =>
      page.evaluate(() =>
        Object.fromEntries(
          ['autenticado', 'token', 'lastActivity'].map((key) => [key, localStorage.getItem(key)] as const),
        ),
      ),
  };
};
