import { sizes } from './accessibility/check-state';
import { fieldsDrawn, watchFields } from './accessibility/rendered-fields';
import { expect, test } from './browser/portal';
import { applicantOnContract, application, catalogo, formulario, noe, rosa } from './pages/application';

test.use({ viewport: sizes.desktop });

test("[APPL-01] [APPL-03] [APPL-04] [APPL-34] [REQ-20] through 'Plan', 'Datos personales', 'Datos de dependiente', 'Datos de pago' and 'Declaración de Salud' to 'Enviar solicitud', it is sent once and its number is shown", {
  tag: '@first',
}, async ({ page }) => {
  const planes = [{ codigo: '1', descripcion: 'PLAN LARIMAR', prima: 1485.5, coberturas: [] }];
  const stub = await applicantOnContract(page, {
    more: { formularioPlanes: () => planes, solicitudAfiliacion: () => ({ numero: '20451' }) },
  });
  const I = application(page);
  await I.abrir();
  await I.pasarPersona();
  await expect(I.anterior).toBeVisible();
  await expect(page.getByRole('list', { name: 'Pasos de la solicitud' }).getByRole('listitem')).toHaveText([
    /Plan/,
    /Datos personales/,
    /Datos de dependiente/,
    /Datos de pago/,
    /Declaración de Salud/,
  ]);
  await I.agregar(noe, 'Hijo');
  await I.button('Editar a Noé Peña').click();
  await I.dialogo.getByLabel('Nombres', { exact: true }).fill('Noel');
  await I.dialogo.getByRole('button', { name: 'Guardar dependiente' }).click();
  await I.button('Quitar a Noel Peña').click();
  await expect(I.button('Editar a Noel Peña')).toHaveCount(0);
  await I.button('Deshacer').click();
  await expect(I.button('Editar a Noel Peña')).toBeVisible();
  const family = page.getByText('RD$\u00a02,971.00 al mes por las 2 personas');
  await expect(family).toBeVisible();
  await I.siguiente.click();
  await expect(family).toBeVisible();
  await page.getByRole('radio', { name: 'Transferencia' }).check();
  await page.getByRole('radio', { name: 'Semestral RD$\u00a017,826.00 cada seis meses' }).check();
  await I.siguiente.click();
  await expect(page.getByRole('radiogroup')).toHaveText([/^Presión alta/, /^Arritmia/, /^Asma/]);
  await I.pregunta('Presión alta').getByRole('radio', { name: 'Sí' }).check();
  await page.getByRole('checkbox', { name: 'Madre' }).check();
  await page.getByLabel('¿Qué medicina toma?').fill('Losartán 50 mg');
  await I.ningunaEnTodas();
  await expect(I.siguiente).toHaveCount(0);
  await I.aRevision.click();
  await I.enPaso('Revise su solicitud');
  await expect(page.getByText('Semestral: RD$\u00a017,826.00 cada seis meses')).toBeVisible();
  await expect(page.getByText('RD$\u00a02,971.00', { exact: true })).toBeVisible();
  await I.button('Enviar solicitud').click();
  await expect(I.dialogo).toContainText('Recibimos su solicitud');
  await expect(I.dialogo).toContainText('Su número es 20451.');
  expect(stub.asked('solicitudAfiliacion')).toBe(1);
});

test('the receipt is copied, and its time ends with one stop', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await applicantOnContract(page, { more: { solicitudAfiliacion: () => ({ numero: '20451' }) } });
  const I = application(page);
  await I.abrir();
  await I.revisar();
  await I.enviar.click();
  await expect(I.dialogo).toContainText(/La recibimos el [\d-]+, \d+:\d\d\s[ap]\.\sm\.(?!\.)/);
  await I.button('Copiar').click();
  await expect(I.dialogo).toContainText('Recibo copiado.');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /^Solicitud de afiliación número 20451, recibida el [\d-]+, \d+:\d\d\s[ap]\.\sm\.\n/,
  );
  await expect(I.button('Compartir')).toBeVisible();
});

test("[APPL-05] [APPL-33] each step is blocked until complete, and then says what is missing; a key press renders one field: 'MI PLAN'", async ({
  page,
}) => {
  await watchFields(page);
  await applicantOnContract(page, { regimen: 'VOLUNTARIOS COLECTIVOS', plan: 'Plan Larimar' });
  const I = application(page);
  await I.abrir();
  await I.button('Empezar').click();
  await expect(page.getByText('MI PLAN')).toHaveCount(1);
  await expect(I.siguiente).toHaveAttribute('aria-disabled', 'true');
  await I.siguiente.press('Enter');
  await expect(page.getByText('El campo Plan es requerido.')).toBeVisible();
  await page.getByRole('radio', { name: 'PLAN LARIMAR' }).check();
  await expect(I.siguiente).not.toHaveAttribute('aria-disabled');
  await I.siguiente.press('Enter');
  await I.enPaso('Datos personales');
  await I.escribirPersona(rosa);
  await I.contacto();
  await expect(I.siguiente).not.toHaveAttribute('aria-disabled');
  await I.campo('Nombres').press('End');
  await fieldsDrawn(page);
  await I.campo('Nombres').pressSequentially('a');
  await expect(I.campo('Nombres')).toHaveValue('Rosaa');
  expect(await fieldsDrawn(page)).toEqual(['Nombres']);
  await I.siguiente.click();
  await I.siguiente.click();
  await I.enPaso('Datos de pago');
  await expect(I.siguiente).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('radio', { name: 'Efectivo' }).check();
  await page.getByRole('radio', { name: 'Anual' }).check();
  await I.siguiente.click();
  await I.enPaso('Declaración de Salud');
  await expect(I.aRevision).toHaveAttribute('aria-disabled', 'true');
  await I.ningunaEnTodas();
  await expect(I.aRevision).not.toHaveAttribute('aria-disabled');
});

test("[APPL-12] [APPL-13] [APPL-16] the choices are 'Cédula', 'Pasaporte', 'No aplica'; 'Masculino', 'Femenino'; 'Soltero', 'Casado', 'Unión libre', those of a relationship follow the sex, and a summary leads to each", async ({
  page,
}) => {
  await applicantOnContract(page);
  const I = application(page);
  await I.abrir();
  await I.pasarPlan();
  await expect(page.getByLabel('Estado civil').locator('option')).toHaveText([
    'Elija',
    'Soltero',
    'Casado',
    'Unión libre',
  ]);
  await I.enVano();
  const missing = page.getByRole('alert').getByRole('link');
  await expect(missing.first()).toHaveText('El campo Nombres es requerido.');
  await missing.filter({ hasText: 'El campo Sexo es requerido.' }).click();
  await expect(page.getByRole('radiogroup', { name: 'Sexo' })).toBeFocused();
  await I.escribirPersona(rosa);
  await I.contacto();
  await I.siguiente.click();
  await I.button('Añadir dependiente').click();
  const labels = (name: string) =>
    I.dialogo
      .getByRole('radiogroup', { name })
      .getByRole('radio')
      .evaluateAll((all) => all.map((one) => one.closest('label')?.innerText));
  await expect(I.dialogo.getByRole('radio')).toHaveCount(5);
  expect([await labels('Tipo de documento'), await labels('Sexo')]).toEqual([
    ['Cédula', 'Pasaporte', 'No aplica'],
    ['Masculino', 'Femenino'],
  ]);
  const related = I.dialogo.getByLabel('Parentesco');
  await expect(related).toBeDisabled();
  await I.dialogo.getByRole('radio', { name: 'Femenino' }).check();
  await expect(related.locator('option')).toHaveText(['Elija', 'Hija']);
  await I.dialogo.getByRole('radio', { name: 'No aplica' }).check();
  await expect(I.dialogo.getByLabel('Documento', { exact: true })).not.toBeEditable();
});

test('a question added meanwhile is reported in its place, with the focus on it, instead of sending', async ({
  page,
}) => {
  let questions = catalogo.filter(({ descripcion }) => descripcion !== 'Asma');
  const stub = await applicantOnContract(page, { more: { catalogosintomaenfermedades: () => questions } });
  const I = application(page);
  await I.abrir();
  await I.revisar();
  questions = catalogo;
  const came = page.waitForResponse(/catalogosintomaenfermedades/);
  await page.reload();
  await (await came).finished();
  await I.enPaso('Revise su solicitud');
  await I.enviar.click();
  await I.enPaso('Declaración de Salud');
  await expect(I.alerta).toContainText('Le falta 1 respuesta.');
  await expect(I.pregunta('Asma')).toContainText('Responda Sí o No.');
  await expect(I.pregunta('Asma')).toBeFocused();
  expect(stub.asked('solicitudAfiliacion')).toBe(0);
});

test('going back in the browser is a step back and loses nothing; the entry page offers the draft', async ({
  page,
}) => {
  await applicantOnContract(page);
  const I = application(page);
  await I.abrir();
  await I.pasarPersona();
  await I.button('Añadir dependiente').click();
  await I.dialogo.getByLabel('Nombres', { exact: true }).fill('Noé');
  await page.goBack();
  await expect(I.dialogo).toHaveCount(0);
  await I.enPaso('Datos de dependiente');
  await I.button('Añadir dependiente').click();
  await expect(I.dialogo.getByLabel('Nombres', { exact: true })).toHaveValue('Noé');
  await I.dialogo.getByRole('button', { name: 'Cancelar' }).click();
  await page.goBack();
  await I.enPaso('Datos personales');
  await expect(I.campo('Apellidos')).toHaveValue("O'Neill-Núñez");
  await page.goBack();
  await I.enPaso('Plan');
  await page.goBack();
  await I.enPaso('Solicitud de afiliación');
  await expect(page.getByText(/Tiene una solicitud empezada el \d\d-\d\d-\d{4}/)).toBeVisible();
  await expect(I.button('Continuar la solicitud')).toBeFocused();
  await I.button('Continuar la solicitud').click();
  await I.enPaso('Datos de pago').catch(() => I.enPaso('Datos de dependiente'));
});

test('the device stores no document and no health data; another tab is offered the rest with its date', async ({
  page,
  context,
}) => {
  await applicantOnContract(page);
  const I = application(page);
  await I.abrir();
  await I.pasarPago();
  await I.pregunta('Asma').getByRole('radio', { name: 'Sí' }).check();
  const kept = await page.evaluate(() => JSON.stringify(localStorage).replace(/[0-9a-f]{32}/g, ''));
  expect(kept).toContain('Núñez');
  // A timestamp may contain the same digits.
  for (const secret of ['1111111', 'salud', 'esUsted', '201'])
    expect(kept).not.toMatch(new RegExp(`(?<!\\d)${secret}(?!\\d)`));
  const other = await context.newPage();
  await applicantOnContract(other);
  const II = application(other);
  await II.abrir(`${formulario}?paso=5`);
  await expect(other.getByText(/Tiene una solicitud empezada el/)).toBeVisible();
  await II.button('Continuar la solicitud').click();
  await II.enPaso('Datos personales');
  await expect(II.campo('Nombres')).toHaveValue('Rosa');
  await expect(II.campo('Documento')).toHaveValue('');
});

test('with large text on a low screen bars are not sticky, otherwise they are', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await applicantOnContract(page);
  const I = application(page);
  await I.abrir();
  await I.pasarPlan();
  const bars = [page.getByRole('banner'), page.getByRole('group', { name: 'Botones de la solicitud' })];
  await page.getByLabel('Correo', { exact: true }).scrollIntoViewIfNeeded();
  for (const bar of bars) await expect(bar).toBeInViewport();
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await page.getByLabel('Correo', { exact: true }).scrollIntoViewIfNeeded();
  for (const bar of bars) await expect(bar).not.toBeInViewport();
});

test('with large text on a low screen a dialog leaves room between its title and its buttons', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await applicantOnContract(page);
  const I = application(page);
  await I.abrir();
  await I.pasarPersona();
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await I.button('Añadir dependiente').click();
  const field = I.dialogo.getByLabel('Nombres', { exact: true });
  await field.focus();
  expect(
    await field.evaluate((input) => {
      const { left, top, bottom } = input.getBoundingClientRect();
      return [top + 1, bottom - 1].map((y) => input.contains(document.elementFromPoint(left + 10, y)));
    }),
  ).toEqual([true, true]);
});

test('«Responda Sí o No.» does not move the answers, and the number of open ones is shown beside the buttons', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await applicantOnContract(page);
  const I = application(page);
  await I.abrir();
  await I.pasarPago();
  const edge = async () => {
    const box = await I.pregunta('Arritmia').getByRole('radio', { name: 'No' }).boundingBox();
    return Math.round((box?.x ?? 0) + (box?.width ?? 0));
  };
  const before = await edge();
  await expect(page.getByRole('group', { name: 'Botones de la solicitud' })).toContainText('Le faltan 3 respuestas');
  await I.enVano();
  await expect(I.pregunta('Arritmia')).toContainText('Responda Sí o No.');
  expect(await edge()).toBe(before);
});

test('without menu items the page is centred on a desktop, without a side column', async ({ page }) => {
  const offered = { id: '1', titulo: 'Coberturas', icono: '', url: '/consulta/cobertura', requireLogin: false };
  const menu = page.getByRole('navigation', { name: 'Menú principal' });
  const asides = async () => {
    const { x = 0, width = 0 } = (await page.getByRole('main').boundingBox()) ?? {};
    return [x, (await page.evaluate(() => document.documentElement.clientWidth)) - x - width];
  };
  let items = [{ ...offered, requireLogin: true }];
  await applicantOnContract(page, {
    more: { flags: () => [{ nombre: 'VER_REDES_SOCIALES', esWeb: true }], menu: () => items },
  });
  const I = application(page);
  await I.abrir();
  await expect(page.getByRole('contentinfo').getByRole('region', { name: 'Redes sociales' })).toBeVisible();
  await expect(menu).toHaveCount(0);
  expect(await asides()).toEqual([100, 100]);
  items = [offered];
  await page.reload();
  await expect(menu.getByRole('link', { name: 'Coberturas' })).toBeVisible();
  expect(await asides()).toEqual([290, 40]);
});

test('on a tablet the five steps fit the page', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await applicantOnContract(page);
  const I = application(page);
  await I.abrir();
  await I.pasarPlan();
  expect(
    await page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.clientWidth]),
  ).toEqual([768, 768]);
});
