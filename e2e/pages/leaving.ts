import { expect, type Page } from 'playwright/test';

/** The question before unsaved input, or a sending, is left. */
export const leavingQuestion = (page: Page, name = '¿Salir sin guardar?') => {
  const dialog = page.getByRole('dialog', { name });
  return {
    dialog,
    seguir: async () => {
      await dialog.getByRole('button', { name: /^Seguir/ }).click();
      await expect(dialog).toHaveCount(0);
    },
    salir: () => dialog.getByRole('button', { name: /^Salir/ }).click(),
    /** A reload asks in the words of the browser, and does not take place. */
    recargar: async () => {
      const asked = page.waitForEvent('dialog').then(async (native) => {
        await native.dismiss();
        return native.type();
      });
      await page.evaluate(() => location.reload()).catch(() => undefined);
      expect(await asked).toBe('beforeunload');
    },
  };
};
