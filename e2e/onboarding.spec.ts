import type { Locator, Page, Route } from 'playwright/test';
import { shellTexts } from '../src/texts/shell';
import { checkState, printChecked, sizes } from './accessibility/check-state';
import { waitForRest } from './accessibility/wait-for-rest';
import { expect, test } from './browser/portal';
import { memberOnContract, onboardingWizard } from './pages/onboarding';

const refuse = (route: Route) => route.fulfill({ status: 422, json: { mensaje: 'No se puede guardar así.' } });
const phone = '¿A qué teléfonos le llamamos?';
const home = '¿Dónde vive?';
const mail = '¿A qué correo le escribimos?';
const widths = [sizes.desktop, { width: 360, height: 740 }];
const middleOf = async (what: Locator) => {
  const box = await what.boundingBox();
  if (box === null) throw new Error('it is nowhere');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

test.use({ viewport: sizes.desktop });

test("[ONB-06] [ONB-08] [ONB-09] [ONB-10] [ONB-12] 'Anterior' appears in the second step, 'Omitir por ahora' in the first, 'Finalizar' in the last", async ({
  page,
}) => {
  await memberOnContract(page);
  const I = onboardingWizard(page);
  await I.abrir();
  await expect(I.anterior).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Omitir por ahora' })).toBeVisible();
  await I.llegarA('Dirección');
  await expect(I.anterior).toBeEnabled();
  await expect(page.getByRole('button', { name: 'Omitir por ahora' })).toHaveCount(0);
  await I.siguiente.click();
  await expect(page.getByRole('button', { name: 'Finalizar' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Siguiente' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Omitir por ahora' })).toHaveCount(0);
});

for (const viewport of widths)
  for (const [ending, address, fails] of [
    ['the data come', '/onboarding', false],
    ['the data do not come', '/onboarding', true],
    ['the data come over another page', '/citas', false],
  ] as const)
    test(`[ONB-13] [ONB-14] a press on 'Omitir por ahora' skips even if meanwhile ${ending}, at ${viewport.width}`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      const { stub } = await memberOnContract(page);
      const go = stub.hold(fails ? 'datoscontactos' : 'municipios');
      if (fails) stub.spoil('datoscontactos', (route) => route.fulfill({ status: 501, json: {} }));
      const I = onboardingWizard(page);
      await I.abrir(address);
      await expect(page.getByText('Cargando información...')).toBeVisible();
      await waitForRest(page);
      const aim = await middleOf(I.omitir);
      go();
      await expect(I.pregunta(phone)).toBeVisible();
      await page.mouse.click(aim.x, aim.y);
      await expect(page).toHaveURL(/:\d+\/$/);
      await expect(I.modal).toHaveCount(0);
      expect(stub.asked('updateTelefonos')).toBe(0);
    });

for (const viewport of widths)
  test(`the wizard's buttons keep their places, at ${viewport.width}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    const { stub } = await memberOnContract(page);
    const go = stub.hold('municipios');
    const I = onboardingWizard(page);
    await I.abrir();
    await expect(page.getByText('Cargando información...')).toBeVisible();
    const places = async () => {
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      await waitForRest(page);
      return Promise.all([I.anterior, I.siguiente.or(I.finalizar)].map((one) => one.boundingBox()));
    };
    const before = await places();
    go();
    for (const question of [phone, home, mail]) {
      await expect(I.pregunta(question)).toBeVisible();
      expect(await places(), question).toEqual(before);
      if (question !== mail) await I.siguiente.click();
    }
  });

for (const viewport of widths)
  for (const address of ['/onboarding', '/citas'])
    test(`[ONB-72] 'Teléfonos actualizados exitosamente' does not cover the next title on ${address}, at ${viewport.width}`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      await memberOnContract(page);
      const I = onboardingWizard(page);
      await I.abrir(address);
      await I.siguiente.click();
      const told = page.getByRole('status').filter({ hasText: 'Teléfonos actualizados exitosamente' });
      await expect(told).toBeVisible();
      await expect(I.pregunta(home)).toBeInViewport({ ratio: 1 });
      await waitForRest(page);
      const [bar, title] = await Promise.all([told.boundingBox(), I.pregunta(home).boundingBox()]);
      if (bar === null || title === null) throw new Error('one of them is nowhere');
      expect(bar.y + bar.height).toBeLessThanOrEqual(title.y);
    });

test("[ONB-41] [ONB-42] [ONB-51] [ONB-54] [ONB-63] each step says above its fields what is missing, 'Por favor complete todos los campos obligatorios de ubicación.', 'Por favor ingrese un correo electrónico válido.', and focuses the first", async ({
  page,
}) => {
  const { stub } = await memberOnContract(page, { contact: { idProvincia: '', idMunicipio: '' } });
  const I = onboardingWizard(page);
  await I.abrir();
  await expect(I.residencial).toHaveAttribute('placeholder', '(809)-555-5555');
  await I.celular.fill('');
  await I.siguiente.click();
  await expect(I.celular).toHaveAccessibleDescription('Por favor ingrese al menos un número de teléfono.');
  await expect(I.celular).toBeFocused();
  await I.celular.pressSequentially('8295550100');
  await expect(I.celular).toHaveValue('(829)-555-0100');
  await I.llegarA('Dirección');
  await expect(I.municipio).toBeDisabled();
  await I.siguiente.click();
  await expect(I.alerta).toContainText('Por favor complete todos los campos obligatorios de ubicación.');
  await expect(I.provincia).toBeFocused();
  await I.elegir(I.provincia, 'Santo Domingo');
  await I.municipio.click();
  await expect(page.getByRole('option')).toHaveText(['Santo Domingo Este', 'Santo Domingo Oeste']);
  await page.getByRole('option', { name: 'Santo Domingo Oeste' }).click();
  await I.siguiente.click();
  await I.correo.fill('');
  await I.finalizar.click();
  await expect(I.alerta).toContainText('Por favor ingrese un correo electrónico válido.');
  await expect(I.correo).toBeFocused();
  expect(stub.sent('updateDireccion')).toMatchObject([{ IdProvincia: '32', IdMunicipio: '3202' }]);
});

test("[ONB-01] [ONB-17] [ONB-18] [ONB-76] [ONB-86] over another page neither Escape nor a press outside closes it, and it ends with '¡Datos de contacto actualizados exitosamente!'", async ({
  page,
}) => {
  await memberOnContract(page);
  const I = onboardingWizard(page);
  await I.abrir('/citas');
  await expect(I.modal).toBeVisible();
  await expect(I.residencial).toHaveAttribute('placeholder', '(000) 000-0000');
  await page.keyboard.press('Escape');
  await page.mouse.click(4, 4);
  await expect(I.modal).toBeVisible();
  await I.llegarA('Correo Electrónico');
  await I.finalizar.click();
  await expect(page.getByText('¡Datos de contacto actualizados exitosamente!')).toBeVisible();
  await expect(I.modal).toBeHidden();
  await expect(page).toHaveURL(/\/citas$/);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Citas');
});

test("[ONB-02] [ONB-03] [ONB-04] [ONB-05] of 'Teléfonos', 'Dirección' and 'Correo Electrónico' only what was saved is completed; an address without its lists is pending until they come", async ({
  page,
}) => {
  const { stub } = await memberOnContract(page);
  stub.spoil('provincias', (route) => route.fulfill({ status: 501, json: {} }));
  const I = onboardingWizard(page);
  await I.abrir();
  await I.llegarA('Correo Electrónico');
  const steps = page.getByRole('list', { name: 'Pasos para actualizar sus datos' }).getByRole('listitem');
  await expect(steps).toHaveText([/Teléfonos, completado/, /Dirección, pendiente/, /Correo Electrónico$/]);
  await expect(steps.nth(2)).toHaveAttribute('aria-current', 'step');
  await expect(I.alerta).toContainText('Su dirección queda pendiente');
  await expect(I.alerta).toContainText('No pudimos cargar las provincias');
  await expect(I.despues).toBeVisible();
  stub.mend('provincias');
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await page.getByRole('button', { name: 'Completar la dirección' }).click();
  await expect(I.pregunta(home)).toBeFocused();
  await I.siguiente.click();
  await expect(I.pregunta(mail)).toBeVisible();
  await expect(steps.nth(1)).toHaveText(/Dirección, completado/);
  await expect(I.alerta).toHaveCount(0);
  expect(stub.asked('updateDireccion')).toBe(1);
});

test("[ONB-80] contact data that fail to load are reported, and no empty ones are saved: 'Error cargando datos de contacto'", async ({
  page,
}) => {
  const { stub } = await memberOnContract(page);
  stub.spoil('datoscontactos', (route) => route.fulfill({ status: 501, json: {} }));
  const I = onboardingWizard(page);
  await I.abrir();
  await expect(I.alerta).toContainText('Error cargando datos de contacto');
  await expect(I.celular).not.toBeEditable();
  await expect(I.celular).toHaveValue('No disponible ahora');
  await expect(I.alerta).toContainText('Por ahora aquí no se guarda nada.');
  stub.mend('datoscontactos');
  await expect(I.celular).toHaveValue('(809)-555-0142', { timeout: 15_000 });
});

test('[SHELL-28] a bug while saving is reported, and keeps the input', async ({ page }) => {
  await memberOnContract(page);
  const I = onboardingWizard(page);
  await I.abrir();
  await expect(I.pregunta(phone)).toBeVisible();
  await page.evaluate(() => {
    const { stringify } = JSON;
    Object.assign(JSON, {
      stringify: (value: unknown) => {
        if (typeof value === 'object' && value !== null && 'TelefonoCelular' in value) throw new RangeError('nuestro');
        return stringify(value);
      },
    });
  });
  await I.celular.fill('8295550100');
  await I.siguiente.click();
  await expect(I.alerta).toContainText('Ocurrió un error inesperado. Inténtelo nuevamente.');
  await expect(I.celular).toHaveValue('(829)-555-0100');
});

test.describe('over home', () => {
  const announcement = [{ id: '1', ubicacion: '/demo/laminas/vista.svg', accion: '' }];
  const meet = async (page: Page) => {
    const { stub } = await memberOnContract(page, { announcement });
    return { stub, I: onboardingWizard(page), popup: page.getByRole('dialog', { name: 'Anuncio' }) };
  };

  test("the announcement waits for the wizard to end, also while the wizard's chunk loads", async ({ page }) => {
    const { stub, I, popup } = await meet(page);
    const announce = stub.hold('popup');
    let send = () => {};
    const sent = new Promise<void>((resolve) => {
      send = resolve;
    });
    await page.route(/OnboardingModal-.*\.js/, async (route) => {
      await sent;
      await route.continue();
    });
    const asked = page.waitForRequest(/OnboardingModal-.*\.js/);
    await I.abrir('/');
    await asked;
    const told = page.waitForResponse(/Ajuste\/popup/);
    announce();
    await told;
    send();
    await expect(I.pregunta(phone)).toBeVisible();
    await expect(popup).toHaveCount(0);
    await I.omitir.click();
    await expect(popup).toBeVisible();
    await expect(I.modal).toHaveCount(0);
  });

  test('the wizard waits for the announcement to be closed', async ({ page }) => {
    const { stub, I, popup } = await meet(page);
    const answer = stub.hold('datoscontactos');
    await I.abrir('/');
    await expect(popup).toBeVisible();
    const read = page.waitForResponse(/datoscontactos/);
    answer();
    await read;
    await popup.getByRole('button', { name: 'Cerrar' }).last().focus();
    await expect(I.modal).toHaveCount(0);
    await page.keyboard.press('Enter');
    await expect(I.modal).toBeVisible();
    await expect(popup).toHaveCount(0);
  });
});

test('[ONB-87] asks once per session, and never before one', async ({ page }) => {
  const { stub } = await memberOnContract(page);
  const I = onboardingWizard(page);
  await page.clock.install();
  await page.goto('/formulario/solicitudAfiliacion');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Solicitud de afiliación');
  await page.clock.runFor(5_000);
  expect(stub.asked('datoscontactos')).toBe(0);
  await expect(I.modal).toHaveCount(0);
  await I.abrir('/formulario/solicitudAfiliacion');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Solicitud de afiliación');
  await expect(async () => {
    await page.clock.runFor(500);
    await expect(I.modal).toBeVisible({ timeout: 100 });
  }).toPass();
});

test.describe('on the narrowest phone', () => {
  test.use({ viewport: sizes.phone });
  test.afterAll(printChecked);

  test('every step is clean, and can be used by keyboard', async ({ page }) => {
    const { stub } = await memberOnContract(page, {
      contact: { calle: 'Avenida Prolongación '.repeat(5).trim(), sector: 'W'.repeat(80) },
    });
    const I = onboardingWizard(page);
    await I.abrir();
    await expect(I.pregunta(phone)).toBeVisible();
    await expect(page.getByText(shellTexts.producto, { exact: true }).last()).toBeVisible();
    await checkState(page, 'teléfonos');
    await I.celular.fill('');
    await I.siguiente.click();
    await checkState(page, 'teléfonos con faltas');
    await I.celular.fill('8095550142');
    await I.siguiente.press('Enter');
    await expect(I.pregunta(home)).toBeFocused();
    await checkState(page, 'dirección');
    await I.siguiente.press('Enter');
    await expect(I.pregunta(mail)).toBeFocused();
    await checkState(page, 'correo');
    stub.spoil('updateCorreo', refuse);
    await I.finalizar.press('Enter');
    await expect(I.alerta).toContainText('No se puede guardar así.');
    await checkState(page, 'correo sin guardar');
  });

  test('the modal is clean', async ({ page }) => {
    await memberOnContract(page);
    const I = onboardingWizard(page);
    await I.abrir('/citas');
    await expect(I.modal).toBeVisible();
    await expect(I.pregunta(phone)).toBeVisible();
    await checkState(page, 'modal');
  });
});
