import { expect, type Page } from 'playwright/test';
import { titular } from '../props/members';
import { loginPage } from './login';

/** The shell of the portal. */
export const portalPage = (page: Page) => {
  const warning = page.getByRole('alertdialog', { name: '¿Sigue ahí?' });
  const title = page.getByRole('heading', { level: 1 });
  /** Waits for home after a log-in: the announcement, then the greeting. */
  const llegar = async () => {
    await page.getByRole('dialog', { name: 'Anuncio' }).getByRole('button', { name: 'Cerrar' }).last().click();
    await expect(title).toContainText('Hola,');
  };
  return {
    warning,
    entrar: async (member = titular) => {
      const I = loginPage(page);
      await I.abrir();
      await I.entrar(member);
      await llegar();
    },
    llegar,
    pedirSalida: async () => {
      const menu = page.getByRole('button', { name: 'Menú', exact: true });
      if (await menu.isVisible()) await menu.click();
      await page.getByRole('button', { name: 'Cerrar sesión' }).click();
    },
    veoInicio: () => expect(title).toContainText('Hola,'),
    veoLogin: () => expect(title).toHaveText('Le damos la bienvenida'),
    guardado: () =>
      page.evaluate(() =>
        Object.fromEntries(
          ['autenticado', 'token', 'lastActivity'].map((key) => [key, localStorage.getItem(key)] as const),
        ),
      ),
  };
};
