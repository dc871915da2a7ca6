import { expect, type Page } from 'playwright/test';

type Member = { tipoDocumento: number; documento: string; clave: string };

/** The log-in page. */
export const loginPage = (page: Page) => {
  const form = {
    tipo: page.getByLabel('Documento', { exact: true }),
    numero: page.getByLabel('Número'),
    clave: page.getByLabel('Contraseña', { exact: true }),
    enviar: page.getByRole('button', { name: /Iniciar sesión|Iniciando sesión/ }),
  };
  return {
    ...form,
    abrir: async (address = '/login') => {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1, name: 'Le damos la bienvenida' })).toBeVisible();
      // The server-rendered page looks the same, but is inert.
      await expect(page.locator('[data-first-paint]')).toHaveCount(0);
    },
    escribir: async ({ tipoDocumento, documento, clave }: Member) => {
      await form.tipo.selectOption(String(tipoDocumento));
      await form.numero.fill(documento);
      await form.clave.fill(clave);
    },
    pulsar: () => form.enviar.click(),
    entrar: async (member: Member) => {
      await form.tipo.selectOption(String(member.tipoDocumento));
      await form.numero.fill(member.documento);
      await form.clave.fill(member.clave);
      await form.enviar.click();
    },
    veoAviso: (words: string) => expect(page.getByRole('region', { name: 'Avisos' })).toContainText(words),
  };
};
