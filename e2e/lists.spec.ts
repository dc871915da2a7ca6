import type { Page } from 'playwright/test';
import type { CallName } from '../domain/contract';
import { sizes } from './accessibility/check-state';
import type { contractStub } from './backends/contract-stub';
import { expect, test } from './browser/portal';
import { coverageOnContract } from './pages/coverage';
import { dayBefore, historyOnContract, written } from './pages/history';
import { providersOnContract } from './pages/providers';
import { requestsOnContract } from './pages/requests';

interface Opened {
  stub: Awaited<ReturnType<typeof contractStub>>;
  preguntas(): readonly unknown[];
}

/** A page with a list of results. */
interface List {
  open(page: Page): Promise<Opened>;
  openEmpty(page: Page): Promise<Opened>;
  call: CallName;
  results: number;
  /** Whether Back shows earlier results without a call. */
  cached: boolean;
  /** A field, and words that it is searched by. */
  typed: readonly [field: RegExp, words: string];
  /** A button of a row that is found then, and the dialog that it opens. */
  row: string | RegExp;
  dialog: string;
}

const lists = {
  providers: {
    open: async (page) => {
      const I = await providersOnContract(page);
      await I.abrir('?provincia=25&municipio=2501');
      return I;
    },
    openEmpty: async (page) => {
      const I = await providersOnContract(page);
      await I.abrir('?nombre=zz');
      return I;
    },
    call: 'prestadorTodos',
    results: 12,
    cached: true,
    typed: [/^Nombre de prestador/, 'abreu'],
    row: 'Ver detalle, Clínica Abreu 2',
    dialog: 'Clínica Abreu 2',
  },
  coverage: {
    open: async (page) => {
      const I = await coverageOnContract(page);
      await I.abrir('?plan=2&nombre=resonancia');
      return I;
    },
    openEmpty: async (page) => {
      const I = await coverageOnContract(page);
      await I.abrir('?plan=2&nombre=nada');
      return I;
    },
    call: 'procedimientos',
    results: 12,
    cached: true,
    typed: [/^Nombre$/, 'resonancia'],
    row: 'Ver detalle, Resonancia 1',
    dialog: 'Detalle de cobertura',
  },
  history: {
    open: async (page) => {
      const I = await historyOnContract(page);
      await I.abrir('/consulta/consumos?familiar=2');
      I.darPdf();
      return I;
    },
    openEmpty: async (page) => {
      const I = await historyOnContract(page, { rows: [] });
      await I.abrir();
      return I;
    },
    call: 'historialConsumo',
    results: 12,
    cached: true,
    typed: [/^Fecha desde$/, written(dayBefore(30))],
    row: /^Ver, .*autorización 9001$/,
    dialog: 'Ver el PDF',
  },
  requests: {
    open: async (page) => {
      const I = await requestsOnContract(page);
      await I.abrir();
      return I;
    },
    openEmpty: async (page) => {
      const I = await requestsOnContract(page, { rows: [] });
      await I.abrir();
      return I;
    },
    call: 'solicitudesPorDocumento',
    results: 8,
    cached: false,
    typed: [/^Número de caso$/, '248'],
    row: 'Ver detalle, Reembolso, caso 2481902',
    dialog: 'Reembolso',
  },
} as const satisfies Readonly<Record<string, List>>;

/** Waits for this page of the results. */
const showsPage = (page: Page, { results }: List, at: number, size: number) =>
  expect(page.getByText(`${results} resultados, página ${at} de ${Math.ceil(results / size)}`)).toBeVisible();

test.use({ viewport: sizes.desktop });

for (const [name, list] of Object.entries(lists)) {
  test(`${name}: Back and Forward show earlier pages and sizes, cached ones without a call, a reload the same, and no address has a member's code`, async ({
    page,
  }) => {
    const addresses: string[] = [];
    page.on('framenavigated', (frame) => addresses.push(frame.url()));
    const I = await list.open(page);
    await showsPage(page, list, 1, 5);
    await page.getByRole('button', { name: 'Página siguiente' }).click();
    await showsPage(page, list, 2, 5);
    await page.getByLabel('Por página').selectOption('10');
    await showsPage(page, list, 1, 10);
    await expect(page).toHaveURL(/filas=10$/);
    const asked = I.preguntas().length;
    await page.goBack();
    await showsPage(page, list, 2, 5);
    await page.goBack();
    await showsPage(page, list, 1, 5);
    await page.goForward();
    await showsPage(page, list, 2, 5);
    expect(I.preguntas()).toHaveLength(list.cached ? asked : asked + 3);
    await page.reload();
    await showsPage(page, list, 2, 5);
    expect(addresses.filter((address) => /100[123]/.test(new URL(address).pathname + new URL(address).search))).toEqual(
      [],
    );
  });

  test(`${name}: by keyboard alone a search, a row's dialog, and back`, async ({ page }) => {
    await list.open(page);
    await showsPage(page, list, 1, 5);
    const [field, words] = list.typed;
    await page.getByLabel(field).focus();
    await page.keyboard.press('Control+A');
    await page.keyboard.type(words);
    await page.keyboard.press('Enter');
    const row = page.getByRole('button', { name: list.row, exact: true });
    await row.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: list.dialog });
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(row).toBeFocused();
  });
}

for (const [row, name, sentence] of [
  ['[PROV-16]', 'providers', 'Ha ocurrido un error, favor intentar nueva vez .'],
  ['[COV-14]', 'coverage', 'Ha ocurrido un error, favor de intentar mas tarde'],
  ['', 'history', 'Favor intente mas tarde.'],
  ['', 'requests', 'Favor intente mas tarde.'],
] as const)
  test(`${name}: a failed search says «${sentence}», and «Reintentar» shows the results ${row}`, async ({ page }) => {
    const list = lists[name];
    const I = await list.open(page);
    await showsPage(page, list, 1, 5);
    I.stub.spoil(list.call, (route) => route.fulfill({ status: 501, json: { mensaje: '' } }));
    await page.reload();
    await expect(page.getByText(sentence, { exact: true })).toBeVisible();
    I.stub.mend(list.call);
    await page.getByRole('main').getByRole('button', { name: 'Reintentar' }).click();
    await showsPage(page, list, 1, 5);
  });

for (const [rows, name, sentences, link] of [
  [
    "[PROV-18] [TABLE-03] custom alert 'prestador-consulta-nofound'",
    'providers',
    [
      'No se encontraron resultados.',
      'Pruebe con otra provincia o pida una cita.',
      'No encontramos nada con esas palabras. Pruebe con una: dentista, pediatra, farmacia.',
    ],
    '/citas',
  ],
  [
    "[COV-16] [TABLE-03] custom alert 'cobertura-consulta-nofound'",
    'coverage',
    [
      'No se encontraron resultados.',
      /^No encontramos esa cobertura\. Pregunte en un centro/,
      'No encontramos nada con esas palabras. Pruebe con una: catarata, ojo, cirugía.',
    ],
    'https://ejemplo.do/centros',
  ],
  [
    '[HIST-20] [TABLE-03]',
    'history',
    ['No se encontraron resultados.', 'No se encontraron consumos en la consulta.'],
    '',
  ],
  [
    '[REQ-32] [TABLE-03]',
    'requests',
    ['No se encontraron resultados.', 'No tiene solicitudes de los últimos 180 días. Puede buscar en otras fechas.'],
    '',
  ],
] as const)
  test(`an empty list says so: ${rows} ${name}`, async ({ page }) => {
    await lists[name].openEmpty(page);
    for (const sentence of sentences) await expect(page.getByText(sentence, { exact: true }).first()).toBeVisible();
    if (link !== '') await expect(page.getByRole('region').locator(`a[href="${link}"]`)).toBeVisible();
  });

for (const [row, name, wholePlan, otherPlans] of [
  ['[PROV-08]', 'providers', 'Contributivo', ['Subsidiado', 'Larimar']],
  ['[COV-03]', 'coverage', 'CONTRIBUTIVO', ['SUBSIDIADO', 'SeNaSa LARIMAR']],
] as const)
  test(`${row} ${name}: the complementary plans are hidden for plans 1 and 6, and cleared`, async ({ page }) => {
    await lists[name].open(page);
    const complementary = page.getByLabel('Plan complementario', { exact: true });
    await complementary.selectOption({ index: 1 });
    for (const plan of otherPlans) {
      await page.getByLabel('Plan', { exact: true }).selectOption({ label: plan });
      await expect(complementary).toHaveCount(0);
    }
    await page.getByLabel('Plan', { exact: true }).selectOption({ label: wholePlan });
    await expect(complementary).toHaveValue('');
  });
