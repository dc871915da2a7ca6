import { brokenWords } from './accessibility/broken-words';
import { largeText } from './accessibility/large-text';
import { waitForRest } from './accessibility/wait-for-rest';
import { expect, test } from './browser/portal';
import { balancesOf, deviceOnContract, deviceWorld } from './pages/device';
import { portalPage } from './pages/portal';
import { profileOnContract } from './pages/profile';

test.use({ viewport: { width: 360, height: 740 } });

const pages = [
  '/',
  '/profile',
  '/pagos',
  '/solicitudes',
  '/consulta/consumos',
  '/consulta/cobertura',
  '/consulta/prestadores',
];

for (const [name, large] of [
  ['at 360 px', false],
  ['with 200 % text', true],
] as const)
  test(`on every main page no amount, number, address or title breaks inside, ${name}`, async ({ page }) => {
    await portalPage(page).entrar();
    const found: string[] = [];
    for (const address of pages) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      if (large) await largeText(page);
      await waitForRest(page);
      found.push(...(await brokenWords(page, large)).map((word) => `${address}: ${word}`));
    }
    expect(found).toEqual([]);
  });

test('amounts of millions stay on one line, at 360 px and with 200 % text', async ({ page }) => {
  const amounts = { idTipoBalance: 1, fechaRenovacion: '2027-01-01', montoTope: 9_999_999_999.99 };
  const world = {
    ...deviceWorld(),
    balances: [
      { descripcion: 'Medicamentos ambulatorios', ...amounts, disponible: 2_090_000 },
      { descripcion: 'Medicamentos de alto costo', ...amounts, disponible: 9_999_999_999.99 },
    ],
  };
  const { enter } = await deviceOnContract(page, world);
  const I = balancesOf(page);
  await I.abrir();
  await expect(I.agregar).toBeVisible();
  await enter();
  await page.reload();
  await I.planes();
  await I.veoAbierto();
  expect(await brokenWords(page)).toEqual([]);
  await largeText(page);
  expect(await brokenWords(page, true)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});

test('long facts take the row, so that codes and addresses stay whole', async ({ page }) => {
  const I = await profileOnContract(page, {
    personal: { regimen: 'COMPLEMENTARIOS', pasaporte: 'DOM-RD-12345678901234', nacionalidad: 'maria.pena@ejemplo.do' },
  });
  await I.abrir();
  await expect(I.fact('Régimen')).toBeVisible();
  expect(await brokenWords(page)).toEqual([]);
});
