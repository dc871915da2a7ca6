import type { FrameLocator, Page } from 'playwright/test';
import { providerPickerTexts as texts } from '../src/flows/providerPicker/texts';
import { colours, everything, type Rules, violationsOf } from './accessibility/axe';
import { expect, test } from './browser/studio';

const answer = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const state = (page: Page, name: string) =>
  expect(page.getByRole('banner').getByRole('status')).toHaveText(`Estado: ${name}`);
const search = async (screen: FrameLocator, words: string) => {
  await screen.getByLabel(texts.consulta).fill(words);
  await screen.getByLabel(texts.consulta).press('Enter');
};
const both = 'inicio (buscar o escribir)';
/** In the studio there is no page under the dialog. */
const ofDialog: Rules = {
  rules: { ...everything.rules, 'landmark-one-main': { enabled: false }, 'page-has-heading-one': { enabled: false } },
};
const found = 'listo buscarPrestadores (dos de siete)';

test.describe('the picker of providers, as the studio shows it', () => {
  test('[HIST-03] [PROV-15] without manual entry a provider of the list is picked, and none typed', {
    tag: '@first',
  }, async ({ page, open }) => {
    const screen = await open('providerPicker');
    await expect(screen.getByRole('dialog')).toHaveAccessibleName('Listado de centros');
    await search(screen, 'abreu');
    await answer(page, found);
    await expect(screen.getByRole('button', { name: texts.aMano })).toHaveCount(0);
    await screen.getByRole('button', { name: 'Elegir, Clínica Abreu', exact: true }).click();
    await state(page, 'elegido');
    await expect(screen.getByRole('dialog')).toHaveCount(0);
  });

  test("[PROV-13] [PROV-15] a typed provider requires all fields: 'Favor completar los valores del formulario'", async ({
    page,
    open,
  }) => {
    const screen = await open('providerPicker');
    await page.getByLabel('Comienzo').selectOption({ label: both });
    await screen.getByRole('button', { name: texts.aMano }).click();
    const dialog = screen.getByRole('dialog', { name: texts.tituloAMano });
    await expect(dialog.getByRole('radio', { name: 'Centro de salud' })).toBeFocused();
    await dialog.getByRole('button', { name: texts.usar }).click();
    await expect(dialog.getByRole('alert')).toContainText('Favor completar los valores del formulario');
    await dialog.getByRole('link', { name: 'Escriba el nombre.' }).click();
    await expect(dialog.getByLabel(texts.nombre, { exact: true })).toBeFocused();
    await dialog.getByRole('radio', { name: 'Médico' }).check();
    await dialog.getByLabel(texts.nombre, { exact: true }).fill('Ana Peña');
    // The maximum that a request accepts.
    await expect(dialog.getByLabel(texts.especialidad)).toHaveAttribute('maxlength', '100');
    await dialog.getByRole('button', { name: texts.usar }).click();
    await state(page, 'elegido');
  });

  for (const width of ['Teléfono', 'Escritorio'])
    test(`is clean in both themes, on a screen of the kind ${width}`, async ({ page, open }) => {
      const screen = await open('providerPicker');
      await page.getByLabel(width).check();
      await page.getByLabel('Comienzo').selectOption({ label: both });
      const clean = async () => {
        const [, frame] = page.frames();
        if (frame === undefined) throw new Error('the screen is not there');
        for (const [theme, rules] of [
          ['Claro', ofDialog],
          ['Oscuro', colours],
        ] as const) {
          await page.getByLabel(theme).check();
          await expect(screen.getByRole('dialog')).toBeVisible();
          const wrong = await violationsOf(frame, rules);
          expect(wrong.map(({ id, nodes }) => [theme, id, nodes[0]?.html])).toEqual([]);
        }
        await page.getByLabel('Claro').check();
      };
      await clean();
      await search(screen, 'abreu');
      await clean();
      await answer(page, found);
      await expect(screen.getByRole('button', { name: 'Elegir, Ana Peña', exact: true })).toBeVisible();
      await clean();
      await screen.getByRole('button', { name: texts.aMano }).click();
      await screen.getByRole('button', { name: texts.usar }).click();
      await expect(screen.getByRole('alert')).toContainText(texts.incompleto);
      await clean();
    });

  test('returns from the form to the results', async ({ page, open }) => {
    const screen = await open('providerPicker');
    await page.getByLabel('Comienzo').selectOption({ label: both });
    await search(screen, 'abreu');
    await answer(page, found);
    await screen.getByRole('button', { name: texts.aMano }).click();
    await screen.getByRole('button', { name: texts.volver }).click();
    await expect(screen.getByLabel(texts.consulta)).toBeFocused();
    await expect(screen.getByRole('button', { name: 'Elegir, Ana Peña', exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await state(page, 'cerrado');
  });
});
