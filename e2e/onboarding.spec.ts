import type { Locator, Page, Route } from 'playwright/test';
import { shellTexts } from '../src/texts/shell';
import { checkState, printChecked, sizes } from './accessibility/check-state';
import { waitForRest } from './accessibility/wait-for-rest';
import { expect, test } from './browser/portal';
import { loginPage } from './pages/login';
import { memberOnContract, onboardingWizard } from './pages/onboarding';

const refuse = (route: Route) => route.fulfill({ status: 422, json: { mensaje: 'No se puede guardar así.' } });
const cut = (route: Route) => route.abort('connectionreset');
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

test("[ONB-02] [ONB-03] [ONB-04] [ONB-05] the three steps are 'Teléfonos', 'Dirección' and 'Correo Electrónico'", async ({
  page,
}) => {
  await memberOnContract(page);
  const I = onboardingWizard(page);
  await I.abrir();
  const steps = page.getByRole('list', { name: 'Pasos para actualizar sus datos' }).getByRole('listitem');
  const current = steps.and(page.locator('[aria-current="step"]'));
  await expect(steps).toHaveCount(3);
  await expect(current).toContainText('Teléfonos');
  await I.llegarA('Dirección');
  await expect(current).toContainText('Dirección');
  await I.siguiente.click();
  await expect(current).toContainText('Correo Electrónico');
});

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

test("[ONB-14] [ONB-16] while loading it says 'Cargando información...', and a visitor never sees it", async ({
  page,
}) => {
  const { stub } = await memberOnContract(page);
  await page.goto('/onboarding');
  await expect(page).toHaveURL(/\/login/);
  const go = stub.hold('datoscontactos');
  const I = onboardingWizard(page);
  await I.abrir();
  await expect(page.getByText('Cargando información...')).toBeVisible();
  go();
  await expect(I.pregunta(phone)).toBeVisible();
});

for (const viewport of widths)
  for (const [ending, address, fails] of [
    ['the data come', '/onboarding', false],
    ['the data do not come', '/onboarding', true],
    ['the data come over another page', '/citas', false],
  ] as const)
    test(`[ONB-13] a press on 'Omitir por ahora' skips even if meanwhile ${ending}, at ${viewport.width}`, async ({
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

test("[ONB-38] [ONB-39] [ONB-41] [ONB-42] [ONB-43] a phone has its mask, and is validated: 'Formato de teléfono inválido'", async ({
  page,
}) => {
  const { stub } = await memberOnContract(page);
  const I = onboardingWizard(page);
  await I.abrir();
  await expect(I.residencial).toHaveAttribute('placeholder', '(809)-555-5555');
  await I.celular.fill('');
  await I.siguiente.click();
  await expect(I.celular).toHaveAccessibleDescription('Por favor ingrese al menos un número de teléfono.');
  await expect(I.celular).toBeFocused();
  await I.celular.pressSequentially('8295550100');
  await expect(I.celular).toHaveValue('(829)-555-0100');
  for (const wrong of ['809-CASA', '8095550']) {
    await I.residencial.fill(wrong);
    await I.siguiente.click();
    await expect(I.residencial).toHaveAccessibleDescription('Formato de teléfono inválido');
    await expect(I.residencial).toBeFocused();
  }
  expect(stub.asked('updateTelefonos')).toBe(0);
});

test("[ONB-43] a phone with letters says 'Formato de teléfono inválido' as soon as it is left, an empty one nothing", async ({
  page,
}) => {
  await memberOnContract(page);
  const I = onboardingWizard(page);
  await I.abrir();
  await I.celular.fill('');
  await I.residencial.fill('809abc');
  await expect(I.celular).toHaveAccessibleDescription('');
  await expect(I.residencial).toHaveAccessibleDescription('');
  await I.celular.focus();
  await expect(I.residencial).toHaveAccessibleDescription('Formato de teléfono inválido');
  await expect(I.celular).toHaveAccessibleDescription('');
  await expect(I.celular).toBeFocused();
  await I.residencial.fill('8095550101');
  await expect(I.residencial).toHaveAccessibleDescription('');
});

test("[ONB-44] [ONB-46] [ONB-48] [ONB-51] [ONB-54] on the page missing places are reported in their own words: 'La provincia es obligatoria', 'El municipio es obligatorio'", async ({
  page,
}) => {
  const { stub } = await memberOnContract(page, { contact: { idProvincia: '', idMunicipio: '' } });
  const I = onboardingWizard(page);
  await I.abrir();
  await I.llegarA('Dirección');
  await expect(I.municipio).toBeDisabled();
  await I.siguiente.click();
  await expect(I.provincia).toHaveAccessibleDescription('La provincia es obligatoria');
  await expect(I.municipio).toHaveAccessibleDescription('El municipio es obligatorio');
  await expect(I.alerta).toContainText('Por favor complete todos los campos obligatorios de ubicación.');
  await I.elegir(I.provincia, 'Santo Domingo');
  await expect(I.municipio).toBeEnabled();
  await I.municipio.click();
  await expect(page.getByRole('option')).toHaveText(['Santo Domingo Este', 'Santo Domingo Oeste']);
  await page.getByRole('option', { name: 'Santo Domingo Oeste' }).click();
  await I.siguiente.click();
  await expect(I.pregunta(mail)).toBeVisible();
  expect(stub.sent('updateDireccion')).toMatchObject([{ IdProvincia: '32', IdMunicipio: '3202' }]);
});

test("[ONB-49] [ONB-56] street, number and sector say 'Debe de llenar todos los campos', flat and building are optional", async ({
  page,
}) => {
  await memberOnContract(page);
  const I = onboardingWizard(page);
  await I.abrir();
  await I.llegarA('Dirección');
  for (const name of ['Calle', 'No. de casa', 'Sector']) await I.campo(name).fill('');
  await I.campo('Apartamento opcional').or(page.getByLabel('Apartamento')).first().fill('');
  await I.siguiente.click();
  for (const [name, asked] of [
    ['Calle', 'Escriba la calle.'],
    ['No. de casa', 'Escriba el número de la casa.'],
    ['Sector', 'Escriba el sector.'],
  ] as const)
    await expect(I.campo(name)).toHaveAccessibleDescription(`Debe de llenar todos los campos. ${asked}`);
  await expect(I.campo('Calle')).toBeFocused();
  await I.campo('Calle').fill('a'.repeat(300));
  await I.siguiente.click();
  await expect(I.campo('Calle')).toHaveAccessibleDescription('Es demasiado largo. Escríbalo más corto.');
  await expect(I.campo('Calle')).toHaveValue('a'.repeat(300));
});

test("[ONB-61] [ONB-62] [ONB-63] a missing and an invalid e-mail: 'Ingrese un correo electrónico válido'", async ({
  page,
}) => {
  await memberOnContract(page);
  const I = onboardingWizard(page);
  await I.abrir();
  await I.llegarA('Correo Electrónico');
  await I.correo.fill('');
  await I.finalizar.click();
  await expect(I.correo).toHaveAccessibleDescription('El correo electrónico es obligatorio');
  await expect(I.alerta).toContainText('Por favor ingrese un correo electrónico válido.');
  await I.correo.fill('rosa@');
  await I.finalizar.click();
  await expect(I.correo).toHaveAccessibleDescription('Ingrese un correo electrónico válido');
  await expect(I.correo).toBeFocused();
});

test("[ONB-15] [ONB-75] [ONB-77] the page ends with '¡Todos los datos de contacto han sido actualizados exitosamente!' and a button", async ({
  page,
}) => {
  await memberOnContract(page);
  const I = onboardingWizard(page);
  await I.abrir();
  await I.llegarA('Correo Electrónico');
  await I.finalizar.click();
  const end = page.getByRole('heading', {
    name: '¡Todos los datos de contacto han sido actualizados exitosamente!',
  });
  await expect(end).toBeFocused();
  await page.getByRole('button', { name: 'Continuar', exact: true }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
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

test("[ONB-45] [ONB-47] [ONB-48] in the modal missing places are reported in other words: 'Debe seleccionar la provincia', 'Debe seleccionar el municipio'", async ({
  page,
}) => {
  await memberOnContract(page, { contact: { idProvincia: '', idMunicipio: '' } });
  const I = onboardingWizard(page);
  await I.abrir('/citas');
  await expect(I.modal).toBeVisible();
  await I.llegarA('Dirección');
  await I.siguiente.click();
  await expect(I.provincia).toHaveAccessibleDescription('Debe seleccionar la provincia');
  await expect(I.municipio).toHaveAccessibleDescription('Debe seleccionar el municipio');
});

test("[ONB-58] the subsidised read their address: 'Los afiliados del régimen subsidiado no pueden modificar su dirección desde esta plataforma.'", async ({
  page,
}) => {
  const { stub } = await memberOnContract(page, { regimen: 'SUBSIDIADO', contact: { idMunicipio: '', municipio: '' } });
  const I = onboardingWizard(page);
  await I.abrir();
  await I.llegarA('Dirección');
  await expect(
    page.getByText('Los afiliados del régimen subsidiado no pueden modificar su dirección desde esta plataforma.'),
  ).toBeVisible();
  await expect(I.campo('Calle')).not.toBeEditable();
  await expect(I.campo('Municipio')).toHaveValue('Sin registrar');
  await I.siguiente.click();
  await expect(I.pregunta(mail)).toBeVisible();
  expect(stub.asked('updateDireccion')).toBe(0);
});

test("a rejected step names its part once: 'Error actualizando teléfonos. Inténtelo nuevamente.', and after the second time it can be postponed", async ({
  page,
}) => {
  const { stub } = await memberOnContract(page);
  const I = onboardingWizard(page);
  await I.abrir();
  await expect(I.pregunta(phone)).toBeVisible();
  stub.spoil('updateTelefonos', refuse);
  await I.celular.fill('8295550100');
  await I.siguiente.click();
  await expect(I.alerta).toContainText('Error actualizando teléfonos. Inténtelo nuevamente.');
  await expect(I.alerta).toContainText('No se puede guardar así.');
  await expect(page.getByText('Error actualizando teléfonos')).toHaveCount(1);
  await expect(I.despues).toHaveCount(0);
  await I.siguiente.click();
  await expect(I.despues).toBeVisible();
  expect(stub.asked('updateTelefonos')).toBe(2);
  await I.despues.click();
  await expect(page).toHaveURL(/:\d+\/$/);
  stub.mend('updateTelefonos');
  await page.goto('/onboarding');
  await expect(I.celular).toHaveValue('(829)-555-0100');
});

test("the last save names the failed parts: 'Error actualizando: correo electrónico. Por favor, inténtelo nuevamente.'", async ({
  page,
}) => {
  const { stub } = await memberOnContract(page);
  const I = onboardingWizard(page);
  await I.abrir();
  await I.llegarA('Correo Electrónico');
  stub.spoil('updateCorreo', refuse);
  await I.finalizar.click();
  await expect(I.alerta).toContainText('Error actualizando: correo electrónico. Por favor, inténtelo nuevamente.');
  expect([stub.asked('updateTelefonos'), stub.asked('updateDireccion')]).toEqual([1, 1]);
});

for (const [row, call, text] of [
  ['[ONB-78]', 'provincias', 'Error cargando provincias'],
  ['[ONB-79]', 'municipios', 'Error cargando municipios'],
] as const)
  test(`${row} [ONB-85] without a list the address is a sample that saves nothing: '${text}'`, async ({ page }) => {
    const { stub } = await memberOnContract(page);
    stub.spoil(call, (route) => route.fulfill({ status: 501, json: {} }));
    const I = onboardingWizard(page);
    await I.abrir();
    await I.llegarA('Dirección');
    await expect(I.alerta).toContainText(text);
    await expect(page.getByText('Lista de muestra').first()).toBeVisible();
    stub.mend(call);
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await expect(page.getByText('Lista de muestra')).toHaveCount(0);
    await expect(I.campo('Calle')).toHaveValue('Av. Los Caciques');
    expect(stub.asked('updateDireccion')).toBe(0);
  });

test("without provinces «Siguiente» leaves the address pending, says why, and leads back once they come; 'completado' is only what was saved", async ({
  page,
}) => {
  const { stub } = await memberOnContract(page);
  stub.spoil('provincias', (route) => route.fulfill({ status: 501, json: {} }));
  const I = onboardingWizard(page);
  await I.abrir();
  await I.llegarA('Correo Electrónico');
  const steps = page.getByRole('list', { name: 'Pasos para actualizar sus datos' }).getByRole('listitem');
  await expect(steps).toHaveText([/Teléfonos, completado/, /Dirección, pendiente/, /Correo Electrónico$/]);
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

for (const [rows, address, text] of [
  ['[ONB-81] [ONB-83]', '/onboarding', 'Error cargando datos iniciales'],
  ['[ONB-82] [ONB-83]', '/citas', 'Error cargando información. Inténtelo nuevamente.'],
] as const)
  test(`${rows} when nothing can be loaded it says so in the words of its place: '${text}'`, async ({ page }) => {
    const { stub } = await memberOnContract(page);
    const I = onboardingWizard(page);
    const fail = (route: Route) => route.fulfill({ status: 501, json: {} });
    if (address === '/citas')
      stub.spoil('datoscontactos', (route) => route.fulfill({ json: { debeActualizarDatosContacto: true } }));
    for (const call of ['provincias', 'municipios'] as const) stub.spoil(call, fail);
    await I.abrir(address);
    if (address === '/citas') {
      await page.waitForResponse(/datoscontactos/);
      stub.spoil('datoscontactos', fail);
    } else {
      stub.spoil('datoscontactos', fail);
      await page.reload();
    }
    await expect(I.alerta).toContainText(text);
  });

test("[ONB-64] ten taps on 'Siguiente', Enter and a tap, and Back and forth write each part once", async ({ page }) => {
  const { stub } = await memberOnContract(page);
  const I = onboardingWizard(page);
  await I.abrir();
  await I.celular.focus();
  await page.keyboard.press('Enter');
  await expect(I.pregunta(home)).toBeFocused();
  await page.getByRole('button', { name: 'Siguiente' }).evaluate((button: HTMLButtonElement) => {
    for (let press = 0; press < 10; press += 1) button.click();
  });
  await expect(I.pregunta(mail)).toBeFocused();
  await I.anterior.click();
  await I.anterior.click();
  await I.llegarA('Correo Electrónico');
  expect([stub.asked('updateTelefonos'), stub.asked('updateDireccion')]).toEqual([1, 1]);
});

for (const [when, ready] of [
  ['in the same moment', false],
  ['while the other is still under way', true],
] as const)
  test(`a press in two tabs, one ${when}, writes once, and both continue`, async ({ page, context }) => {
    const { stub } = await memberOnContract(context);
    const tabs = [page, await context.newPage()].map((tab) => ({ tab, I: onboardingWizard(tab) }));
    for (const { I } of tabs) {
      await I.abrir();
      await expect(I.pregunta(phone)).toBeVisible();
    }
    const go = stub.hold('updateTelefonos');
    const press = ({ I }: (typeof tabs)[number]) => I.siguiente.evaluate((button: HTMLButtonElement) => button.click());
    if (ready) {
      for (const tab of tabs) {
        await press(tab);
        await expect(tab.tab.getByRole('button', { name: /^(Guardando|Revisando)…$/ })).toBeVisible();
      }
    } else await Promise.all(tabs.map(press));
    for (const { tab } of tabs)
      await expect(tab.getByRole('button', { name: /^(Guardando|Revisando)…$/ })).toBeVisible();
    await expect.poll(() => stub.asked('updateTelefonos')).toBe(1);
    go();
    for (const { I } of tabs) await expect(I.pregunta(home)).toBeVisible();
    expect(stub.asked('updateTelefonos')).toBe(1);
  });

test('a save with a lost answer is looked up, and not sent twice', async ({ page }) => {
  const { stub } = await memberOnContract(page);
  const I = onboardingWizard(page);
  await I.abrir();
  await expect(I.pregunta(phone)).toBeVisible();
  stub.spoil('updateTelefonos', cut);
  stub.spoil('datoscontactos', (route) => route.fulfill({ status: 501, json: {} }));
  await I.siguiente.click();
  await expect(I.alerta).toContainText('No pudimos confirmar si se guardó.');
  stub.mend('datoscontactos');
  await I.siguiente.click();
  await expect(I.pregunta(home)).toBeVisible();
  expect(stub.asked('updateTelefonos')).toBe(1);
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

test('an expired session is reported, and the input returns after the next log-in', async ({ page }) => {
  const { stub } = await memberOnContract(page);
  const I = onboardingWizard(page);
  await I.abrir();
  await I.celular.fill('8295550100');
  stub.spoil('updateTelefonos', (route) => route.fulfill({ status: 401, json: {} }));
  await I.siguiente.click();
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByText('Su sesión venció.')).toBeVisible();
  stub.mend('updateTelefonos');
  await loginPage(page).numero.fill('00112345678');
  await loginPage(page).clave.fill('clave1234');
  await loginPage(page).enviar.click();
  await expect(page).toHaveURL(/\/onboarding$/);
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

test('[ONB-11] [ONB-37] skipping leads to the page requested before the log-in, and the wizard does not return', async ({
  page,
}) => {
  await memberOnContract(page);
  const I = onboardingWizard(page);
  await page.goto('/citas');
  await expect(page).toHaveURL(/\/login\?volver=/);
  await loginPage(page).numero.fill('00112345678');
  await loginPage(page).clave.fill('clave1234');
  await loginPage(page).enviar.click();
  await expect(page).toHaveURL(/\/onboarding$/);
  await page.getByRole('button', { name: 'Omitir por ahora' }).click();
  await expect(page).toHaveURL(/\/citas$/);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Citas');
  await expect(I.modal).toHaveCount(0);
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
    await expect(I.alerta).toBeVisible();
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
