import { readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { colours, violationsOf } from './accessibility/axe';
import { expect, test } from './browser/studio';
import { loginChart, suspended, withSuspendedAccount } from './props/suspended-account';

const openProposal = async (page: Page, address: string, flow = 'login') => {
  await page.goto(`${address}#proponer/${flow}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Proponer un cambio: ${flow}`);
};
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const draft = (page: Page) => page.getByLabel('Pegue aquí lo exportado, o suelte el archivo');
const bring = async (page: Page, text: string) => {
  await draft(page).fill(text);
  await press(page, 'Ver la diferencia');
};
const likeInforming = '1003 de «autenticar», que lleva a «informando»';
const changedPaths = (page: Page) => page.getByRole('table', { name: 'Caminos que cambian' });
const fileOf = async (page: Page, button: string) => {
  const [download] = await Promise.all([page.waitForEvent('download'), press(page, button)]);
  return { name: download.suggestedFilename(), text: readFileSync(await download.path(), 'utf8') };
};

test.describe('a change proposed in the studio', () => {
  test.describe.configure({ mode: 'parallel' });

  test('an analyst draws a state for another code into the log-in, sees what changes, plays it and downloads it', async ({
    page,
    open,
  }) => {
    await open('login');
    await page.getByRole('link', { name: 'Proponer un cambio' }).click();
    await expect(page.getByText('Todavía no hay nada que comparar.')).toBeVisible();
    const today = await fileOf(page, 'Descargar login.json');
    expect([today.name, today.text]).toEqual(['login.json', loginChart()]);

    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.evaluate((text) => navigator.clipboard.writeText(text), withSuspendedAccount());
    await draft(page).focus();
    await page.keyboard.press('Control+V');
    const words = page.getByRole('list', { name: 'Los cambios, en palabras' });
    await expect(words.getByRole('listitem')).toHaveText(suspended.lines);
    const picture = page.getByRole('region', { name: 'Diagrama de login, con los cambios' });
    await expect(picture.locator('.added .name')).toHaveText(`+ ${suspended.state}`);
    await expect(picture.locator('.added .name')).toBeInViewport();
    await expect(
      page.getByText(
        `Nuevo, que alguien debe programar: código ${suspended.code} de «autenticar», pantalla y palabras de «${suspended.state}».`,
      ),
    ).toBeVisible();
    await expect(page.getByText(`Requisitos que toca: ${suspended.rows.join(', ')}.`)).toBeVisible();

    const asked = Date.now();
    await expect(
      page.getByText(/^De \d+ caminos aprobados, cambia: 1; sigue igual: \d+\. Caminos nuevos: 1\.$/),
    ).toBeVisible();
    expect(Date.now() - asked).toBeLessThan(10_000);
    await changedPaths(page).getByRole('button').click();
    await expect(page.getByRole('heading', { name: /^Camino login-\w+, hoy y en la propuesta$/ })).toBeFocused();
    const lit = (name: string) =>
      page
        .getByRole('region', { name: `Diagrama de login, ${name}` })
        .locator('.now')
        .getAttribute('data-state');
    expect([await lit('hoy'), await lit('propuesta')]).toEqual(['formulario.rechazada', suspended.state]);
    await expect(page.locator('.sides output')).toHaveText(['100 %', '100 %']);
    await press(page, 'Paso anterior');
    expect([await lit('hoy'), await lit('propuesta')]).toEqual(['autenticando', 'autenticando']);
    await press(page, 'Primera diferencia');
    await expect(page.getByText(`Paso 4 de 4: ${suspended.row}`)).toBeVisible();

    const { name, text } = await fileOf(page, 'Descargar la propuesta');
    expect([name, JSON.parse(text)]).toEqual(['login.propuesta.json', JSON.parse(withSuspendedAccount())]);
    await page.reload();
    await expect(words.getByRole('listitem')).toHaveCount(3);
    await press(page, 'Empezar de nuevo');
    await expect(draft(page)).toHaveValue('');
    await page.getByRole('link', { name: 'Volver al flujo' }).click();
    await expect(page.getByLabel('Flujo')).toHaveValue('login');
  });

  test('a small form adds a state for a code, and another one to it', async ({ page, address }) => {
    await openProposal(page, address);
    await page.getByText('Añadir un estado para un código').click();
    const add = async (code: string, name: string) => {
      await page.getByLabel('Código que responde el servicio').fill(code);
      await page.getByLabel('Nombre del estado').fill(name);
      await page.getByLabel('Qué ve la persona').fill('Un diálogo lo dice.');
      await page.getByLabel('Se llega y se sale como con').selectOption({ label: likeInforming });
      await press(page, 'Añadir');
    };
    await add('1020', 'informando');
    await expect(page.getByRole('alert')).toHaveText('Ya hay un estado «informando».');
    await add('1020', 'claveVencida');
    const words = page.getByRole('list', { name: 'Los cambios, en palabras' });
    const drawn = (code: string, name: string) => [
      `+ estado: ${name}`,
      `+ transición: ${name} — CERRAR → formulario.editando`,
      `+ transición: ${name} — ABRIR → formulario.editando (hace abrirDialogo)`,
      `+ transición: autenticando — listo autenticar [codigo es ${code}] → ${name} (hace anotarResultado)`,
    ];
    await expect(words.getByRole('listitem')).toHaveText(drawn('1020', 'claveVencida'));
    await add('1021', 'claveDebil');
    await expect(words.getByRole('listitem')).toHaveCount(8);
    for (const line of drawn('1021', 'claveDebil')) await expect(words.getByText(line)).toBeVisible();
  });

  test('takes a file, chosen or dropped, and what Stately exports as TypeScript', async ({ page, address }) => {
    await openProposal(page, address);
    const file = { name: 'mío.json', mimeType: 'application/json', buffer: Buffer.from('{') };
    await page.getByLabel('Elegir archivo').setInputFiles(file);
    await expect(page.getByRole('alert')).toHaveText('mío.json: no es JSON: no se entiende la línea 1.');
    const dropped = await page.evaluateHandle((text) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([text], 'soltado.json', { type: 'application/json' }));
      return transfer;
    }, loginChart());
    await draft(page).dispatchEvent('drop', { dataTransfer: dropped });
    await expect(page.getByText('Es igual al diagrama de hoy: no cambia nada.')).toBeVisible();
    const program = `export const machine = setup({ types: { context: {} as {} } }).createMachine(${withSuspendedAccount()});`;
    const exported = { name: 'machine.ts', mimeType: 'text/plain', buffer: Buffer.from(program) };
    await page.getByLabel('Elegir archivo').setInputFiles(exported);
    await expect(page.getByText(`+ estado: ${suspended.state}`)).toBeVisible();
  });

  test('rejects each bad proposal in one sentence, and shows HTML as text', async ({ page, address }) => {
    await openProposal(page, address);
    const changed = (change: (chart: ReturnType<typeof JSON.parse>) => void) => {
      const chart = JSON.parse(loginChart());
      change(chart);
      return JSON.stringify(chart);
    };
    const bad: [string, string | RegExp][] = [
      ['{"id":"login","states":{"a":{},"a":{}}}', 'lo pegado: states: hay dos con el nombre «a».'],
      [
        changed(({ states }) => Object.assign(states, { sola: {} })),
        'lo pegado: sola: ningún camino llega a este estado.',
      ],
      [
        changed(({ states }) => Object.assign(states.informando.on, { CERRAR: 'nada' })),
        'lo pegado: informando, CERRAR: lleva a "nada", que no existe.',
      ],
      [
        changed(({ states }) => Object.assign(states, { '../otro': {} })),
        'lo pegado: (raíz): el estado "../otro" no es un nombre: solo letras y números.',
      ],
      [changed((chart) => Object.assign(chart, { id: 'club' })), /^lo pegado: su id \(club\) no es el de login;/],
      [`{"id":"login","description":"${'a'.repeat(5_000_000)}"}`, 'lo pegado: pesa más de 5 MB.'],
      ['hola', 'lo pegado: no tiene createMachine({ … }).'],
    ];
    for (const [text, sentence] of bad) {
      await bring(page, text);
      await expect(page.getByRole('alert')).toHaveText(sentence);
    }
    await bring(
      page,
      changed(({ states }) => {
        states.informando.description = '<img src=x onerror=alert(1)>';
        states.informando.on.CERRAR.guard = 'esTarde';
      }),
    );
    await expect(page.getByText(/<img src=x onerror=alert\(1\)>/).first()).toBeVisible();
    await expect(page.getByText('Nuevo, que alguien debe programar: condición «esTarde».')).toBeVisible();
    await expect(changedPaths(page)).toContainText('no se puede saber');
    await page.getByLabel('No se cumple').check();
    await expect(changedPaths(page)).toContainText('se llegaba a «formulario.editando» y se llega a «informando»');
    await page.getByLabel('Se cumple', { exact: true }).check();
    await expect(page.getByText(/^De \d+ caminos aprobados, sigue igual: \d+\. Caminos nuevos: 0\.$/)).toBeVisible();
    await page.goto(`${address}#proponer/nada`);
    await expect(page.getByRole('alert')).toHaveText('El flujo «nada» no existe. Estos son los que hay:');
  });

  for (const width of [1280, 320])
    test(`is clean at ${width}, and does not scroll sideways`, async ({ page, address }) => {
      await page.setViewportSize({ width, height: 900 });
      await openProposal(page, address);
      const clean = async (state: string) => {
        expect((await violationsOf(page)).map(({ id, nodes }) => [state, id, nodes[0]?.html])).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      };
      await clean('empty');
      await bring(page, '{');
      await expect(page.getByRole('alert')).toBeVisible();
      await clean('rejected');
      await page.evaluate(() => {
        Storage.prototype.setItem = () => {
          throw new Error('full');
        };
      });
      await bring(page, withSuspendedAccount());
      await changedPaths(page).getByRole('button').click();
      await page.getByText('Los que siguen igual', { exact: true }).click();
      await expect(page.getByRole('alert')).toHaveText(/^No cabe en la memoria del navegador:/);
      await clean('compared');
      await page.getByLabel('Oscuro').check();
      expect((await violationsOf(page, colours)).map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
    });
});
