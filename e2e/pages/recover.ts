import { expect, type Page } from 'playwright/test';

/** The dialog to recover a password, with answers given by the test. */
export const recoverDialog = (page: Page) => {
  const dialog = page.getByRole('dialog', { name: 'Recuperar contraseña' });
  const form = {
    dialog,
    tipo: dialog.getByLabel('Documento', { exact: true }),
    numero: dialog.getByLabel('Número'),
    correo: dialog.getByLabel('Correo electrónico'),
    enviar: dialog.getByRole('button', { name: /^(Solicitar|Solicitando…)$/ }),
    alerta: dialog.getByRole('alert'),
  };
  return {
    ...form,
    abrir: async () => {
      await page.goto('/login');
      await page.getByRole('link', { name: '¿Olvidó su contraseña?' }).click();
      await expect(dialog).toBeVisible();
    },
    responde: (result: unknown) =>
      page.route(/solicitarCambioClave/, (route) => route.fulfill({ json: { result: { result } } })),
    escribir: async (documento = '00112345678', correo = 'rosa@ejemplo.do') => {
      await form.numero.fill(documento);
      await form.correo.fill(correo);
    },
  };
};
