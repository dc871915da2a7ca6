import { readFile } from 'node:fs/promises';
import type { Locator } from 'playwright/test';
import { checkState, printChecked, sizes } from './accessibility/check-state';
import { expect, test } from './browser/portal';
import { leavingQuestion } from './pages/leaving';
import { profileOnContract, relative } from './pages/profile';

const refused = 'No se puede acceder al perfil de dependientes mayores de edad';
const watched = 'Está viendo los datos de Noé Peña';

test.use({ viewport: sizes.desktop });
test.afterAll(printChecked);

test("[PROF-01] [PROF-03] [PROF-04] the head shows name and kind, 'Titular | 1001', and the sections the known data", {
  tag: '@first',
}, async ({ page }) => {
  const I = await profileOnContract(page);
  await I.abrir();
  await expect(I.titulo).toHaveText('Ana Peña');
  await expect(page.getByText('Titular | 1001')).toBeVisible();
  const sections = page.getByRole('tablist', { name: 'Mis datos' }).getByRole('tab');
  await expect(sections).toHaveText([
    'Datos personales',
    'Datos de afiliación',
    'Datos de contacto y localización',
    'Seguridad y datos',
  ]);
  await expect(page.getByRole('term')).toHaveText([
    'Nombres',
    'Apellidos',
    'Cédula',
    'Fecha de nacimiento',
    'Edad',
    'Sexo',
    'Estado civil',
    'Nacionalidad',
    'Tipo de afiliación',
    'Número de afiliado',
    'Régimen',
  ]);
  await expect(I.fact('Fecha de nacimiento')).toHaveText('12-03-1984');
});

test("[PROF-01] [PROF-02] [PROF-18] a minor opens with their photo under 'Está viendo los datos de …', on a card of another colour, and Back leads home", async ({
  page,
}) => {
  const I = await profileOnContract(page);
  const card = () =>
    I.titulo.evaluate((title) => {
      for (let at = title.parentElement; at !== null; at = at.parentElement) {
        const { backgroundColor } = getComputedStyle(at);
        if (backgroundColor !== 'rgba(0, 0, 0, 0)') return backgroundColor;
      }
      return '';
    });
  await I.abrir();
  await expect(I.titulo).toHaveText('Ana Peña');
  const own = await card();
  await I.boton('Núcleo familiar').click();
  await I.dialogo('Núcleo familiar')
    .getByRole('button', { name: /^Noé Peña/ })
    .click();
  await expect(I.titulo).toHaveText('Noé Peña');
  await expect(I.titulo).toBeFocused();
  await expect(page.getByText('Dependiente | 1003')).toBeVisible();
  await expect(page.locator('main img[src^="data:image/png"]')).toBeVisible();
  await expect(page.getByText(watched)).toBeVisible();
  await expect(page).toHaveTitle('Perfil de Noé Peña · Oficina Virtual');
  expect(await card()).not.toBe(own);
  await expect(page).toHaveURL(/\/profile\?familiar=2$/);
  await expect(I.boton('Núcleo familiar')).toHaveCount(0);
  await page.reload();
  await expect(page.getByText(watched)).toBeVisible();
  await expect(I.titulo).toHaveText('Noé Peña');
  await I.enlace('Volver a mi perfil').click();
  await expect(I.titulo).toHaveText('Ana Peña');
  await expect(page.getByText(watched)).toHaveCount(0);
  await page.goBack();
  await expect(I.titulo).toHaveText('Noé Peña');
  await page.goBack();
  await expect(I.titulo).toHaveText('Ana Peña');
  await expect(page).toHaveURL(/\/profile$/);
});

test('with unsaved contact data a minor opens only after the question, and the page matches its address', async ({
  page,
}) => {
  const I = await profileOnContract(page);
  await I.abrir();
  await I.tab('Datos de contacto y localización').click();
  await I.boton('Editar').click();
  const cell = page.getByLabel('Teléfono celular', { exact: true });
  await cell.fill('8295550100');
  const chooseNoe = async () => {
    await I.boton('Núcleo familiar').click();
    await I.dialogo('Núcleo familiar')
      .getByRole('button', { name: /^Noé Peña/ })
      .click();
  };
  const question = leavingQuestion(page);
  await chooseNoe();
  await question.seguir();
  await expect(I.titulo).toHaveText('Ana Peña');
  await expect(page).toHaveURL(/\/profile$/);
  await expect(cell).toHaveValue('(829)-555-0100');
  await chooseNoe();
  await question.salir();
  await expect(I.titulo).toHaveText('Noé Peña');
  await expect(page).toHaveURL(/\/profile\?familiar=2$/);
});

test(`[PROF-19] an adult is refused in the list and by address: '${refused}'`, async ({ page }) => {
  const I = await profileOnContract(page);
  await I.abrir();
  await I.boton('Núcleo familiar').click();
  const core = I.dialogo('Núcleo familiar');
  await core.getByRole('button', { name: /^Luis Peña Hijo · Mayor de edad/ }).click();
  await expect(core.getByRole('alert')).toContainText(refused);
  await expect(page).toHaveURL(/\/profile$/);
  await page.keyboard.press('Escape');
  await expect(I.boton('Núcleo familiar')).toBeFocused();
  await page.goto('/profile?familiar=1');
  await expect(page.getByRole('alert')).toContainText(refused);
  await I.enlace('Volver a mi perfil').click();
  await expect(I.titulo).toHaveText('Ana Peña');
  expect(I.stub.heard.filter(({ query }) => query.codigoAfiliado === '1002')).toEqual([]);
});

test('a core of twelve can be scrolled to its end in the dialog of a phone, and the last one opens', async ({
  page,
}) => {
  const name = (index: number) => (index === 12 ? 'Bartolomé' : `María de los Ángeles ${index}`);
  const twelve = Array.from({ length: 12 }, (_, index) =>
    relative(String(1002 + index), name(index + 1), 'Hijo', index < 6),
  );
  await page.setViewportSize(sizes.phone);
  const I = await profileOnContract(page, {
    profile: { nucleoFamiliar: { participantes: twelve }, nucleoFamiliarComplementario: { participantes: [] } },
  });
  await I.abrir();
  await I.boton('Núcleo familiar').click();
  const core = I.dialogo('Núcleo familiar');
  await expect(core.getByRole('listitem')).toHaveCount(12);
  const last = core.getByRole('button', { name: /^Bartolomé/ });
  await last.focus();
  await expect(last).toBeInViewport();
  expect(await core.evaluate(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth)).toBe(true);
  await page.keyboard.press('Enter');
  await expect(I.titulo).toHaveText('Bartolomé Peña');
  await expect(page).toHaveURL(/\/profile\?familiar=12$/);
});

for (const [why, world] of [
  ['a dependent', { personal: { tipoAfiliacion: 'DEPENDIENTE' } }],
  ['a titular without the flag', { flags: ['VER_PERFIL'] }],
] as const)
  test(`[PROF-16] [FLAG-04] ${why} has no button of the core, and no address opens it`, async ({ page }) => {
    const I = await profileOnContract(page, world);
    await I.abrir();
    await expect(I.boton('Nueva solicitud')).toBeVisible();
    await expect(I.boton('Núcleo familiar')).toHaveCount(0);
    await page.goto('/profile?familiar=2');
    await expect(page.getByText('No encontramos a esa persona en su núcleo familiar.')).toBeVisible();
    expect(I.stub.heard.filter(({ query }) => query.codigoAfiliado === '1003')).toEqual([]);
  });

test('[PROF-07] [PROF-08] [PROF-09] each plan has its tab with state and validity, type 3 has none', async ({
  page,
}) => {
  const I = await profileOnContract(page);
  await I.abrir();
  await I.tab('Datos de afiliación').click();
  await expect(page.getByRole('tablist', { name: 'Planes' }).getByRole('tab')).toHaveText([
    'Plan básico',
    'Plan complementario',
  ]);
  await expect(page.getByRole('heading', { name: 'Información general' })).toBeVisible();
  await expect(page.getByText('ACTIVO', { exact: true })).toBeVisible();
  await expect(I.fact('Fecha de afiliación')).toHaveText('01-03-2009');
  await expect(I.fact('Con cobertura hasta el')).toHaveText('31-12-2999');
  await expect(I.fact('Fin de vigencia')).toHaveText('31-12-2999');
  await expect(I.fact('Última dispersión')).toHaveText(['15-11-2026', 'Último pago a su seguro']);
  await I.tab('Plan complementario').click();
  await expect(page.getByText('SIN SERVICIO', { exact: true })).toBeVisible();
  await expect(page.getByText('La vigencia de este plan terminó el 31-12-2025.')).toBeVisible();
  await expect(I.fact('Con cobertura hasta el')).toHaveCount(0);
  await expect(I.enlace(/calendario/)).toHaveCount(0);
});

test('at 320 px the four sections are visible at once, by short names', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 740 });
  const I = await profileOnContract(page);
  await I.abrir();
  for (const [short, name] of [
    ['Personales', 'Datos personales'],
    ['Plan', 'Datos de afiliación'],
    ['Contacto', 'Datos de contacto y localización'],
    ['Cuenta', 'Seguridad y datos'],
  ] as const) {
    await expect(I.tab(name)).toHaveAccessibleName(`${short} (${name})`);
    await expect(I.tab(name)).toBeInViewport({ ratio: 1 });
  }
  await I.tab('Datos de contacto y localización').click();
  await expect(page.getByRole('heading', { name: 'Datos de contacto y localización' })).toBeVisible();
});

test('a plan without service says so above its balances, whose card has the consumptions', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const I = await profileOnContract(page);
  await I.abrir();
  await I.tab('Datos de afiliación').click();
  await I.tab('Plan complementario').click();
  const top = async (what: Locator) => (await what.boundingBox())?.y ?? 0;
  const balances = await top(page.getByRole('heading', { name: 'Balances disponibles' }));
  const facts = await top(page.getByRole('heading', { name: 'Información general' }));
  for (const words of ['SIN SERVICIO', 'La vigencia de este plan terminó el 31-12-2025.'])
    expect(await top(page.getByText(words, { exact: true }))).toBeLessThan(balances);
  const consumptions = await top(I.boton('Ver consumos'));
  expect(consumptions).toBeGreaterThanOrEqual(balances - 50);
  expect(consumptions).toBeLessThan(facts);
});

test('without the balances the consumptions stay with the facts of the plan', async ({ page }) => {
  const I = await profileOnContract(page, { flags: ['VER_PERFIL'] });
  await I.abrir();
  await I.tab('Datos de afiliación').click();
  await expect(page.getByRole('heading', { name: 'Balances disponibles' })).toHaveCount(0);
  await I.boton('Ver consumos').click();
  await expect(I.dialogo('Últimos 5 consumos').getByRole('listitem')).toHaveCount(5);
});

test('ten plans are one row that scrolls sideways, and a missing plan is reported', async ({ page }) => {
  const plans = Array.from({ length: 11 }, (_, index) => ({
    idTipoPlan: index + 1,
    tipoPlan: `Plan del tipo ${index + 1}`,
  }));
  const profile = { datosAfiliacion: plans.map((one) => Object.assign({}, blank, one)) };
  await page.setViewportSize(sizes.phone);
  const I = await profileOnContract(page, { profile });
  await I.abrir();
  await I.tab('Datos de afiliación').click();
  await expect(page.getByRole('tablist', { name: 'Planes' }).getByRole('tab')).toHaveCount(10);
  await page.getByRole('tab', { name: 'Plan del tipo 1', exact: true }).focus();
  await page.keyboard.press('End');
  await expect(I.tab('Plan del tipo 11')).toBeFocused();
  await expect(I.fact('Tipo de plan')).toHaveText('Plan del tipo 11');
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});

const blank = {
  estado: '',
  fechaAfiliacion: '',
  primeraDispersion: '',
  ultimaDispersion: '',
  inicioVigencia: '',
  finVigencia: '',
  balances: [],
};

test('reports a missing plan and omits unknown facts', async ({ page }) => {
  const I = await profileOnContract(page, {
    profile: { datosAfiliacion: [] },
    personal: { fechaNacimiento: '', edad: '', nacionalidad: '', sexo: '', estadoCivil: '', documentoIdentidad: '' },
  });
  await I.abrir();
  await expect(page.getByRole('term')).toHaveText([
    'Nombres',
    'Apellidos',
    'Tipo de afiliación',
    'Número de afiliado',
    'Régimen',
  ]);
  await I.tab('Datos de afiliación').click();
  await expect(page.getByText('No hay planes registrados a su nombre.')).toBeVisible();
});

test('the renewal of a plan is saved to a calendar as a file, without a server', async ({ page }) => {
  const I = await profileOnContract(page);
  await I.abrir();
  await I.tab('Datos de afiliación').click();
  const [download] = await Promise.all([page.waitForEvent('download'), I.enlace(/^Añadir la renovación/).click()]);
  expect(download.suggestedFilename()).toBe('renovacion-del-plan.ics');
  const text = await readFile(await download.path(), 'utf8');
  expect(text).toMatch(/^BEGIN:VCALENDAR\r\n/);
  expect(text).toContain('\r\nDTSTART;VALUE=DATE:30000101\r\n');
  expect(text).toContain('\r\nSUMMARY:Renovación: Plan básico\r\n');
  expect(text).not.toContain('1001');
});

test("[PROF-12] [PROF-13] [PROF-14] [PROF-15] 'Ver consumos' shows the last five, of type 6 those of medication, else 0", async ({
  page,
}) => {
  const I = await profileOnContract(page);
  await I.abrir();
  await I.tab('Datos de afiliación').click();
  await I.boton('Ver consumos').click();
  const popover = I.dialogo('Últimos 5 consumos');
  const items = popover.getByRole('listitem');
  await expect(items).toHaveCount(5);
  await expect(items.first()).toHaveText(
    /Medicamentos ambulatorios\s*28-10-2026\s*Farmacia San Rafael\s*Autorización 1028 · Aprobada/,
  );
  await popover.getByText('Medicamentos', { exact: true }).click();
  await expect(items).toHaveCount(2);
  await popover.getByText('Alto costo').click();
  await expect(popover.getByText('No hay consumos para mostrar.')).toBeVisible();
  expect(I.stub.heard.filter(({ call }) => call === 'consumosAfiliado').map(({ query }) => query)).toEqual([
    { codigoAfiliado: '1001', tipo: '0', altoCosto: 'false' },
    { codigoAfiliado: '1001', tipo: '6', altoCosto: 'false' },
    { codigoAfiliado: '1001', tipo: '0', altoCosto: 'true' },
  ]);
  I.stub.spoil('consumosAfiliado', (route) => route.fulfill({ status: 422, json: { mensaje: '' } }));
  await popover.getByText('Todos').click();
  await expect(popover.getByRole('button', { name: 'Reintentar' })).toBeVisible();
  I.stub.mend('consumosAfiliado');
  await popover.getByRole('button', { name: 'Reintentar' }).click();
  await expect(items).toHaveCount(5);
  await page.keyboard.press('Escape');
  await expect(I.boton('Ver consumos')).toBeFocused();
});

test('an opened section stays open until it is closed, in any way', async ({ page }) => {
  const I = await profileOnContract(page);
  await I.abrir();
  await I.tab('Datos de afiliación').click();
  const popover = I.dialogo('Últimos 5 consumos');
  const ways = [
    () => page.keyboard.press('Escape'),
    () => popover.getByRole('button', { name: 'Cerrar' }).click(),
    () => I.boton('Ver consumos').click(),
    () => page.mouse.click(640, 3),
  ];
  for (const [turn, close] of [...ways, ...ways.toReversed()].entries()) {
    await I.boton('Ver consumos').click();
    await expect(popover.getByRole('listitem')).toHaveCount(5);
    // Waits for the end of the previous closing.
    await page.waitForTimeout(400);
    await expect(popover, `opening ${turn}`).toBeVisible();
    await close();
    await expect(popover).toHaveCount(0);
  }
});

test('[PROF-20] a member whose regime contains PENSIONADOS sees no contact section', async ({ page }) => {
  const I = await profileOnContract(page, { personal: { regimen: 'PENSIONADOS DEL ESTADO' } });
  await I.abrir();
  await expect(page.getByRole('tablist', { name: 'Mis datos' }).getByRole('tab')).toHaveText([
    'Datos personales',
    'Datos de afiliación',
    'Seguridad y datos',
  ]);
});

test("[PROF-45] 'Nueva solicitud' lists the forms, and each links to its own", async ({ page }) => {
  const I = await profileOnContract(page);
  await I.abrir();
  await I.boton('Nueva solicitud').click();
  const forms = I.dialogo('Nueva solicitud').getByRole('link');
  await expect(forms).toHaveText([
    'Afiliación de titular',
    'Afiliación de dependiente',
    'Reembolso',
    'Pre-autorización',
  ]);
  await forms.last().click();
  await expect(I.titulo).toHaveText('Pre-autorización');
  await expect(page).toHaveURL(/\/solicitudes\?nueva=preautorizacion$/);
});

test('axe finds nothing on the profile and its dialogs, on a phone', async ({ page }) => {
  await page.setViewportSize(sizes.phone);
  const I = await profileOnContract(page);
  await I.abrir();
  await expect(I.titulo).toHaveText('Ana Peña');
  await checkState(page, 'datos personales');
  await I.tab('Datos de afiliación').click();
  await checkState(page, 'plan');
  await I.tab('Plan complementario').click();
  await checkState(page, 'plan vencido');
  await I.boton('Ver consumos').click();
  await expect(I.dialogo('Últimos 5 consumos').getByRole('listitem')).toHaveCount(5);
  await checkState(page, 'consumos');
  await page.keyboard.press('Escape');
  await I.boton('Nueva solicitud').click();
  await expect(I.dialogo('Nueva solicitud')).toBeVisible();
  await checkState(page, 'nueva solicitud');
  await page.keyboard.press('Escape');
  await I.boton('Núcleo familiar').click();
  await I.dialogo('Núcleo familiar').getByRole('button', { name: /^Luis/ }).click();
  await expect(page.getByText(refused)).toBeVisible();
  await checkState(page, 'núcleo');
  await I.dialogo('Núcleo familiar').getByRole('button', { name: /^Noé/ }).click();
  await expect(page.getByText(watched)).toBeVisible();
  await checkState(page, 'un menor');
  await page.goto('/profile?familiar=1');
  await expect(page.getByText(refused)).toBeVisible();
  await checkState(page, 'un mayor');
  await page.goto('/profile?familiar=9');
  await expect(page.getByText('No encontramos')).toBeVisible();
  await checkState(page, 'nadie');
});
