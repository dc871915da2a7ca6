import type { Page } from 'playwright/test';
import { checkState, printChecked, sizes } from './accessibility/check-state';
import { contractStub } from './backends/contract-stub';
import { expect, test } from './browser/portal';
import { sessionOf } from './walks/member-session';

test.afterAll(printChecked);

/** Calls of the shell around every member page; the page itself has none. */
const ofShell = [
  'datoscontactos',
  'flags',
  'getAfiliado',
  'historialConsumo',
  'menu',
  'nucleoCarnet',
  'obtenerfotoperfil',
];

/** A member on the appointments page, on the contract stub. */
const appointmentsOnContract = async (page: Page) => {
  const server = await contractStub(page, {
    autenticarUsuarioAnonimo: () => ({ token: 'visitante' }),
    getAfiliado: () => ({ nombres: 'Ana', apellidos: 'Peña', regimen: 'CONTRIBUTIVO', tipoAfiliacion: 'TITULAR' }),
    menu: () => [{ id: '1', titulo: 'Citas', icono: '', url: '/citas', externo: false, requireLogin: true, hijos: [] }],
    flags: () => [],
  });
  await page.addInitScript(
    (kept) => {
      for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
    },
    sessionOf('1001', Date.now()),
  );
  await page.goto('/citas');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Citas');
  const list = page.getByRole('list', { name: 'Citas de ejemplo' }).getByRole('listitem');
  const dialog = page.getByRole('dialog', { name: 'Nueva Cita' });
  return {
    server,
    list,
    dialog,
    open: () => page.getByRole('button', { name: 'Nueva Cita' }).click(),
    save: () => dialog.getByRole('button', { name: 'Guardar' }).click(),
  };
};

test("[CITA-01] [CITA-02] [CITA-03] [CITA-04] 'Citas' says that it is an example; 'Nueva Cita' adds one on the screen only, gone after a reload, without a call", {
  tag: '@first',
}, async ({ page }) => {
  const I = await appointmentsOnContract(page);
  await expect(page.getByText('Esta página es un ejemplo.')).toBeVisible();
  await expect(I.list).toHaveCount(2);
  await I.open();
  await expect(I.dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(I.dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Nueva Cita' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(I.dialog.getByLabel('Especialidad')).toBeFocused();
  await page.keyboard.type('Cardiología');
  await page.keyboard.press('Tab');
  await page.keyboard.type('05012027');
  await expect(I.dialog.getByRole('textbox', { name: 'Fecha' })).toHaveValue('05-01-2027');
  await page.keyboard.press('Enter');
  await expect(I.dialog).toHaveCount(0);
  await expect(I.list).toHaveCount(3);
  await expect(I.list.last()).toContainText('Cardiología');
  await expect(I.list.last()).toContainText('Ejemplo');
  await page.reload();
  await expect(I.list).toHaveCount(2);
  await expect.poll(() => [...new Set(I.server.heard.map(({ call }) => call))].toSorted()).toEqual(ofShell);
});

test('a member reads where real appointments are made, with a call, a chat and the service centres', async ({
  page,
}) => {
  await appointmentsOnContract(page);
  const now = page.getByRole('region', { name: 'Mientras tanto' });
  await expect(now).toContainText('Por aquí todavía no se piden citas.');
  await expect(now.getByRole('link', { name: 'Llamar al 809-555-0100' })).toHaveAttribute('href', 'tel:8095550100');
  await expect(now.getByRole('link', { name: /^Escribir por WhatsApp/ })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\//,
  );
  await expect(now.getByRole('link', { name: /^Ver los centros de servicio/ })).toBeVisible();
  await now.getByRole('link', { name: 'Buscar un médico o un centro' }).click();
  await expect(page).toHaveURL(/\/consulta\/prestadores/);
});

test.describe('on a phone', () => {
  test.use({ viewport: sizes.phone });

  test('every state of the appointments is clean', async ({ page }) => {
    const I = await appointmentsOnContract(page);
    await checkState(page, 'mostrando');
    await I.open();
    await expect(I.dialog).toBeVisible();
    await checkState(page, 'escribiendo');
    await I.save();
    await checkState(page, 'incompleta');
    await I.dialog.getByLabel('Especialidad').fill('Unapalabrasinningúnespacioquenocabeenningunalíneadelapantalla');
    await I.dialog.getByRole('textbox', { name: 'Fecha' }).fill('01-03-2027');
    await I.save();
    await expect(I.list).toHaveCount(3);
    await checkState(page, 'larga');
  });
});
