import { expect, test } from './browser/portal';
import { portalPage } from './pages/portal';
import { preauthorizationForm } from './pages/preauthorization';

test.use({ viewport: { width: 360, height: 740 } });

test('[PREAUTH-01] [PREAUTH-09] on the reference server a holder requests for a minor of the core, gets a number, and finds the case in the list', {
  tag: '@first',
}, async ({ page, faults }) => {
  await portalPage(page).entrar();
  await page.goto('/solicitudes?nueva=preautorizacion');
  const I = preauthorizationForm(page);
  await I.empezar();
  await I.elegir('Tipo de pre-autorización', 'Tomografía');
  await I.button('Buscar el centro médico').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Nombre del centro o del médico').fill('centro');
  await dialog.getByRole('button', { name: 'Buscar' }).click();
  await dialog
    .getByRole('button', { name: /^Elegir/ })
    .first()
    .click();
  await expect(I.field('Centro médico')).not.toHaveValue('');
  await I.field('Descripción').fill('Tomografía de senos paranasales.');
  await I.field('Afiliado').selectOption({ index: 2 });
  await I.field('NSS').fill('200000012');
  await I.documentos('Copia de cédula', 'Historia clínica detallada', 'Indicación médica');
  await expect(page.getByText('Se han cargado 3 de 3 archivos requeridos')).toBeVisible();
  await page.reload();
  await I.button('Continuar con ella').click();
  await expect(I.field('Descripción')).toHaveValue('Tomografía de senos paranasales.');
  await I.field('NSS').fill('200000012');
  await I.documentos('Copia de cédula', 'Historia clínica detallada', 'Indicación médica');
  await I.revisar();
  await expect(page.getByText('Historia clínica detallada: ', { exact: false })).toBeVisible();
  await faults.set({ call: 'solicitudPreAutorizacion', fault: 'sinRevisor', times: 1 });
  await I.enviar();
  await expect(page.getByText('No pudimos revisar sus archivos. Nada se envió;')).toBeVisible();
  const loaded = page.waitForEvent('load');
  await I.enviar();
  const created = page.getByRole('heading', { name: /^Se ha creado el caso \d+$/ });
  await expect(created).toBeVisible();
  await loaded;
  await expect(created).toBeVisible();
  const caso = (await created.textContent())?.replace(/\D/g, '') ?? '';
  await I.button('Cerrar e ir a mis solicitudes').click();
  await page.goto(`/solicitudes?numero=${caso}`);
  await expect(page.getByText(caso).first()).toBeVisible();
  await page.goto(`/solicitudes?caso=${caso}`);
  await expect(page.getByRole('dialog')).toContainText('Tomografía. Tomografía de senos paranasales.');
});
