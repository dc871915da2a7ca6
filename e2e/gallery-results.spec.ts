import { filtersTexts } from '../src/texts/filters';
import { resultsTexts } from '../src/texts/results';
import { expect, test } from './browser/gallery';

const phone = { width: 360, height: 640 };
const desktop = { width: 1280, height: 800 };

test.describe('the results of a search', () => {
  test.use({ viewport: desktop });

  test('[TABLE-01] [TABLE-02] [TABLE-03] show a hint before a search, and an empty message after one', async ({
    page,
    show,
  }) => {
    await show({ entry: 'Results' });
    const before = page.getByRole('region', { name: 'sin búsqueda' });
    await expect(before.getByText('Realice una búsqueda para ver los resultados.')).toBeVisible();
    await expect(before.getByRole('status')).toHaveText('');
    await expect(before.getByRole('navigation')).toHaveCount(0);
    const nothing = page.getByRole('region', { name: 'sin resultados', exact: true });
    await expect(nothing.getByText('No se encontraron resultados.')).toBeVisible();
    await expect(nothing.getByRole('status')).toHaveText('0 resultados');
    const told = page.getByRole('region', { name: 'sin resultados, con aviso' });
    await expect(told.getByText('No se encontraron resultados.')).toHaveCount(0);
    await expect(told.getByText('No se han encontrado prestadores')).toBeVisible();
  });

  test('are a table, whose buttons name their row', async ({ page, show }) => {
    await show({ entry: 'Results' });
    const found = page.getByRole('region', { name: 'encontrados' });
    const table = found.getByRole('table', { name: 'Prestadores' });
    await expect(table.getByRole('columnheader')).toHaveText(['Prestador', 'Dirección', 'Teléfono', 'Acciones']);
    await expect(table.getByRole('rowheader')).toHaveCount(5);
    await expect(table.getByRole('button', { name: 'Ver detalle, Clínica Abreu 1', exact: true })).toBeVisible();
    await expect(table.getByRole('link', { name: 'Ver coberturas, Clínica Abreu 1', exact: true })).toBeVisible();
    await expect(found.getByRole('list')).toHaveCount(0);
    const plain = page.getByRole('region', { name: 'sin acciones' }).getByRole('columnheader');
    await expect(plain).toHaveText(['Prestador', 'Dirección', 'Teléfono']);
  });

  test('[TABLE-04] move the focus to the heading of the next page; choosing a size keeps it at the list', async ({
    page,
    show,
  }) => {
    await show({ entry: 'Results' });
    const found = page.getByRole('region', { name: 'encontrados' });
    const status = found.getByRole('status');
    await expect(status).toHaveText('12 resultados, página 1 de 3');
    await expect(found.getByRole('button', { name: 'Página anterior' })).toBeDisabled();
    await found.getByRole('button', { name: 'Página siguiente' }).click();
    await expect(found.getByRole('heading', { name: 'Prestadores' })).toBeFocused();
    await expect(status).toHaveText('12 resultados, página 2 de 3');
    await expect(found.getByText('6–10 de 12')).toBeVisible();
    await expect(found.getByText('Página 2 de 3', { exact: true })).toBeVisible();
    const size = found.getByRole('combobox', { name: 'Por página' });
    await expect(size.getByRole('option')).toHaveText(['5', '10', '25', '100']);
    await size.focus();
    await size.selectOption('10');
    await expect(status).toHaveText('12 resultados, página 1 de 2');
    await expect(size).toBeFocused();
    await expect(found.getByRole('rowheader')).toHaveCount(10);
    const last = page.getByRole('region', { name: 'una página que no hay' });
    await expect(last.getByRole('button', { name: 'Página siguiente' })).toBeDisabled();
    await expect(last.getByRole('button', { name: 'Página anterior' })).toBeEnabled();
  });

  test('keep the old rows, busy, while the next search is pending', async ({ page, show }) => {
    await show({ entry: 'Results' });
    const again = page.getByRole('region', { name: 'otra búsqueda' });
    await expect(again.getByRole('status')).toHaveText('Buscando…');
    await expect(again.getByRole('rowheader')).toHaveCount(5);
    await expect(again.locator('[aria-busy="true"]').getByRole('table')).toBeVisible();
    const first = page.getByRole('region', { name: 'primera búsqueda' });
    await expect(first.getByRole('status')).toHaveText('Buscando…');
    await expect(first.getByText(resultsTexts.inicial)).toHaveCount(0);
  });

  test('show the reason of a failure, and a retry leads to the heading', async ({ page, show }) => {
    await show({ entry: 'Results' });
    const found = page.getByRole('region', { name: 'encontrados' });
    await found.getByRole('button', { name: 'Fallar' }).click();
    await expect(found.getByRole('table')).toHaveCount(0);
    await expect(found.getByText('Favor intente mas tarde.')).toBeVisible();
    await found.getByRole('button', { name: 'Reintentar' }).click();
    await expect(found.getByRole('table')).toBeVisible();
    await expect(found.getByRole('heading', { name: 'Prestadores' })).toBeFocused();
  });

  test('are cards with labelled lines on a phone, each row once', async ({ page, show }) => {
    await page.setViewportSize(phone);
    await show({ entry: 'Results' });
    const found = page.getByRole('region', { name: 'encontrados' });
    await expect(found.getByRole('table')).toHaveCount(0);
    const cards = found.getByRole('list', { name: 'Prestadores' }).getByRole('listitem');
    await expect(cards).toHaveCount(5);
    await expect(cards.first().getByRole('term')).toHaveText(['Dirección', 'Teléfono']);
    await expect(cards.nth(1).getByRole('term')).toHaveText(['Teléfono']);
    await expect(cards.first().getByRole('button', { name: 'Ver detalle, Clínica Abreu 1' })).toBeVisible();
    await expect(page.getByText('Clínica Abreu 1', { exact: true })).toHaveCount(1);
  });
});

test.describe('the filters of a search', () => {
  test('are above the list on wide screens', async ({ page, show }) => {
    await page.setViewportSize(desktop);
    await show({ entry: 'Filters' });
    const normal = page.getByRole('region', { name: 'normal' });
    await expect(normal.getByRole('region', { name: filtersTexts.titulo }).getByRole('textbox')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Filtros/ })).toHaveCount(0);
  });

  test('on a phone the text search stays visible; an error elsewhere opens the sheet', async ({ page, show }) => {
    await page.setViewportSize(phone);
    await show({ entry: 'Filters' });
    const normal = page.getByRole('region', { name: 'normal' });
    const words = normal.getByRole('textbox', { name: 'Nombre de prestador' });
    const search = normal.getByRole('button', { name: 'Buscar' });
    await search.click();
    const sheet = page.getByRole('dialog', { name: 'Filtros' });
    await expect(sheet.getByText('Escriba un nombre')).toBeVisible();
    await sheet.getByRole('button', { name: 'Cerrar' }).click();
    await expect(search).toBeFocused();
    await words.fill('Las Palmas');
    await words.press('Enter');
    await expect(page.getByText('Búsquedas: 1')).toBeVisible();
    await expect(search).toBeFocused();
    await expect(sheet).toHaveCount(0);
  });

  test('open in a sheet on a phone, which closes at a search and stays at a failed submit', async ({ page, show }) => {
    await page.setViewportSize(phone);
    await show({ entry: 'Filters' });
    const normal = page.getByRole('region', { name: 'normal' });
    await expect(page.getByRole('button', { name: 'Filtros (2)', exact: true })).toBeVisible();
    await normal.getByRole('button', { name: 'Filtros', exact: true }).click();
    const sheet = page.getByRole('dialog', { name: 'Filtros' });
    await sheet.getByRole('button', { name: 'Buscar' }).click();
    await expect(sheet.getByText('Escriba un nombre')).toBeVisible();
    await sheet.getByRole('textbox', { name: 'Nombre de prestador' }).fill('Las Palmas');
    await page.keyboard.press('Enter');
    await expect(sheet).toBeHidden();
    await expect(page.getByText('Búsquedas: 1')).toBeVisible();
    const button = normal.getByRole('button', { name: 'Filtros (1)', exact: true });
    await expect(button).toBeFocused();
    await button.click();
    await expect(sheet.getByRole('textbox', { name: 'Nombre de prestador' })).toHaveValue('Las Palmas');
    await sheet.getByRole('button', { name: 'Cerrar' }).click();
    await expect(sheet).toBeHidden();
    await expect(page.getByText('Búsquedas: 1')).toBeVisible();
  });
});
