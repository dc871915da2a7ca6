import type { Page } from 'playwright/test';
import type { CallName } from '../domain/contract';
import { preauthorizationTexts } from '../src/flows/preauthorization/texts';
import { reimbursementTexts } from '../src/flows/reimbursement/texts';
import { checkState, printChecked, sizes } from './accessibility/check-state';
import { keyboard } from './accessibility/keyboard';
import { waitForRest } from './accessibility/wait-for-rest';
import { expect, test } from './browser/portal';
import { affiliationForm, affiliationOnContract, type Kind, forms as kinds } from './pages/affiliation';
import { leavingQuestion } from './pages/leaving';
import { preauthorizationForm, preauthorizationOnContract } from './pages/preauthorization';
import { jpeg, reimbursementForm, reimbursementOnContract } from './pages/reimbursement';

test.use({ viewport: sizes.desktop });
test.afterAll(printChecked);

type Back = Awaited<ReturnType<typeof reimbursementOnContract>>;
type Keys = ReturnType<typeof keyboard>;

interface Form {
  address: string;
  create: CallName;
  /** A call without which there is no form. */
  list: CallName;
  on(page: Page): Promise<Pick<Back, 'stub'>>;
  form(
    page: Page,
  ): Pick<
    ReturnType<typeof reimbursementForm>,
    'abrir' | 'button' | 'field' | 'empezar' | 'llenar' | 'revisar' | 'enviar'
  >;
  /** Fills in everything but the documents, by keyboard alone. */
  type(keys: Keys, page: Page): Promise<void>;
  documents: readonly string[];
  /** What follows the documents. */
  accept?(keys: Keys): Promise<void>;
  /** Leaves a field empty and presses on. */
  faults(page: Page): Promise<void>;
  faultyField: string;
  /** Writes without sending, for a draft. */
  write(page: Page): Promise<void>;
  secrets: readonly string[];
  /** The restored fields, lists by their chosen option; the last steps first. */
  restored(page: Page): Promise<void>;
  /** States of this form alone, on the way to its review. */
  fill(page: Page, look: (state: string) => Promise<void>, stub: Back['stub']): Promise<void>;
}

const chooseProvider = async ({ press, type }: Keys, page: Page, button: RegExp) => {
  await press(button);
  const picker = page.getByRole('dialog');
  await expect(picker).toBeVisible();
  await type(/^Nombre del centro o del médico/, 'palmas');
  await page.keyboard.press('Enter');
  await expect(picker.getByRole('button', { name: /^Elegir/ })).toBeVisible();
  await press(/^Elegir/);
  await expect(picker).toHaveCount(0);
};

const reimbursement: Form = {
  address: '/solicitudes?nueva=reembolso',
  create: 'solicitudReembolso',
  list: 'tipoReembolso',
  on: (page) => reimbursementOnContract(page),
  form: reimbursementForm,
  type: async (keys, page) => {
    const { press, type } = keys;
    await type(/^Tipo de reembolso/, 'Medicamentos');
    await type(/^Afiliado/, 'Noé');
    await type(/^Fecha de servicio/, '05112026');
    await type(/^Monto reclamado/, '2480');
    await chooseProvider(keys, page, /^Buscar el centro de salud/);
    await type(/^Motivo/, 'Compra de medicamentos indicados.');
    await press(/^Siguiente/);
    await type(/^Banco/, 'Banco');
    await type(/^Tipo de cuenta/, 'Ahorro');
    await type(/^Número de cuenta/, '200012345678');
    await press(/^Siguiente/);
  },
  documents: ['Factura'],
  accept: ({ choose }) => choose(/^Declaro que/),
  faults: (page) => reimbursementForm(page).siguiente(),
  faultyField: 'Motivo',
  write: async (page) => {
    const I = reimbursementForm(page);
    await I.llenarGasto();
    await I.siguiente();
    await I.llenarCuenta();
  },
  secrets: ['200012345678', '001-1000001-1', 'Noé', '1003'],
  restored: async (page) => {
    const I = reimbursementForm(page);
    await expect(I.field('Número de cuenta')).toHaveValue('');
    await expect(I.field('Banco').locator('option:checked')).toHaveText('Banco de la Vega');
    await I.anterior();
    await expect(I.field('Tipo de reembolso').locator('option:checked')).toHaveText('Medicamentos');
    await expect(I.field('Monto reclamado')).toHaveValue('2,480');
    await expect(I.field('Centro de salud')).toHaveValue('Centro Médico Las Palmas');
    await expect(I.field('Motivo')).toHaveValue('Compra de medicamentos indicados.');
  },
  fill: async (page, look) => {
    const I = reimbursementForm(page);
    await I.llenarGasto();
    await I.siguiente();
    await expect(page.getByRole('heading', { name: '¿Dónde recibe el dinero?' })).toBeFocused();
    await look('account');
    await I.siguiente();
    await look('faults of the account');
    await I.llenarCuenta();
    await I.siguiente();
    await expect(page.getByText('Se han cargado 0 de 1 archivos requeridos')).toBeVisible();
    await look('documents');
    await I.revisar();
    await look('missing documents');
    await I.llenarDocumentos();
  },
};

const long = 'Procedimiento diagnóstico de muy alta complejidad con sedación y materiales '.repeat(3).trim();
const types = [
  { codigo: '2', descripcion: 'Laboratorios' },
  { codigo: '77', descripcion: long },
];

const preauthorization: Form = {
  address: '/solicitudes?nueva=preautorizacion',
  create: 'solicitudPreAutorizacion',
  list: 'solicitudTiposAutorizacion',
  on: (page) => preauthorizationOnContract(page, { more: { solicitudTiposAutorizacion: () => types } }),
  form: preauthorizationForm,
  type: async (keys, page) => {
    await keys.type(/^Tipo de pre-autorización/, 'Lab');
    await chooseProvider(keys, page, /^Buscar el centro médico/);
    await keys.type(/^Descripción/, 'Perfil tiroideo.');
    await keys.type(/^Afiliado/, 'No');
    await expect(page.getByLabel('NSS', { exact: true })).toHaveValue('200000012');
  },
  documents: ['Indicación', 'Cédula'],
  faults: (page) => preauthorizationForm(page).revisar(),
  faultyField: 'Descripción',
  write: (page) => preauthorizationForm(page).escribir(),
  secrets: ['200000012', '200000011', 'Noé', '1003'],
  restored: async (page) => {
    const I = preauthorizationForm(page);
    await expect(I.field('Tipo de pre-autorización').locator('option:checked')).toHaveText('Laboratorios');
    await expect(I.field('Centro médico')).toHaveValue('Centro Médico Las Palmas');
    await expect(I.field('Descripción')).toHaveValue('Perfil tiroideo.');
    // The person's known data are loaded from the service again.
    await expect(I.field('NSS')).toHaveValue('200000012');
  },
  fill: async (page, look, stub) => {
    const I = preauthorizationForm(page);
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
  },
};

const affiliation = (kind: Kind): Form => ({
  address: kinds[kind].address,
  create: kinds[kind].create,
  list: 'datospersonales',
  on: (page) => affiliationOnContract(page, kind),
  form: (page) => affiliationForm(page, kind),
  type: async ({ type }) => {
    for (const [name, text] of Object.entries({ ...kinds[kind].texts, ...kinds[kind].choices }))
      await type(new RegExp(`^${name}`), text);
  },
  documents: kinds[kind].documents.map(({ descripcion }) => descripcion),
  faults: async (page) => {
    const I = affiliationForm(page, kind);
    await I.field('Apellido').fill('');
    await I.revisar();
  },
  faultyField: 'Apellido',
  write: async (page) => {
    const I = affiliationForm(page, kind);
    await I.escribir();
    await I.field('Correo electrónico').fill('lia@ejemplo.do');
  },
  secrets: ['402-1234567-8', '001-1000001-1', 'Josefa'],
  restored: async (page) => {
    const { field } = affiliationForm(page, kind);
    await expect(field('Correo electrónico')).toHaveValue('lia@ejemplo.do');
    for (const [name, value] of Object.entries(kinds[kind].kept)) await expect(field(name)).toHaveValue(value);
  },
  fill: async (page) => {
    const I = affiliationForm(page, kind);
    await I.field('Apellido').fill('Peña');
    await I.llenar();
  },
});

const forms = {
  reimbursement,
  preauthorization,
  'affiliation of a holder': affiliation('titular'),
  'affiliation of a dependent': affiliation('dependiente'),
};

const opened = async (page: Page, { on, form }: Form) => {
  const back = await on(page);
  const I = form(page);
  await I.abrir();
  return { ...back, I };
};

const created = (page: Page) => page.getByRole('heading', { name: 'Se ha creado el caso 2481902' });

for (const [name, form] of Object.entries(forms)) {
  test(`${name}: by keyboard alone it becomes one case, whose number survives the reload until it is closed`, async ({
    page,
  }) => {
    const { stub, I } = await opened(page, form);
    const keys = keyboard(page);
    await keys.press(/^Empezar$/);
    await form.type(keys, page);
    for (const document of form.documents) {
      const choosing = page.waitForEvent('filechooser');
      await keys.press(new RegExp(`^Elegir archivo para ${document}`));
      await (await choosing).setFiles(jpeg(`${document}.jpg`));
      const block = page.getByRole('region', { name: document, exact: true });
      await expect(block.getByText('Hecho', { exact: true })).toBeVisible();
    }
    await form.accept?.(keys);
    await keys.press(/^Revisar solicitud/);
    const loaded = page.waitForEvent('load');
    await keys.press(/^Enviar solicitud/);
    await expect(created(page)).toBeFocused();
    await loaded;
    await expect(page.getByText(/^Recibida el /)).toBeVisible();
    await expect(created(page)).toBeFocused();
    await expect(page.getByRole('link', { name: 'Ver el caso' })).toHaveAttribute('href', '/solicitudes?caso=2481902');
    await page.reload();
    await expect(created(page)).toBeVisible();
    await I.button('Cerrar e ir a mis solicitudes').click();
    await expect(page).toHaveURL(/\/solicitudes$/);
    await page.goto(form.address);
    await expect(I.button('Empezar')).toBeVisible();
    expect(stub.asked(form.create)).toBe(1);
  });

  test(`${name}: a failed review focuses a summary with a link to each field`, async ({ page }) => {
    const { I } = await opened(page, form);
    await I.empezar();
    await form.faults(page);
    const summary = page.getByRole('alert').first();
    await expect(page.locator(':focus')).toContainText('Para poder registrar su solicitud');
    await summary.getByRole('link', { name: new RegExp(`^${form.faultyField}`) }).click();
    await expect(I.field(form.faultyField)).toBeFocused();
  });

  test(`${name}: the draft returns after a reload, Back, a closed page and an ended session, without a secret on the device`, async ({
    page,
  }) => {
    const { I } = await opened(page, form);
    await I.empezar();
    await form.write(page);
    const ends = [
      () => page.reload(),
      async () => {
        await page.goto('/citas');
        await page.goBack();
      },
      async () => {
        await page.goto('about:blank');
        await page.goto(form.address);
      },
      async () => {
        const token = await page.evaluate(() => localStorage.getItem('token'));
        await page.evaluate(() => localStorage.setItem('autenticado', 'false'));
        await page.reload();
        await expect(page).toHaveURL(/\/login/);
        await page.evaluate((kept) => {
          localStorage.setItem('autenticado', 'true');
          localStorage.setItem('token', kept ?? '');
          localStorage.setItem('lastActivity', String(Date.now()));
        }, token);
        await page.goto(form.address);
      },
    ];
    for (const end of ends) {
      await end();
      await expect(page.getByText(/^Tiene una solicitud sin enviar, del /)).toBeVisible();
      const stored = await page.evaluate(() => JSON.stringify({ ...localStorage }));
      // A timestamp may contain the same digits.
      for (const secret of form.secrets) expect(stored).not.toMatch(new RegExp(`(?<!\\d)${secret}(?!\\d)`));
    }
    await I.button('Continuar con ella').click();
    await form.restored(page);
  });

  test(`${name}: each state is clean on a phone`, async ({ page }) => {
    await page.setViewportSize(sizes.phone);
    const { stub } = await form.on(page);
    const I = form.form(page);
    const look = async (state: string) => {
      await waitForRest(page);
      await checkState(page, state);
    };
    const letGo = stub.hold(form.list);
    await I.abrir();
    await expect(page.getByText('Cargando información...')).toBeVisible();
    await look('loading');
    stub.spoil(form.list, (route) => route.abort('connectionreset'));
    letGo();
    await expect(I.button('Reintentar')).toBeVisible();
    await look('failed');
    stub.mend(form.list);
    await I.button('Reintentar').click();
    await expect(I.button('Empezar')).toBeVisible();
    await look('before');
    await I.empezar();
    await look('form');
    await form.faults(page);
    await look('faults');
    await form.fill(page, look, stub);
    await I.revisar();
    await expect(I.button('Enviar solicitud')).toBeVisible();
    await look('review');
    stub.spoil('solicitudesPorDocumento', (route) => route.abort('connectionreset'));
    await I.enviar();
    await expect(page.getByText('Esta vez no se envió')).toBeVisible();
    await look('not sent');
    stub.mend('solicitudesPorDocumento');
    stub.spoil(form.create, (route) => route.fulfill({ status: 422, json: { mensaje: 'Cerrado.' } }));
    await I.enviar();
    await expect(page.getByText('Lo que escribió y sus documentos siguen aquí.')).toBeVisible();
    await look('not created');
    stub.mend(form.create);
    const go = stub.hold(form.create);
    await I.enviar();
    await expect(I.button('Cancelar el envío')).toBeVisible();
    await look('sending');
    await I.button('Cancelar el envío').click();
    await expect(I.button('Comprobar otra vez')).toBeVisible();
    await look('unconfirmed');
    go();
  });
}

test('the same request sent in two tabs at the same moment is one case, and both show its number', async ({
  page,
  context,
}) => {
  const { stub } = await reimbursementOnContract(context);
  const tabs = [page, await context.newPage()];
  for (const tab of tabs) {
    const I = reimbursementForm(tab);
    await tab.bringToFront();
    await I.abrir();
    // The other tab has started it.
    await I.button('Empezar').or(I.button('Continuar con ella')).click();
    // It continues at the step of the account, which is not kept.
    if (await I.button('Anterior').isVisible()) await I.anterior();
    await I.llenar();
    await I.revisar();
  }
  await Promise.all(
    tabs.map((tab) =>
      reimbursementForm(tab)
        .button('Enviar solicitud')
        .evaluate((button: HTMLButtonElement) => button.click()),
    ),
  );
  for (const tab of tabs) await expect(created(tab)).toBeVisible();
  expect(stub.asked('solicitudReembolso')).toBe(1);
});

test("[REQ-26] [REQ-27] while sending it says 'Se está procesando su solicitud', asks before it is left, and can be cancelled", async ({
  page,
}) => {
  const { stub } = await opened(page, preauthorization);
  const I = preauthorizationForm(page);
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
  await expect(page.getByText('Se han cargado 2 de 2 archivos requeridos')).toBeVisible();
});

for (const [form, noCreada] of [
  [reimbursement, reimbursementTexts.noCreada],
  [preauthorization, preauthorizationTexts.noCreada],
] as const)
  test(`after an error of the service ${form.create} says that it failed and that the outcome is unknown, on this visit alone`, async ({
    page,
  }) => {
    const { stub, I } = await opened(page, form);
    await I.empezar();
    await I.llenar();
    stub.spoil(form.create, (route) => route.fulfill({ status: 500, json: { mensaje: '' } }));
    await I.revisar();
    await I.enviar();
    const alert = page.getByRole('alert').filter({ hasText: noCreada });
    await expect(alert).toContainText('No sabemos si su solicitud llegó.');
    await I.button('Comprobar otra vez').click();
    await expect(alert).toBeVisible();
    await page.reload();
    await expect(page.getByText('No sabemos si su solicitud llegó', { exact: true })).toBeVisible();
    await expect(alert).toHaveCount(0);
    expect(stub.asked(form.create)).toBe(1);
  });

test('the chunk of the screens after a submit loads before the network can fail', async ({ page }) => {
  const { stub, I } = await opened(page, reimbursement);
  await I.empezar();
  await I.llenar();
  await page.waitForLoadState('networkidle');
  await page.route(/\/assets\//, (route) => route.abort());
  stub.spoil('solicitudReembolso', (route) => route.abort('connectionreset'));
  await I.revisar();
  await expect(page.getByText('factura.jpg')).toBeVisible();
  await I.enviar();
  await expect(page.getByText('No sabemos si su solicitud llegó', { exact: true })).toBeVisible();
  await I.button('No está: volver al formulario').click();
  await expect(I.button('Quitar factura.jpg')).toBeVisible();
});

test('a document that is still being prepared is not reported as missing', async ({ page }) => {
  await opened(page, affiliation('titular'));
  const I = affiliationForm(page, 'titular');
  await I.empezar();
  await I.escribir();
  let goOn = () => {};
  const held = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  await page.route('**/photo-worker-*', (route) => held.then(() => route.continue()));
  const added = I.adjuntar();
  await expect(page.getByText('Revisando el archivo…')).toBeVisible();
  await I.revisar();
  await expect(page.getByText('Falta Cédula por cargar, favor de verificar')).toHaveCount(0);
  await page.getByRole('link', { name: 'Falta Acta de nacimiento por cargar, favor de verificar' }).click();
  await expect(page.locator('#documentos')).toBeFocused();
  goOn();
  await added;
  await I.revisar();
  await expect(I.button('Enviar solicitud')).toBeVisible();
});

test('an invalid field says why as soon as it is left', async ({ page }) => {
  await opened(page, affiliation('titular'));
  const I = affiliationForm(page, 'titular');
  await I.empezar();
  await I.field('Cédula').fill('402-1234');
  await I.field('Teléfono celular').fill('809abc');
  await expect(I.field('Cédula')).toHaveAccessibleDescription('Cédula de identidad invalida, por favor verificar');
  await I.field('Correo electrónico').focus();
  await expect(I.field('Teléfono celular')).toHaveAccessibleDescription(/Formato de teléfono inválido/);
  await expect(page.getByRole('alert')).toHaveCount(0);
});
