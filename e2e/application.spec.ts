import type { Route } from 'playwright/test';
import { sizes } from './accessibility/check-state';
import { fieldsDrawn, watchFields } from './accessibility/rendered-fields';
import { expect, test } from './browser/portal';
import { applicantOnContract, application, catalogo, formulario, noe, rosa } from './pages/application';

const refuse = (route: Route) => route.fulfill({ status: 422, json: { mensaje: '' } });
const cut = (route: Route) => route.abort('connectionreset');

test.use({ viewport: sizes.desktop });

test("[APPL-01] [APPL-02] [APPL-03] [APPL-06] the five steps are 'Plan', 'Datos personales', 'Datos de dependiente', 'Datos de pago' and 'Declaración de Salud', and the last one offers 'Enviar solicitud'", async ({
  page,
}) => {
  const stub = await applicantOnContract(page);
  const I = application(page);
  await I.abrir();
  await expect(page.getByRole('heading', { name: 'Antes de empezar, tenga a mano…' })).toBeVisible();
  await I.button('Empezar').click();
  await I.enPaso('Plan');
  await expect(I.anterior).toHaveCount(0);
  const steps = page.getByRole('list', { name: 'Pasos de la solicitud' }).getByRole('listitem');
  await expect(steps).toHaveText([
    /Plan/,
    /Datos personales/,
    /Datos de dependiente/,
    /Datos de pago/,
    /Declaración de Salud/,
  ]);
  await page.goto(formulario);
  await I.button('Borrar y empezar de nuevo').click();
  await I.pasarPago();
  await expect(I.anterior).toBeVisible();
  await expect(I.button('Enviar solicitud')).toBeVisible();
  await expect(I.siguiente).toHaveCount(0);
  expect(stub.heard.filter(({ call }) => call === 'solicitudAfiliacion')).toEqual([]);
});

test("[APPL-04] [APPL-07] [APPL-35] [API-79] is sent once, in one call, and the overlay says 'Recibimos su solicitud' with its number", {
  tag: '@first',
}, async ({ page }) => {
  const stub = await applicantOnContract(page, { more: { solicitudAfiliacion: () => ({ numero: '20451' }) } });
  const I = application(page);
  await I.abrir();
  await I.pasarPersona();
  await I.agregar(noe, 'Hijo');
  await I.siguiente.click();
  await page.getByRole('radio', { name: 'Transferencia' }).check();
  await page.getByRole('radio', { name: 'Semestral' }).check();
  await I.siguiente.click();
  await I.pregunta('Presión alta').getByRole('radio', { name: 'Sí' }).check();
  await page.getByRole('checkbox', { name: 'Madre' }).check();
  await page.getByLabel('¿Qué medicina toma?').fill('Losartán 50 mg');
  await I.ningunaEnTodas();
  await I.enviar.click();
  await I.enPaso('Revise su solicitud');
  const go = stub.hold('solicitudAfiliacion');
  for (let tap = 0; tap < 10; tap += 1)
    await I.button('Enviar solicitud').or(I.button('Enviando…')).dispatchEvent('click');
  await expect.poll(() => stub.asked('solicitudAfiliacion')).toBe(1);
  go();
  await expect(I.dialogo).toContainText('Recibimos su solicitud');
  await expect(I.dialogo).toContainText('Su número es 20451.');
  expect(stub.sent('solicitudAfiliacion')).toEqual([
    {
      idServicio: 7,
      nombres: 'Rosa',
      apellidos: "O'Neill-Núñez",
      tipoDocumento: 1,
      noDocumento: '001-1111111-1',
      fechaNacimiento: '1990-11-05',
      sexo: 'Femenino',
      nacionalidad: '36',
      ocupacion: '',
      correo: 'rosa@ejemplo.do',
      estadoCivil: '',
      direccion: 'Calle 5 #27',
      sector: 'Los Mina',
      ciudad: 'Santo Domingo',
      telefono: '(809)-555-0142',
      oficina: '',
      celular: '',
      formaPago: 2,
      frecuenciaPago: 3,
      planSolicitado: '1',
      listDependientes: [
        {
          nombres: 'Noé',
          apellidos: 'Peña',
          tipoDocumento: 3,
          noDocumento: 'NA',
          fechaNacimiento: '2020-02-01',
          sexo: 'Masculino',
          nacionalidad: 'Dominicana',
          idNacionalidad: '36',
          parentesco: 'Hijo',
          idParentesco: '3',
          index: 0,
        },
      ],
      listSintomasNucleo: [
        symptom('101', '1', { campoAdicional: 'Losartán 50 mg', esMadre: true }),
        symptom('102', '1'),
        symptom('201', '2'),
      ],
    },
  ]);
  expect(stub.asked('solicitudAfiliacion')).toBe(1);
});

const symptom = (IdCatalogoSintoma: string, codigoPadre: string, more: object = {}) => ({
  IdCatalogoSintoma,
  campoAdicional: '',
  esUsted: false,
  esPadre: false,
  esMadre: false,
  esHermano: false,
  esAbuelo: false,
  esTio: false,
  esOtro: false,
  codigoPadre,
  ...more,
});

test("[APPL-04] without a number the overlay says 'Recibimos su solicitud' with date and time, and says it again after a reload until it is read", async ({
  page,
}) => {
  const stub = await applicantOnContract(page);
  const I = application(page);
  await I.abrir();
  await I.revisar();
  await I.enviar.click();
  await expect(I.dialogo).toContainText(/Recibimos su solicitud.*La recibimos el \d\d-\d\d-\d{4}, \d+:\d\d/s);
  await page.reload();
  await expect(I.dialogo).toContainText('La recibimos el');
  expect(stub.asked('solicitudAfiliacion')).toBe(1);
  await I.button('Terminar').click();
  await expect(page).toHaveURL(/\/login/);
  await page.goto(formulario);
  await expect(I.button('Empezar')).toBeVisible();
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

test("[APPL-05] 'Siguiente' is focusable and reports what is missing: 'El campo Plan es requerido.'", async ({
  page,
}) => {
  await applicantOnContract(page);
  const I = application(page);
  await I.abrir();
  await I.button('Empezar').click();
  await expect(page.getByRole('radio', { name: 'PLAN LARIMAR' })).toBeVisible();
  await expect(I.siguiente).toHaveAttribute('aria-disabled', 'true');
  await I.siguiente.press('Enter');
  await expect(page.getByText('El campo Plan es requerido.')).toBeVisible();
  await expect(I.siguiente).toHaveAttribute('aria-disabled', 'true');
  await I.enPaso('Plan');
  await page.getByRole('radio', { name: 'PLAN LARIMAR' }).check();
  await expect(I.siguiente).not.toHaveAttribute('aria-disabled');
  await I.siguiente.press('Enter');
  await I.enPaso('Datos personales');
});

test('[APPL-05] each step is blocked until complete, and a key press renders one field', async ({ page }) => {
  await watchFields(page);
  await applicantOnContract(page);
  const I = application(page);
  await I.abrir();
  await I.pasarPlan();
  await I.escribirPersona(rosa);
  await I.contacto();
  await expect(I.siguiente).not.toHaveAttribute('aria-disabled');
  await I.campo('Ciudad').fill('');
  await expect(I.siguiente).toHaveAttribute('aria-disabled', 'true');
  await I.campo('Nombres').press('End');
  await fieldsDrawn(page);
  await I.campo('Nombres').pressSequentially('a');
  await expect(I.campo('Nombres')).toHaveValue('Rosaa');
  expect(await fieldsDrawn(page)).toEqual(['Nombres']);
  await I.campo('Ciudad').fill('Baní');
  await I.siguiente.click();
  await I.siguiente.click();
  await I.enPaso('Datos de pago');
  await expect(I.siguiente).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('radio', { name: 'Efectivo' }).check();
  await expect(I.siguiente).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('radio', { name: 'Anual' }).check();
  await I.siguiente.click();
  await I.enPaso('Declaración de Salud');
  await expect(I.enviar).toHaveAttribute('aria-disabled', 'true');
  await I.ningunaEnTodas();
  await expect(I.enviar).not.toHaveAttribute('aria-disabled');
});

test("[APPL-19] [APPL-20] [APPL-22] [APPL-23] the applicant's own: 'El campo Nombres es requerido.'", async ({
  page,
}) => {
  await applicantOnContract(page);
  const I = application(page);
  await I.abrir();
  await I.pasarPlan();
  await I.enVano();
  const summary = page.getByRole('alert').getByRole('link');
  await expect(summary).toHaveText([
    'El campo Nombres es requerido.',
    'El campo Apellidos es requerido.',
    'El campo Tipo de documento es requerido.',
    'El campo Documento es requerido.',
    'El campo Fecha de nacimiento es requerido.',
    'El campo Sexo es requerido.',
    'El campo Correo es requerido.',
    'El campo Teléfono es requerido.',
    'El campo Dirección es requerido.',
    'El campo Sector es requerido.',
    'El campo Ciudad es requerido.',
  ]);
  await summary.nth(5).click();
  await expect(page.getByRole('radiogroup', { name: 'Sexo' })).toBeFocused();
});

test("[APPL-24] [APPL-25] [APPL-26] [APPL-28] [FMT-07] an error is shown at its field: 'Correo electronico invalido'", async ({
  page,
}) => {
  await applicantOnContract(page);
  const I = application(page);
  await I.abrir();
  await I.pasarPlan();
  await I.escribirPersona({ ...rosa, documento: '001111111', nacimiento: '' });
  await I.contacto();
  await expect(I.campo('Documento')).toHaveValue('001-111111');
  await expect(I.campo('Teléfono')).toHaveValue('(809)-555-0142');
  await I.campo('Correo').fill('rosa@');
  const said = async (born: string, words: string) => {
    await I.campo('Fecha de nacimiento').fill(born);
    await I.enVano();
    await expect(I.campo('Fecha de nacimiento')).toHaveAccessibleDescription(new RegExp(words));
    await expect(I.campo('Fecha de nacimiento')).toHaveValue(born);
  };
  const [day, month, year] = new Date(Date.now() - 4 * 3_600_000)
    .toISOString()
    .slice(0, 10)
    .split('-')
    .reverse()
    .map(Number);
  // A day that every month has.
  const on = (d: number, y: number) =>
    [String(Math.min(d, 28)).padStart(2, '0'), String(month).padStart(2, '0'), y].join('-');
  await said(on(1, (year ?? 0) + 1), 'La fecha de nacimiento no puede ser posterior a hoy\\.');
  await said('05-11-1890', 'Revise el año');
  await said(on(28, (year ?? 0) - 17), 'Debe tener 18 años o más para pedir la afiliación\\.');
  await expect(I.campo('Correo')).toHaveAccessibleDescription('Correo electronico invalido');
  await expect(I.campo('Documento')).toHaveAccessibleDescription(/La cédula lleva once dígitos/);
  await I.campo('Correo').fill('rosa@ejemplo.do');
  await I.campo('Documento').fill('00111111111');
  await I.campo('Fecha de nacimiento').fill(on(day ?? 1, (year ?? 0) - 18));
  await I.siguiente.click();
  await I.enPaso('Datos de dependiente');
});

test('[APPL-27] a passport of 31 is kept as typed and reported as too long, one of 30 is accepted', async ({
  page,
}) => {
  await applicantOnContract(page);
  const I = application(page);
  await I.abrir();
  await I.pasarPlan();
  await I.escribirPersona({ ...rosa, tipo: 'Pasaporte', documento: 'a'.repeat(31) });
  await I.contacto();
  await I.enVano();
  await expect(I.campo('Documento')).toHaveValue('A'.repeat(31));
  await expect(I.campo('Documento')).toHaveAccessibleDescription(/El pasaporte lleva hasta 30 letras y números\./);
  await I.campo('Documento').fill('A'.repeat(30));
  await I.siguiente.click();
  await I.enPaso('Datos de dependiente');
});

test('[APPL-30] [APPL-31] names, occupation and town accept letters only, an address also numbers', async ({
  page,
}) => {
  await applicantOnContract(page);
  const I = application(page);
  await I.abrir();
  await I.pasarPlan();
  await I.campo('Nombres').pressSequentially("María-José O'Neill 3ª <b>");
  await expect(I.campo('Nombres')).toHaveValue("María-José O'Neill ª b");
  await I.campo('Ciudad').fill('Baní 2');
  await expect(I.campo('Ciudad')).toHaveValue('Baní ');
  await I.campo('Dirección').fill('Calle 5 #27, apto. 3-B');
  await expect(I.campo('Dirección')).toHaveValue('Calle 5 #27, apto. 3-B');
});

test("[APPL-12] [APPL-13] [APPL-14] [APPL-15] [APPL-16] the choices are 'Cédula', 'Pasaporte', 'No aplica'; 'Masculino', 'Femenino'; 'Efectivo', 'Transferencia', 'Tarjeta'; 'Trimestral', 'Semestral', 'Anual'; 'Soltero', 'Casado', 'Unión libre'", async ({
  page,
}) => {
  await applicantOnContract(page);
  const I = application(page);
  await I.abrir();
  await I.pasarPlan();
  await expect(I.campo('Estado civilopcional').or(page.getByLabel('Estado civil')).locator('option')).toHaveText([
    'Elija',
    'Soltero',
    'Casado',
    'Unión libre',
  ]);
  await I.escribirPersona(rosa);
  await I.contacto();
  await I.siguiente.click();
  await I.button('Añadir dependiente').click();
  const choices = (name: string) => page.getByRole('radiogroup', { name }).getByRole('radio');
  const labels = (name: string) =>
    choices(name).evaluateAll((all) => all.map((one) => one.closest('label')?.innerText));
  await expect(I.dialogo).toBeVisible();
  await expect(choices('Tipo de documento')).toHaveCount(3);
  expect([await labels('Tipo de documento'), await labels('Sexo')]).toEqual([
    ['Cédula', 'Pasaporte', 'No aplica'],
    ['Masculino', 'Femenino'],
  ]);
  await I.dialogo.getByRole('button', { name: 'Cancelar' }).click();
  await I.siguiente.click();
  await I.enPaso('Datos de pago');
  expect([await labels('Forma de pago'), await labels('Frecuencia de pago')]).toEqual([
    ['Efectivo', 'Transferencia', 'Tarjeta'],
    ['Trimestral', 'Semestral', 'Anual'],
  ]);
});

test("[APPL-09] [APPL-21] [APPL-34] [REQ-20] a dependent is added, changed and removed in a dialog, and a removal can be undone: 'El campo Parentesco es requerido.'", async ({
  page,
}) => {
  await applicantOnContract(page);
  const I = application(page);
  await I.abrir();
  await I.pasarPersona();
  await I.button('Añadir dependiente').click();
  await I.dialogo.getByRole('button', { name: 'Guardar dependiente' }).click();
  await expect(I.dialogo.getByRole('alert').getByRole('link')).toHaveText([
    'El campo Nombres es requerido.',
    'El campo Apellidos es requerido.',
    'El campo Tipo de documento es requerido.',
    'El campo Documento es requerido.',
    'El campo Fecha de nacimiento es requerido.',
    'El campo Sexo es requerido.',
    'El campo Parentesco es requerido.',
  ]);
  await I.dialogo.getByRole('button', { name: 'Cancelar' }).click();
  await I.agregar(noe, 'Hijo');
  await I.button('Editar a Noé Peña').click();
  await I.dialogo.getByLabel('Nombres', { exact: true }).fill('Noel');
  await I.dialogo.getByRole('button', { name: 'Guardar dependiente' }).click();
  await I.button('Quitar a Noel Peña').click();
  await expect(page.getByText('Quitó a Noel Peña.')).toBeVisible();
  await expect(I.button('Editar a Noel Peña')).toHaveCount(0);
  await I.button('Deshacer').click();
  await expect(I.button('Editar a Noel Peña')).toBeVisible();
});

test('the price for the whole family stands in its step, in the payment and in the review', async ({ page }) => {
  const planes = [{ codigo: '1', descripcion: 'PLAN LARIMAR', prima: 1485.5, coberturas: [] }];
  await applicantOnContract(page, { more: { formularioPlanes: () => planes } });
  const I = application(page);
  await I.abrir();
  await I.pasarPersona();
  await expect(page.getByText('RD$\u00a01,485.50 al mes por usted')).toBeVisible();
  await I.agregar(noe, 'Hijo');
  const family = page.getByText('RD$\u00a02,971.00 al mes por las 2 personas');
  await expect(family).toBeVisible();
  await I.siguiente.click();
  await expect(family).toBeVisible();
  await page.getByRole('radio', { name: 'Efectivo' }).check();
  await page.getByRole('radio', { name: 'Anual' }).check();
  await I.siguiente.click();
  await I.ningunaEnTodas();
  await I.enviar.click();
  await I.enPaso('Revise su solicitud');
  await expect(page.getByText('RD$\u00a02,971.00', { exact: true })).toBeVisible();
});

test('a wife of eleven and a second spouse are not taken, and each says why', async ({ page }) => {
  const spouse = [{ codigo: '2', descripcion: 'Esposo o esposa' }];
  await applicantOnContract(page, { more: { dependientespermitidos: () => spouse } });
  const I = application(page);
  await I.abrir();
  await I.pasarPersona();
  const ana = { ...noe, nombres: 'Ana', sexo: 'Femenino' } as const;
  const save = I.dialogo.getByRole('button', { name: 'Guardar dependiente' });
  await I.button('Añadir dependiente').click();
  await I.escribirPersona({ ...ana, nacimiento: '01022015' });
  await I.dialogo.getByLabel('Parentesco').selectOption('Esposa');
  await save.click();
  await expect(I.dialogo.getByLabel('Fecha de nacimiento', { exact: true })).toHaveAccessibleDescription(
    /debe tener 18 años o más/,
  );
  await I.dialogo.getByLabel('Fecha de nacimiento', { exact: true }).fill('01021990');
  await save.click();
  await expect(I.dialogo).toHaveCount(0);
  await I.button('Añadir dependiente').click();
  await I.escribirPersona({ ...ana, nombres: 'Eva', nacimiento: '01021991' });
  await I.dialogo.getByLabel('Parentesco').selectOption('Esposa');
  await save.click();
  await expect(I.dialogo.getByLabel('Parentesco')).toHaveAccessibleDescription(/Ya hay un cónyuge/);
});

test('removing a dependent discards a half-typed change and overwrites nobody else', async ({ page }) => {
  await applicantOnContract(page);
  const I = application(page);
  await I.abrir();
  await I.pasarPersona();
  await I.agregar(noe, 'Hijo');
  await I.agregar({ ...noe, nombres: 'Abel' }, 'Hijo');
  await I.button('Editar a Noé Peña').click();
  const name = I.dialogo.getByLabel('Nombres', { exact: true });
  await name.fill('Noel');
  await page.goBack();
  await expect(I.dialogo).toHaveCount(0);
  await I.button('Quitar a Noé Peña').click();
  await I.button('Editar a Abel Peña').click();
  await expect(name).toHaveValue('Abel');
  await I.dialogo.getByRole('button', { name: 'Guardar dependiente' }).click();
  await expect(page.getByRole('button', { name: /^Editar a/ })).toHaveText(['Editar']);
  await expect(I.button('Editar a Abel Peña')).toBeVisible();
});

test("[APPL-17] [APPL-18] [APPL-29] [APPL-38] relationships are loaded by sex and only allowed ones offered, type 3 is 'NA', and the nationality starts with 36", async ({
  page,
}) => {
  const stub = await applicantOnContract(page);
  const I = application(page);
  await I.abrir();
  await I.pasarPersona();
  await I.button('Añadir dependiente').click();
  const related = I.dialogo.getByLabel('Parentesco');
  await expect(related).toBeDisabled();
  await I.dialogo.getByRole('radio', { name: 'Femenino' }).check();
  await expect(related.locator('option')).toHaveText(['Elija', 'Hija']);
  await related.selectOption('Hija');
  await I.dialogo.getByRole('radio', { name: 'Masculino' }).check();
  await expect(related.locator('option')).toHaveText(['Elija', 'Hijo']);
  await expect(related).toHaveValue('');
  await I.dialogo.getByRole('radio', { name: 'No aplica' }).check();
  await expect(I.dialogo.getByLabel('Documento', { exact: true })).toHaveValue('NA');
  await expect(I.dialogo.getByLabel('Documento', { exact: true })).not.toBeEditable();
  await expect(I.dialogo.getByLabel('Nacionalidad').locator('option:checked')).toHaveText('Dominicana');
  // Both calls are concurrent and may arrive in any order.
  expect(
    stub.heard.flatMap(({ call, query }) => (call === 'parentesco' ? [JSON.stringify(query)] : [])).toSorted(),
  ).toEqual(['{"esMasculino":"false"}', '{"esMasculino":"true"}']);
});

test("a repeated document is rejected, the applicant's own too: 'Ese documento ya está en esta solicitud.'", async ({
  page,
}) => {
  await applicantOnContract(page);
  const I = application(page);
  await I.abrir();
  await I.pasarPersona();
  await I.button('Añadir dependiente').click();
  await I.escribirPersona({ ...noe, tipo: 'Cédula', documento: rosa.documento ?? '' });
  await I.dialogo.getByLabel('Parentesco').selectOption('Hijo');
  await I.dialogo.getByRole('button', { name: 'Guardar dependiente' }).click();
  await expect(I.dialogo.getByLabel('Documento', { exact: true })).toHaveAccessibleDescription(
    /Ese documento ya está en esta solicitud\./,
  );
});

test("[APPL-32] [APPL-33] VOLUNTARIOS COLECTIVOS is for its regime alone, and the member's plan is marked 'MI PLAN'", async ({
  page,
}) => {
  await applicantOnContract(page);
  const I = application(page);
  await I.abrir();
  await I.button('Empezar').click();
  await expect(page.getByRole('radio')).toHaveCount(1);
  await expect(page.getByText('MI PLAN')).toHaveCount(0);
});

test("[APPL-32] [APPL-33] a member of the regime is offered its plan, and sees 'MI PLAN'", async ({ page }) => {
  await applicantOnContract(page, { regimen: 'VOLUNTARIOS COLECTIVOS', plan: 'Plan Larimar' });
  const I = application(page);
  await I.abrir();
  await I.button('Empezar').click();
  await expect(page.getByRole('radio')).toHaveCount(2);
  await expect(page.getByText('MI PLAN')).toHaveCount(1);
});

test('[APPL-08] [APPL-10] [APPL-11] the catalogue keeps its order, children under their parent; a yes asks for details', async ({
  page,
}) => {
  await applicantOnContract(page);
  const I = application(page);
  await I.abrir();
  await I.pasarPago();
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Corazón', 'Pulmones']);
  await expect(page.getByRole('radiogroup')).toHaveText([/^Presión alta/, /^Arritmia/, /^Asma/]);
  await expect(page.getByLabel('¿Qué medicina toma?')).toHaveCount(0);
  await I.pregunta('Arritmia').getByRole('radio', { name: 'Sí' }).check();
  await expect(page.getByRole('checkbox')).toHaveCount(7);
  await I.enVano();
  await expect(page.getByText('Le faltan 2 respuestas.')).toBeVisible();
  await expect(page.getByText('Marque quién la ha tenido.')).toBeVisible();
  await I.pregunta('Presión alta').getByRole('radio', { name: 'Sí' }).check();
  await expect(page.getByLabel('¿Qué medicina toma?')).toBeVisible();
  await I.button('No en todas: Pulmones').click();
  await expect(I.pregunta('Asma').getByRole('radio', { name: 'No' })).toBeChecked();
  await expect(page.getByText('3 de 3 respondidas')).toBeVisible();
});

test("[APPL-37] a rejected submit shows 'Favor intente mas tarde.' and keeps all input", async ({ page }) => {
  const stub = await applicantOnContract(page);
  const I = application(page);
  await I.abrir();
  await I.revisar();
  stub.spoil('solicitudAfiliacion', refuse);
  await I.enviar.click();
  await expect(page.getByText('Favor intente mas tarde.')).toBeVisible();
  await expect(page.getByText("O'Neill-Núñez")).toBeVisible();
  stub.mend('solicitudAfiliacion');
  await I.enviar.click();
  await expect(I.dialogo).toContainText('Recibimos su solicitud');
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

test('a lost answer is reported as unknown, and only a press sends again', async ({ page }) => {
  const stub = await applicantOnContract(page);
  const I = application(page);
  await I.abrir();
  await I.revisar();
  stub.spoil('solicitudAfiliacion', cut);
  await I.enviar.click();
  await expect(I.alerta).toContainText('No sabemos si llegó.');
  await expect(I.alerta).toContainText(
    'pulse Enviar solicitud otra vez. Hágalo antes de que pasen diez minutos desde que la envió: así no se repite.',
  );
  expect(stub.asked('solicitudAfiliacion')).toBe(1);
  // The first one may have arrived: a rejection of the second does not prove that nothing was sent.
  stub.spoil('solicitudAfiliacion', refuse);
  await I.enviar.click();
  await expect(I.alerta).toContainText('Esta vez no se envió.');
  await expect(page.getByText('Léala: se envía cuando pulse Enviar solicitud.')).toBeVisible();
  stub.mend('solicitudAfiliacion');
  await I.enviar.click();
  await expect(I.dialogo).toContainText('Recibimos su solicitud');
  const [first, second] = stub.sent('solicitudAfiliacion');
  expect(second).toEqual(first);
});

test('an anonymous token that expires before the submit is renewed by the next press, and nothing is lost', async ({
  page,
}) => {
  const stub = await applicantOnContract(page);
  const I = application(page);
  await I.abrir();
  await I.revisar();
  const dead = (route: Route) => route.fulfill({ status: 401, json: { mensaje: '' } });
  for (const call of ['solicitudAfiliacion', 'flags'] as const) stub.spoil(call, dead);
  await I.enviar.click();
  await expect(page.getByText('Su solicitud no se procesó. Inténtelo otra vez.')).toBeVisible();
  expect(stub.asked('solicitudAfiliacion')).toBe(1);
  for (const call of ['solicitudAfiliacion', 'flags'] as const) stub.mend(call);
  const tokens = stub.asked('autenticarUsuarioAnonimo');
  await I.enviar.click();
  await expect(I.dialogo).toContainText('Recibimos su solicitud');
  expect(stub.asked('autenticarUsuarioAnonimo')).toBe(tokens + 1);
});

test('a reload in each step keeps the step and all input, documents and health too', async ({ page }) => {
  await applicantOnContract(page);
  const I = application(page);
  await I.abrir();
  await I.pasarPlan();
  await page.reload();
  await I.enPaso('Datos personales');
  await I.escribirPersona(rosa);
  await I.contacto();
  await page.reload();
  await expect(I.campo('Documento')).toHaveValue('001-1111111-1');
  await I.siguiente.click();
  await I.button('Añadir dependiente').click();
  await I.dialogo.getByLabel('Nombres', { exact: true }).fill('Noé');
  await page.reload();
  await expect(I.dialogo.getByLabel('Nombres', { exact: true })).toHaveValue('Noé');
  await I.dialogo.getByRole('button', { name: 'Cancelar' }).click();
  await I.agregar(noe, 'Hijo');
  await page.reload();
  await expect(I.button('Editar a Noé Peña')).toBeVisible();
  await I.siguiente.click();
  await page.getByRole('radio', { name: 'Efectivo' }).check();
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Efectivo' })).toBeChecked();
  await page.getByRole('radio', { name: 'Anual' }).check();
  await I.siguiente.click();
  await I.pregunta('Asma').getByRole('radio', { name: 'Sí' }).check();
  await page.getByRole('checkbox', { name: 'Tío' }).check();
  await page.reload();
  await expect(page.getByRole('checkbox', { name: 'Tío' })).toBeChecked();
  await I.ningunaEnTodas();
  await I.enviar.click();
  await I.enPaso('Revise su solicitud');
  await page.reload();
  await I.enPaso('Revise su solicitud');
  // The questions have loaded: without them nothing can be sent.
  await expect(page.getByText('Asma')).toBeVisible();
  await I.enviar.click();
  await expect(I.dialogo).toContainText('Recibimos su solicitud');
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

test('the device stores no document and no health data; another tab is offered the rest with its date, and one tap removes it', async ({
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
  await other.goto(formulario);
  await II.button('Borrar y empezar de nuevo').click();
  await expect(II.button('Empezar')).toBeFocused();
  expect(await other.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('borrador_')))).toEqual(
    [],
  );
});

test("another tab's family is offered after a reload without this tab's documents and diseases", async ({
  page,
  context,
}) => {
  await applicantOnContract(page);
  const I = application(page);
  await I.abrir();
  await I.pasarPago();
  await I.pregunta('Asma').getByRole('radio', { name: 'Sí' }).check();
  const other = await context.newPage();
  await applicantOnContract(other);
  const II = application(other);
  await II.abrir();
  await II.button('Borrar y empezar de nuevo').click();
  await II.pasarPlan();
  await II.escribirPersona({ ...rosa, nombres: 'Berta', documento: '00122222222' });
  await II.contacto();
  await page.reload();
  await expect(page.getByText(/Tiene una solicitud empezada el/)).toBeVisible();
  await I.button('Continuar la solicitud').click();
  await I.enPaso('Datos personales');
  await expect(I.campo('Nombres')).toHaveValue('Berta');
  await expect(I.campo('Documento')).toHaveValue('');
  await I.campo('Documento').fill('00122222222');
  await I.siguiente.click();
  await I.siguiente.click();
  await page.getByRole('radio', { name: 'Efectivo' }).check();
  await page.getByRole('radio', { name: 'Anual' }).check();
  await I.siguiente.click();
  await expect(page.getByText('0 de 3 respondidas')).toBeVisible();
});

test('two tabs that send the same application send it once', async ({ page, context }) => {
  const stub = await applicantOnContract(page);
  const I = application(page);
  await I.abrir();
  await I.revisar();
  const session = await page.evaluate(() => JSON.stringify(sessionStorage));
  const other = await context.newPage();
  await other.addInitScript((kept) => {
    for (const [key, value] of Object.entries(JSON.parse(kept))) sessionStorage.setItem(key, String(value));
  }, session);
  const second = await applicantOnContract(other);
  const II = application(other);
  await II.abrir(`${formulario}?paso=6`);
  await II.enPaso('Revise su solicitud');
  await I.enviar.click();
  await expect(I.dialogo).toContainText('Recibimos su solicitud');
  await II.enviar.click();
  await expect(II.dialogo).toContainText('Recibimos su solicitud');
  expect([stub.asked('solicitudAfiliacion'), second.asked('solicitudAfiliacion')]).toEqual([1, 0]);
});

test('[APPL-11] a condition whose additional question is only a yes asks for more, one with a no does not', async ({
  page,
}) => {
  const [yes, no] = [
    { codigo: '1', codigoPadre: '', descripcion: 'Asma', campoAdicional: true, numeroOrden: 1 },
    { codigo: '2', codigoPadre: '', descripcion: 'Arritmia', campoAdicional: false, numeroOrden: 2 },
  ];
  await applicantOnContract(page, { more: { catalogosintomaenfermedades: () => [yes, no] } });
  const I = application(page);
  await I.abrir();
  await I.pasarPago();
  for (const name of ['Asma', 'Arritmia']) await I.pregunta(name).getByRole('radio', { name: 'Sí' }).check();
  await expect(page.getByLabel('Cuéntenos más')).toHaveCount(1);
});

test('only a list that failed is loaded again', async ({ page }) => {
  const stub = await applicantOnContract(page);
  stub.spoil('catalogosintomaenfermedades', (route) => route.fulfill({ status: 501, json: {} }));
  const I = application(page);
  await I.abrir();
  await I.pasarPago();
  await expect(page.getByText('No pudimos traer las preguntas de salud.')).toBeVisible();
  await I.enVano();
  await I.enPaso('Declaración de Salud');
  stub.mend('catalogosintomaenfermedades');
  await I.button('Reintentar').click();
  await expect(I.pregunta('Asma')).toBeVisible();
  expect([stub.asked('formularioPlanes'), stub.asked('formaspago')]).toEqual([1, 1]);
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
