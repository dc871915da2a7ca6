import type { Locator, Page } from 'playwright/test';
import { checkState, printChecked, sizes } from './accessibility/check-state';
import { waitForRest } from './accessibility/wait-for-rest';
import { expect, test } from './browser/portal';
import { leavingQuestion } from './pages/leaving';
import { preauthorizationForm, preauthorizationOnContract } from './pages/preauthorization';
import { jpeg, requestCase } from './pages/reimbursement';

test.use({ viewport: sizes.desktop });
test.afterAll(printChecked);

const opened = async (page: Page, world: Parameters<typeof preauthorizationOnContract>[1] = {}) => {
  const back = await preauthorizationOnContract(page, world);
  const I = preauthorizationForm(page);
  await I.abrir();
  return { ...back, I };
};

test("[PREAUTH-01] [PREAUTH-22] [PREAUTH-23] [REQ-24] a pre-authorization creates one case: 'Se ha creado el caso 2481902' survives the reload until it is closed", async ({
  page,
}) => {
  const { stub, I } = await opened(page);
  await expect(page.getByRole('heading', { name: 'Antes de empezar, tenga a mano…' })).toBeVisible();
  await I.empezar();
  await I.llenar();
  await I.revisar();
  await expect(page.getByText('Esto es lo que se enviará cuando pulse «Enviar solicitud».')).toBeVisible();
  await expect(page.getByText('Indicación: Indicación.jpg')).toBeVisible();
  const loaded = page.waitForEvent('load');
  await I.button('Enviar solicitud').dblclick();
  await expect(page.getByRole('heading', { name: 'Se ha creado el caso 2481902' })).toBeFocused();
  await loaded;
  await expect(page.getByText(/^Recibida el /)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Se ha creado el caso 2481902' })).toBeFocused();
  await expect(page.getByRole('link', { name: 'Ver el caso' })).toHaveAttribute('href', '/solicitudes?caso=2481902');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Se ha creado el caso 2481902' })).toBeVisible();
  await I.button('Cerrar e ir a mis solicitudes').click();
  await expect(page).toHaveURL(/\/solicitudes$/);
  await page.goto('/solicitudes?nueva=preautorizacion');
  await expect(I.button('Empezar')).toBeVisible();
  expect(stub.asked('solicitudPreAutorizacion')).toBe(1);
  expect(stub.sent('solicitudPreAutorizacion')).toMatchObject([
    {
      nss: '200000012',
      email: 'ana@ejemplo.do',
      tipoAutorizacion: 'Laboratorios',
      centroMedico: 'Centro Médico Las Palmas',
      descripcion: 'Perfil tiroideo.',
      codigoSolicitante: '1003',
    },
  ]);
});

test("[PREAUTH-02] [PREAUTH-03] [PREAUTH-04] a failed submit shows a summary with links to each field and document: 'Se han cargado 1 de 2 archivos requeridos'", async ({
  page,
}) => {
  const { stub, I } = await opened(page);
  await I.empezar();
  await I.revisar();
  const summary = page.getByRole('alert').first();
  await expect(summary).toContainText('Tipo de pre-autorización: Complete este campo.');
  await I.elegir('Tipo de pre-autorización', 'Laboratorios');
  await I.documentos('Cédula');
  await I.revisar();
  await expect(page.locator(':focus')).toContainText(
    'Para poder registrar su solicitud, todos los campos marcados como necesarios deben estar completos',
  );
  await expect(summary.getByRole('link')).toHaveText([
    'Centro médico: Complete este campo.',
    'Descripción: Complete este campo.',
    'Afiliado: Complete este campo.',
    'NSS: Complete este campo.',
    'Se han cargado 1 de 2 archivos requeridos',
    'Falta Indicación por cargar, favor de verificar',
  ]);
  await summary.getByRole('link', { name: /^Descripción/ }).click();
  await expect(I.field('Descripción')).toBeFocused();
  await summary.getByRole('link', { name: 'Se han cargado 1 de 2 archivos requeridos' }).click();
  await expect(page.locator('#documentos')).toBeFocused();
  await I.centro();
  await I.field('Descripción').fill('Perfil tiroideo.');
  await I.elegir('Afiliado', 'Noé Peña');
  await I.revisar();
  await expect(summary.getByRole('link')).toHaveText([
    'Se han cargado 1 de 2 archivos requeridos',
    'Falta Indicación por cargar, favor de verificar',
  ]);
  await I.documentos('Indicación');
  await I.revisar();
  await expect(I.button('Enviar solicitud')).toBeVisible();
  expect(stub.asked('solicitudPreAutorizacion')).toBe(0);
});

test("[PREAUTH-05] an invalid e-mail keeps the input: 'El correo electrónico colocado no es válido, favor de verificar'", async ({
  page,
}) => {
  const { I } = await opened(page);
  await I.empezar();
  await I.llenar();
  await I.field('Correo electrónico').fill('ana@');
  await I.revisar();
  const said = 'El correo electrónico colocado no es válido, favor de verificar';
  await expect(page.getByRole('alert').first()).toContainText(`Correo electrónico: ${said}`);
  await expect(I.field('Correo electrónico')).toHaveValue('ana@');
  await expect(I.field('Correo electrónico')).toHaveAccessibleDescription(new RegExp(said));
  await I.field('Correo electrónico').fill('ana@ejemplo.do');
  await expect(page.getByText(said)).toHaveCount(0);
});

test("[PREAUTH-06] [PREAUTH-07] the ten types are offered, Procedimientos quirúrgicos as Cirugía, which is sent by the service's name", async ({
  page,
}) => {
  const { stub, I } = await opened(page);
  await I.empezar();
  await expect(I.field('Tipo de pre-autorización').getByRole('option')).toHaveText([
    'Elija un tipo',
    'Estudio de imágenes',
    'Laboratorios',
    'Cirugía',
    'Tratamientos de alto costo',
    'Materiales de ostosintesis',
    'Endoscopia digestiva alta',
    'Colonoscopia',
    'Resonancias',
    'Tomografía',
    'Terapia física',
  ]);
  await I.llenar('Cirugía');
  await I.revisar();
  await expect(page.getByText('Cirugía', { exact: true })).toBeVisible();
  await I.enviar();
  await expect(page.getByRole('heading', { name: 'Se ha creado el caso 2481902' })).toBeVisible();
  expect(stub.sent('documentosRequeridos')).toEqual([{ tipoSolicitud: '4', tipoAutorizacion: '3' }]);
  expect(stub.sent('solicitudPreAutorizacion')).toMatchObject([{ tipoAutorizacion: 'Procedimientos quirúrgicos' }]);
});

test("[PREAUTH-21] a create that fails says 'Ha ocurrido un error al procesar la solicitud. Por favor, inténtalo de nuevo más tarde o vuelve a intentarlo en unos momentos.', and nothing is lost", async ({
  page,
}) => {
  const { stub, I } = await opened(page);
  await I.empezar();
  await I.llenar();
  stub.spoil('solicitudPreAutorizacion', (route) => route.fulfill({ status: 422, json: { mensaje: 'Cerrado.' } }));
  await I.revisar();
  await I.enviar();
  await expect(
    page.getByText(
      'Ha ocurrido un error al procesar la solicitud. Por favor, inténtalo de nuevo más tarde o vuelve a intentarlo en unos momentos.',
    ),
  ).toBeVisible();
  await expect(page.getByText('Lo que escribió y sus documentos siguen aquí.')).toBeVisible();
  await I.button('Corregir').click();
  await expect(I.field('NSS')).toHaveValue('200000012');
  await expect(page.getByText('Se han cargado 2 de 2 archivos requeridos')).toBeVisible();
  stub.mend('solicitudPreAutorizacion');
  await I.revisar();
  await I.enviar();
  await expect(page.getByRole('heading', { name: 'Se ha creado el caso 2481902' })).toBeVisible();
  expect(stub.asked('solicitudPreAutorizacion')).toBe(2);
});

test('a press anywhere in «Centro médico» opens the list', async ({ page }) => {
  const { I } = await opened(page);
  await I.empezar();
  await I.field('Centro médico').click();
  await expect(page.getByRole('dialog', { name: 'Listado de centros' })).toBeVisible();
});

test('the NSS follows the person, and is typed if unknown', async ({ page }) => {
  const { I } = await opened(page);
  await I.empezar();
  await I.elegir('Afiliado', 'Noé Peña');
  await expect(I.field('NSS')).toHaveValue('200000012');
  await I.elegir('Afiliado', 'Luis Peña');
  await expect(I.field('NSS')).toHaveValue('');
  await I.field('NSS').fill('20-000 00b13');
  await expect(I.field('NSS')).toHaveValue('200000013');
  await I.elegir('Afiliado', 'Ana Peña');
  await expect(I.field('NSS')).toHaveValue('200000011');
});

test("[REQ-26] [REQ-27] while sending it says 'Se está procesando su solicitud', asks before it is left, and can be cancelled", async ({
  page,
}) => {
  const { stub, I } = await opened(page);
  await I.empezar();
  await I.llenar();
  await I.revisar();
  const go = stub.hold('solicitudPreAutorizacion');
  await I.enviar();
  await expect(page.getByText('Se está procesando su solicitud', { exact: true })).toBeVisible();
  await expect.poll(() => stub.asked('solicitudPreAutorizacion')).toBe(1);
  await page.getByRole('link', { name: 'Solicitudes', exact: true }).last().click();
  await leavingQuestion(page, '¿Salir mientras se envía?').seguir();
  await I.button('Cancelar el envío').click();
  await expect(page.getByText('Canceló el envío, y no sabemos si su solicitud llegó antes')).toBeVisible();
  go();
  await I.button('No está: volver al formulario').click();
  await expect(I.field('Descripción')).toHaveValue('Perfil tiroideo.');
  // The first one may have arrived, so nothing claims that it was not sent.
  await I.revisar();
  await expect(page.getByText('Esto es lo que se enviará cuando pulse «Enviar solicitud».')).toBeVisible();
  stub.spoil('solicitudesPorDocumento', (route) => route.abort('connectionreset'));
  await I.enviar();
  await expect(page.getByText('Esta vez no se envió')).toBeVisible();
});

const bad = {
  'an error of the service': { status: 500, json: { mensaje: '' } },
  'an empty answer': { status: 200, json: { result: '' } },
} as const;

for (const [what, answer] of Object.entries(bad))
  test(`[PREAUTH-21] after ${what} it says 'Ha ocurrido un error al procesar la solicitud. Por favor, inténtalo de nuevo más tarde o vuelve a intentarlo en unos momentos.', and that the outcome is unknown`, async ({
    page,
  }) => {
    const { stub, I } = await opened(page);
    await I.empezar();
    await I.llenar();
    stub.spoil('solicitudPreAutorizacion', (route) => route.fulfill(answer));
    await I.revisar();
    await I.enviar();
    const alert = page.getByRole('alert').filter({
      hasText:
        'Ha ocurrido un error al procesar la solicitud. Por favor, inténtalo de nuevo más tarde o vuelve a intentarlo en unos momentos.',
    });
    await expect(alert).toContainText('No sabemos si su solicitud llegó.');
    expect(stub.asked('solicitudPreAutorizacion')).toBe(1);
  });

test('after a lost answer exactly one new number in the list is the case', async ({ page }) => {
  const { stub, cases, I } = await opened(page);
  await I.empezar();
  await I.llenar();
  stub.spoil('solicitudPreAutorizacion', async (route) => {
    cases.unshift(requestCase('2481950', { titulo: 'Pre-autorización' }));
    await route.abort('connectionreset');
  });
  await I.revisar();
  await I.enviar();
  await expect(page.getByRole('heading', { name: 'Se ha creado el caso 2481950' })).toBeVisible();
  expect(stub.asked('solicitudPreAutorizacion')).toBe(1);
});

test('after a lost answer without a new number the outcome is unknown, and nothing is sent automatically, not after a reload either', async ({
  page,
}) => {
  const { stub, I } = await opened(page);
  await I.empezar();
  await I.llenar();
  stub.spoil('solicitudPreAutorizacion', (route) => route.abort('connectionreset'));
  await I.revisar();
  await I.enviar();
  await expect(page.getByText('No sabemos si su solicitud llegó', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByText('No sabemos si su solicitud llegó', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ver mis solicitudes' })).toHaveAttribute('href', '/solicitudes');
  expect(stub.asked('solicitudPreAutorizacion')).toBe(1);
});

test('two tabs that send the same create one case', async ({ page, context }) => {
  const { stub, cases, I } = await opened(page);
  const tab = await context.newPage();
  await tab.route('**/api/**', async (route) => route.fallback());
  const other = await preauthorizationOnContract(tab, {
    more: { solicitudesPorDocumento: () => ({ data: [...cases], cantidadRegistros: cases.length }) },
  });
  const they = preauthorizationForm(tab);
  await I.empezar();
  await I.llenar();
  await I.revisar();
  await they.abrir();
  await they.button(/^(Empezar|Descartar)$/).click();
  if (await they.button('Empezar').isVisible()) await they.empezar();
  await they.llenar();
  await they.revisar();
  const go = stub.hold('solicitudPreAutorizacion');
  await I.enviar();
  await expect(I.button('Cancelar el envío')).toBeVisible();
  await they.enviar();
  go();
  await expect(page.getByRole('heading', { name: 'Se ha creado el caso 2481902' })).toBeVisible();
  await expect(tab.getByRole('heading', { name: 'Se ha creado el caso 2481902' })).toBeVisible();
  expect([stub.asked('solicitudPreAutorizacion'), other.stub.asked('solicitudPreAutorizacion')]).toEqual([1, 0]);
  await tab.close();
});

const places = {
  'while it is written': async () => {},
  'with faults': (I: ReturnType<typeof preauthorizationForm>) => I.revisar(),
  'before it is sent': async (I: ReturnType<typeof preauthorizationForm>) => {
    await I.documentos('Indicación', 'Cédula');
    await I.revisar();
    await expect(I.button('Enviar solicitud')).toBeVisible();
  },
  'among the providers': (I: ReturnType<typeof preauthorizationForm>) => I.button('Buscar el centro médico').click(),
} as const;
const ends = {
  'a reload': (page: Page) => page.reload(),
  'another page and Back': async (page: Page) => {
    await page.goto('/citas');
    await page.goBack();
  },
  'a page that is closed': async (page: Page) => {
    await page.goto('about:blank');
    await page.goto('/solicitudes?nueva=preautorizacion');
  },
  'a session that ends': async (page: Page) => {
    const token = await page.evaluate(() => localStorage.getItem('token'));
    await page.evaluate(() => localStorage.setItem('autenticado', 'false'));
    await page.reload();
    await expect(page).toHaveURL(/\/login/);
    await page.evaluate((kept) => {
      localStorage.setItem('autenticado', 'true');
      localStorage.setItem('token', kept ?? '');
      localStorage.setItem('lastActivity', String(Date.now()));
    }, token);
    await page.goto('/solicitudes?nueva=preautorizacion');
  },
} as const;

for (const [place, go] of Object.entries(places))
  for (const [end, happen] of Object.entries(ends))
    test(`the draft returns ${place}, after ${end}`, async ({ page }) => {
      const { I } = await opened(page);
      await I.empezar();
      await I.escribir();
      await go(I);
      await happen(page);
      await expect(page.getByText(/^Tiene una solicitud sin enviar, del /)).toBeVisible();
      const stored = await page.evaluate(() => JSON.stringify({ ...localStorage }));
      // A timestamp may contain the same digits.
      for (const secret of ['200000012', '200000011', 'Noé', '1003'])
        expect(stored).not.toMatch(new RegExp(`(?<!\\d)${secret}(?!\\d)`));
      await I.button('Continuar con ella').click();
      await expect(I.field('Tipo de pre-autorización').locator('option:checked')).toHaveText('Laboratorios');
      await expect(I.field('Afiliado').locator('option:checked')).toHaveText('Noé Peña');
      await expect(I.field('Centro médico')).toHaveValue('Centro Médico Las Palmas');
      await expect(I.field('Descripción')).toHaveValue('Perfil tiroideo.');
      await expect(I.field('Correo electrónico')).toHaveValue('ana@ejemplo.do');
      // The person's known data are loaded from the service again.
      await expect(I.field('NSS')).toHaveValue('200000012');
    });

test('the whole request can be done by keyboard alone', async ({ page }) => {
  const { stub, I } = await opened(page);
  const tabTo = async (wanted: Locator) => {
    await wanted.waitFor();
    for (let press = 0; press < 60; press += 1) {
      if (await wanted.evaluate((one) => one === document.activeElement)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`${wanted} was never reached`);
  };
  const press = async (button: string | RegExp) => {
    await tabTo(I.button(button).first());
    await page.keyboard.press('Enter');
  };
  await press('Empezar');
  await tabTo(I.field('Tipo de pre-autorización'));
  await page.keyboard.type('Lab');
  await expect(I.field('Tipo de pre-autorización').locator('option:checked')).toHaveText('Laboratorios');
  await press('Buscar el centro médico');
  await expect(page.getByLabel('Nombre del centro o del médico')).toBeFocused();
  await page.keyboard.type('palmas');
  await page.keyboard.press('Enter');
  await press(/^Elegir, /);
  await expect(I.field('Centro médico')).toHaveValue('Centro Médico Las Palmas');
  await tabTo(I.field('Descripción'));
  await page.keyboard.type('Perfil tiroideo.');
  await tabTo(I.field('Afiliado'));
  await page.keyboard.type('No');
  await expect(I.field('NSS')).toHaveValue('200000012');
  for (const attachment of ['Indicación', 'Cédula']) {
    const chooser = page.waitForEvent('filechooser');
    await press(`Elegir archivo para ${attachment}`);
    await (await chooser).setFiles(jpeg(`${attachment}.jpg`));
    await expect(I.bloque(attachment).getByText('Hecho', { exact: true })).toBeVisible();
  }
  await press('Revisar solicitud');
  await press('Enviar solicitud');
  await expect(page.getByRole('heading', { name: 'Se ha creado el caso 2481902' })).toBeFocused();
  expect(stub.asked('solicitudPreAutorizacion')).toBe(1);
});

for (const [size, viewport] of Object.entries({ phone: sizes.phone, desktop: sizes.desktop }))
  test(`a pre-authorization is accessible, ${size}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    const long = 'Procedimiento diagnóstico de muy alta complejidad con sedación y materiales '.repeat(3).trim();
    const back = await preauthorizationOnContract(page, {
      more: {
        solicitudTiposAutorizacion: () => [
          { codigo: '2', descripcion: 'Laboratorios' },
          { codigo: '77', descripcion: long },
        ],
      },
    });
    const { stub } = back;
    const I = preauthorizationForm(page);
    const look = async (state: string) => {
      await waitForRest(page);
      await checkState(page, state);
    };
    const types = stub.hold('solicitudTiposAutorizacion');
    await I.abrir();
    await expect(page.getByText('Cargando información...')).toBeVisible();
    await look('loading');
    stub.spoil('solicitudTiposAutorizacion', (route) => route.abort('connectionreset'));
    types();
    await expect(I.button('Reintentar')).toBeVisible();
    await look('failed');
    stub.mend('solicitudTiposAutorizacion');
    await I.button('Reintentar').click();
    await expect(I.button('Empezar')).toBeVisible();
    await look('before');
    await I.empezar();
    await look('form');
    await I.revisar();
    await look('faults');
    stub.spoil('documentosRequeridos', (route) => route.abort('connectionreset'));
    await I.elegir('Tipo de pre-autorización', long);
    await expect(page.getByText('Lo sentimos, hubo un error al cargar los documentos')).toBeVisible();
    await look('documents that cannot be known');
    stub.mend('documentosRequeridos');
    await I.button('Buscar otra vez').click();
    await I.centro();
    await I.field('Descripción').fill('a'.repeat(1000));
    await I.elegir('Afiliado', 'Noé Peña');
    await I.documentos('Indicación', 'Cédula');
    await look('written');
    await I.revisar();
    await expect(I.button('Enviar solicitud')).toBeVisible();
    await look('review');
    stub.spoil('solicitudesPorDocumento', (route) => route.abort('connectionreset'));
    await I.enviar();
    await expect(page.getByText('Esta vez no se envió')).toBeVisible();
    await look('not sent');
    stub.mend('solicitudesPorDocumento');
    stub.spoil('solicitudPreAutorizacion', (route) => route.fulfill({ status: 422, json: { mensaje: 'Cerrado.' } }));
    await I.enviar();
    await expect(page.getByText('Lo que escribió y sus documentos siguen aquí.')).toBeVisible();
    await look('not created');
    stub.mend('solicitudPreAutorizacion');
    const go = stub.hold('solicitudPreAutorizacion');
    await I.enviar();
    await expect(I.button('Cancelar el envío')).toBeVisible();
    await look('sending');
    await I.button('Cancelar el envío').click();
    await expect(I.button('Comprobar otra vez')).toBeVisible();
    await look('unconfirmed');
    go();
    await page.goto('/citas');
    await page.goto('/solicitudes?nueva=preautorizacion');
    await expect(
      page.getByRole('heading', { name: /Se ha creado el caso/ }).or(I.button('Comprobar otra vez')),
    ).toBeVisible();
    await look('after it');
  });
