import type { Page } from 'playwright/test';
import { requestFormTexts } from '../src/texts/request-form';
import { checkState, printChecked, sizes } from './accessibility/check-state';
import { expect, test } from './browser/portal';
import { affiliationForm, affiliationOnContract, forms, type Kind } from './pages/affiliation';
import { jpeg } from './pages/reimbursement';

test.use({ viewport: sizes.desktop });

const kinds = ['titular', 'dependiente'] as const;

const opened = async (page: Page, kind: Kind, more: Parameters<typeof affiliationOnContract>[2] = {}) => {
  const back = await affiliationOnContract(page, kind, more);
  const I = affiliationForm(page, kind);
  await I.abrir();
  return { ...back, I };
};

const sent = {
  titular: {
    cedula: '001-1000001-1',
    telefono: '809-555-0142',
    nombre: 'Ana',
    apellido: 'Peña',
    email: 'ana@ejemplo.do',
    regimen: 'Contributivo',
  },
  dependiente: {
    cedula: '402-1234567-8',
    nombre: 'Josefa',
    apellido: 'Peña',
    email: 'ana@ejemplo.do',
    telefono: '809-555-0199',
    celular: '809-555-0142',
    institucion: 'Escuela Duarte',
  },
};
const files = { titular: ['Cedula.jpg', 'Actadenacimiento.jpg'], dependiente: ['Documentosdeldependi.jpg'] };

const onePoint = jpeg('').buffer;

const becomesOneCase = async (page: Page, kind: Kind) => {
  const { stub, stored, I } = await opened(page, kind);
  await expect(I.title('Antes de empezar, tenga a mano…')).toBeVisible();
  await I.empezar();
  await I.llenar();
  await I.revisar();
  await expect(page.getByText('Esto es lo que se enviará cuando pulse «Enviar solicitud».')).toBeVisible();
  const loaded = page.waitForEvent('load');
  const go = stub.hold('cargardocumento');
  await I.button('Enviar solicitud').dblclick();
  await expect(page.getByText('Se ha creado el caso 2481902. Enviando sus documentos…')).toBeVisible();
  go();
  await expect(I.title('Se ha creado el caso 2481902')).toBeFocused();
  await expect(page.getByText('Carga de arcivos realizada')).toBeVisible();
  await loaded;
  await expect(I.title('Se ha creado el caso 2481902')).toBeFocused();
  await expect(page.getByText(/^Recibida el /)).toBeVisible();
  await page.reload();
  await expect(I.title('Se ha creado el caso 2481902')).toBeVisible();
  await I.button('Cerrar e ir a mis solicitudes').click();
  await expect(page).toHaveURL(/\/solicitudes$/);
  await page.goto(forms[kind].address);
  await expect(I.button('Empezar')).toBeVisible();
  expect(stub.sent(forms[kind].create)).toEqual([sent[kind]]);
  expect(stub.heard.filter(({ call }) => call === 'cargardocumento').map(({ query }) => query)).toEqual([
    { ticketName: '2481902' },
  ]);
  expect(stored).toEqual(files[kind]);
};

test("[AFTIT-01] [AFTIT-06] [AFTIT-07] [AFTIT-08] a holder affiliation becomes one case with its documents: 'Se ha creado el caso {number}', 'Carga de arcivos realizada'", ({
  page,
}) => becomesOneCase(page, 'titular'));

test("[AFDEP-01] [AFDEP-05] [AFDEP-06] a dependent affiliation becomes one case with its documents: 'Se ha creado el caso {number}', 'Carga de arcivos realizada'", ({
  page,
}) => becomesOneCase(page, 'dependiente'));

const emptied = async (page: Page, kind: Kind, fields: readonly string[]) => {
  const { I } = await opened(page, kind);
  await I.empezar();
  for (const name of fields) if (name !== 'Régimen') await I.field(name).fill('');
  await I.revisar();
  const summary = page.getByRole('alert').first();
  await expect(summary).toContainText(
    'Para poder registrar su solicitud, todos los campos marcados como necesarios deben estar completos',
  );
  await expect(page.locator(':focus')).toContainText('Para poder registrar su solicitud');
  for (const name of fields) await expect(summary).toContainText(`${name}: Complete este campo.`);
  for (const { descripcion } of forms[kind].documents)
    await expect(summary).toContainText(`Falta ${descripcion} por cargar, favor de verificar`);
  await summary.getByRole('link', { name: /^Apellido/ }).click();
  await expect(I.field('Apellido')).toBeFocused();
};

test('[AFTIT-02] [AFTIT-04] a failed submit shows a summary of every field and both documents, with links to each', ({
  page,
}) => emptied(page, 'titular', ['Cédula', 'Nombre', 'Apellido', 'Régimen', 'Teléfono celular', 'Correo electrónico']));

test('[AFDEP-02] a failed submit shows a summary of every field and the documents, with links to each', ({ page }) =>
  emptied(page, 'dependiente', [
    'Cédula',
    'Nombre',
    'Apellido',
    'Institución',
    'Teléfono celular',
    'Teléfono residencial',
    'Correo electrónico',
  ]));

test("[AFTIT-03] the regimes are 'Contributivo' and 'Subsidiado'", async ({ page }) => {
  const { I } = await opened(page, 'titular');
  await I.empezar();
  await expect(I.field('Régimen').getByRole('option')).toHaveText(['Elija un régimen', 'Contributivo', 'Subsidiado']);
});

test("[AFTIT-05] cédula and phone of a holder say what is wrong as soon as they are left: 'Formato de teléfono inválido'", async ({
  page,
}) => {
  const { I } = await opened(page, 'titular');
  await I.empezar();
  await I.field('Cédula').fill('402-1234');
  await I.field('Teléfono celular').fill('809abc');
  await expect(I.field('Cédula')).toHaveAccessibleDescription('Cédula de identidad invalida, por favor verificar');
  await I.field('Correo electrónico').focus();
  await expect(I.field('Teléfono celular')).toHaveAccessibleDescription(/Formato de teléfono inválido/);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

const masked = async (page: Page, kind: Kind, phones: readonly string[]) => {
  const { I } = await opened(page, kind);
  await I.empezar();
  await I.field('Cédula').fill('402123456789');
  await expect(I.field('Cédula')).toHaveValue('402-1234567-8');
  await I.field('Cédula').fill('402-1234');
  for (const phone of phones) {
    await I.field(phone).fill('+1 (849) 555-0177');
    await expect(I.field(phone)).toHaveValue('849-555-0177');
    await I.field(phone).fill('849555');
  }
  await I.field('Correo electrónico').fill('ana@ejemplo');
  await I.revisar();
  const summary = page.getByRole('alert').first();
  for (const said of [
    'Cédula: Cédula de identidad invalida, por favor verificar',
    ...phones.map((phone) => `${phone}: Formato de teléfono inválido`),
    'Correo electrónico: Favor de agregar un correo electronico válido',
  ])
    await expect(summary).toContainText(said);
  await expect(I.field('Cédula')).toHaveValue('402-1234');
};

test('[AFTIT-05] cédula, phone and e-mail of a holder are formatted and validated', ({ page }) =>
  masked(page, 'titular', ['Teléfono celular']));

test('[AFDEP-04] cédula, phones and e-mail of a dependent are formatted and validated', ({ page }) =>
  masked(page, 'dependiente', ['Teléfono celular', 'Teléfono residencial']));

test("[AFDEP-03] a sixth file and another type are refused: 'Se ha superado el límite de adjuntos para documentos de tipo Documentos del dependiente'", async ({
  page,
}) => {
  const { I } = await opened(page, 'dependiente');
  await I.empezar();
  const document = page.getByRole('region', { name: 'Documentos del dependiente', exact: true });
  await expect(document).toContainText('JPG. Hasta 5 archivos de 2 MB.');
  const add = (name: string, mimeType: string, bytes: Buffer) =>
    document.locator('input[type=file]').last().setInputFiles({ name, mimeType, buffer: bytes });
  await add('acta.pdf', 'application/pdf', Buffer.from('%PDF-1.4\n%%EOF'));
  await expect(document).toContainText('El archivo acta.pdf no es JPG y no será añadido.');
  await document
    .locator('input[type=file]')
    .last()
    .setInputFiles([1, 2, 3, 4, 5, 6].map((count) => jpeg(`acta${count}.jpg`)));
  await expect(document).toContainText(
    'Se ha superado el límite de adjuntos para documentos de tipo Documentos del dependiente',
  );
  await expect(document.getByText(/^acta[1-5]\.jpg$/)).toHaveCount(5);
});

for (const kind of kinds) {
  const { create, address, documents, title, kept } = forms[kind];

  test(`${title}: rejected documents leave the case without them, with a message and another try`, async ({ page }) => {
    const { stub, stored, I } = await opened(page, kind);
    await I.empezar();
    await I.llenar();
    stub.spoil('cargardocumento', (route) => route.fulfill({ status: 422, json: { mensaje: '' } }));
    await I.revisar();
    await I.enviar();
    await expect(page.getByText('Ha ocurrido un error en la carga de archivos', { exact: true })).toBeVisible();
    await expect(page.getByText('Se ha creado el caso 2481902 sin sus documentos. Siguen aquí.')).toBeVisible();
    stub.mend('cargardocumento');
    await I.button('Enviar documentos').click();
    await expect(I.title('Se ha creado el caso 2481902')).toBeFocused();
    expect([stub.asked(create), stored]).toEqual([1, files[kind]]);
  });

  test(`${title}: after a lost answer to the documents, the stored ones prove their arrival, and nothing is sent again`, async ({
    page,
  }) => {
    const { stub, stored, I } = await opened(page, kind);
    await I.empezar();
    await I.llenar();
    stub.spoil('cargardocumento', async (route) => {
      stored.push(...files[kind]);
      await route.abort('connectionreset');
    });
    await I.revisar();
    await I.enviar();
    await expect(I.title('Se ha creado el caso 2481902')).toBeVisible();
    expect([stub.asked(create), stub.asked('cargardocumento')]).toEqual([1, 1]);
  });

  test(`${title}: documents that the service failed to store are reported as failed, and the missing ones are read [ATTACH-18]`, async ({
    page,
  }) => {
    const { stub, I } = await opened(page, kind);
    await I.empezar();
    await I.llenar();
    stub.spoil('cargardocumento', (route) => route.fulfill({ status: 503, json: { mensaje: '' } }));
    await I.revisar();
    await I.enviar();
    await expect(page.getByText('Ha ocurrido un error en la carga de archivos', { exact: true })).toBeVisible();
    await expect(page.getByText('Se ha creado el caso 2481902, y le faltan documentos.')).toBeVisible();
  });

  test(`${title}: a case without its documents survives a reload, lists the missing ones, and accepts them`, async ({
    page,
  }) => {
    const { stub, stored, I } = await opened(page, kind);
    await I.empezar();
    await I.llenar();
    stub.spoil('cargardocumento', (route) => route.abort('connectionreset'));
    await I.revisar();
    await I.enviar();
    const missing = `No vemos en su caso: ${documents.map(({ descripcion }) => descripcion).join(', ')}.`;
    await expect(page.getByText('Se ha creado el caso 2481902, y le faltan documentos')).toBeVisible();
    await page.reload();
    await expect(page.getByText('Se ha creado el caso 2481902, y le faltan documentos')).toBeVisible();
    await expect(page.getByText(missing)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Ver el caso' })).toHaveAttribute('href', '/solicitudes?caso=2481902');
    await I.button('Enviar documentos').click();
    await expect(page.getByText('Añada los documentos que faltan')).toBeVisible();
    stub.mend('cargardocumento');
    await I.adjuntar();
    await I.button('Enviar documentos').click();
    await expect(I.title('Se ha creado el caso 2481902')).toBeVisible();
    expect([stub.asked(create), stub.asked('cargardocumento'), stored]).toEqual([1, 2, files[kind]]);
  });

  test(`${title}: a document that is still being prepared is not reported as missing`, async ({ page }) => {
    const { I } = await opened(page, kind);
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
    const [first = '', second] = documents.map(({ descripcion }) => requestFormTexts.faltaDocumento(descripcion));
    await expect(page.getByText(second ?? requestFormTexts.preparandoArchivos)).toBeVisible();
    await expect(page.getByText(first)).toHaveCount(0);
    goOn();
    await added;
    await I.revisar();
    await expect(page.getByText('Esto es lo que se enviará cuando pulse «Enviar solicitud».')).toBeVisible();
  });

  test(`${title}: a case may be left without its documents, and its number stays as a receipt`, async ({ page }) => {
    const { stub, I } = await opened(page, kind);
    await I.empezar();
    await I.llenar();
    stub.spoil('cargardocumento', (route) => route.fulfill({ status: 422, json: { mensaje: '' } }));
    await I.revisar();
    await I.enviar();
    await I.button('Terminar así').click();
    await expect(page.getByText(/^Recibida el /)).toBeVisible();
    await I.button('Cerrar e ir a mis solicitudes').click();
    await page.goto(address);
    await expect(I.button('Empezar')).toBeVisible();
  });

  test(`${title}: after a lost answer to the request the list tells its outcome, or it stays unknown, also after a reload`, async ({
    page,
  }) => {
    const { stub, cases, I } = await opened(page, kind);
    await I.empezar();
    await I.llenar();
    stub.spoil(create, (route) => route.abort('connectionreset'));
    await I.revisar();
    await I.enviar();
    await expect(page.getByText('No sabemos si su solicitud llegó', { exact: true })).toBeVisible();
    await page.reload();
    await expect(page.getByText('No sabemos si su solicitud llegó', { exact: true })).toBeVisible();
    cases.unshift('2481950');
    await I.button('Comprobar otra vez').click();
    // The page's files are gone, so the case asks for its missing documents.
    await expect(page.getByText('Se ha creado el caso 2481950, y le faltan documentos')).toBeVisible();
    expect([stub.asked(create), stub.asked('cargardocumento')]).toEqual([1, 0]);
  });

  test(`${title}: a request cancelled during the upload is looked up`, async ({ page }) => {
    const { stub, I } = await opened(page, kind);
    await I.empezar();
    await I.llenar();
    await I.revisar();
    const go = stub.hold(create);
    await I.enviar();
    await expect(page.getByText('Se está procesando su solicitud', { exact: true })).toBeVisible();
    await I.button('Cancelar el envío').click();
    await expect(page.getByText('Canceló el envío, y no sabemos si su solicitud llegó antes')).toBeVisible();
    go();
    await I.button('No está: volver al formulario').click();
    await expect(I.field('Correo electrónico')).toHaveValue('ana@ejemplo.do');
  });

  test(`${title}: the draft returns after Back, a closed page, and an ended session`, async ({ page }) => {
    const { I } = await opened(page, kind);
    await I.empezar();
    await I.escribir();
    await I.field('Correo electrónico').fill('lia@ejemplo.do');
    const ways = [
      async () => {
        await page.goto('/citas');
        await page.goBack();
      },
      async () => {
        await page.goto('about:blank');
        await page.goto(address);
      },
      async () => {
        const token = await page.evaluate(() => localStorage.getItem('token'));
        await page.evaluate(() => localStorage.setItem('autenticado', 'false'));
        await page.reload();
        await expect(page).toHaveURL(/\/login/);
        await page.evaluate((was) => {
          localStorage.setItem('autenticado', 'true');
          localStorage.setItem('token', was ?? '');
          localStorage.setItem('lastActivity', String(Date.now()));
        }, token);
        await page.goto(address);
      },
    ];
    for (const happen of ways) {
      await happen();
      await expect(page.getByText(/^Tiene una solicitud sin enviar, del /)).toBeVisible();
      const stored = await page.evaluate(() => JSON.stringify({ ...localStorage }));
      for (const secret of ['402-1234567-8', '001-1000001-1', 'Josefa']) expect(stored).not.toContain(secret);
    }
    await I.button('Continuar con ella').click();
    await expect(I.field('Correo electrónico')).toHaveValue('lia@ejemplo.do');
    for (const [name, value] of Object.entries(kept)) await expect(I.field(name)).toHaveValue(value);
  });

  for (const [size, viewport] of Object.entries({ phone: sizes.phone, desktop: sizes.desktop }))
    test(`${title}: is accessible, ${size}`, async ({ page }) => {
      await page.setViewportSize(viewport);
      const { stub, I } = await opened(page, kind);
      await expect(I.button('Empezar')).toBeVisible();
      await checkState(page, 'before');
      await I.empezar();
      await expect(I.button('Revisar solicitud')).toBeVisible();
      await checkState(page, 'form');
      await I.field('Nombre').fill('');
      await I.revisar();
      await checkState(page, 'faults');
      await I.field('Nombre').fill('Josefa');
      await I.llenar();
      await I.revisar();
      await expect(I.button('Enviar solicitud')).toBeVisible();
      await checkState(page, 'review');
      stub.spoil('cargardocumento', (route) => route.fulfill({ status: 422, json: { mensaje: '' } }));
      const go = stub.hold('cargardocumento');
      await I.enviar();
      await expect(I.button('Cancelar el envío')).toBeVisible();
      await checkState(page, 'uploading');
      go();
      await expect(I.button('Enviar documentos')).toBeVisible();
      await checkState(page, 'without documents');
      stub.mend('cargardocumento');
      printChecked();
    });

  test(`${title}: is completed by keyboard alone, from the list to the case`, async ({ page }) => {
    const { stub, I } = await opened(page, kind);
    const on = async (name: string) => {
      const target = I.button(name);
      await expect(target).toBeVisible();
      for (let steps = 0; steps < 120; steps += 1) {
        if (await target.evaluate((element) => element === document.activeElement)) return;
        await page.keyboard.press('Tab');
      }
      throw new Error(`no way by keyboard to ${name}`);
    };
    const to = async (name: string) => {
      for (let steps = 0; steps < 120; steps += 1) {
        if (await I.field(name).evaluate((element) => element === document.activeElement)) return;
        await page.keyboard.press('Tab');
      }
      throw new Error(`no way by keyboard to ${name}`);
    };
    await on('Empezar');
    await page.keyboard.press('Enter');
    await expect(I.field('Cédula')).toBeVisible();
    for (const [name, text] of Object.entries(forms[kind].texts)) {
      await to(name);
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type(text);
    }
    for (const [name, option] of Object.entries(forms[kind].choices)) {
      await to(name);
      await page.keyboard.type(option);
    }
    for (const { descripcion } of documents) {
      const choosing = page.waitForEvent('filechooser');
      await on(`Elegir archivo para ${descripcion}`);
      await page.keyboard.press('Enter');
      await (await choosing).setFiles({ name: `${descripcion}.jpg`, mimeType: 'image/jpeg', buffer: onePoint });
      await expect(
        page.getByRole('region', { name: descripcion, exact: true }).getByText('Hecho', { exact: true }),
      ).toBeVisible();
    }
    await on('Revisar solicitud');
    await page.keyboard.press('Enter');
    await on('Enviar solicitud');
    await page.keyboard.press('Enter');
    await expect(I.title('Se ha creado el caso 2481902')).toBeFocused();
    expect([stub.asked(create), stub.asked('cargardocumento')]).toEqual([1, 1]);
  });
}
