import type { Page } from 'playwright/test';
import { fieldsDrawn, watchFields } from './accessibility/rendered-fields';
import { expect, test } from './browser/gallery';

const phone = { width: 360, height: 780 };

const caretOf = (page: Page) =>
  page.evaluate(() => {
    const field = document.activeElement;
    return field instanceof HTMLInputElement ? field.selectionStart : null;
  });

/** Moves the caret of the focused field to this position. */
const caretTo = (page: Page, position: number) =>
  page.evaluate((at) => {
    const field = document.activeElement;
    if (field instanceof HTMLInputElement) field.setSelectionRange(at, at);
  }, position);

const paste = (page: Page, text: string) =>
  page.evaluate((pasted) => document.execCommand('insertText', false, pasted), text);

test.describe('a button', () => {
  test('keeps its width and its focus while busy, and ignores presses', async ({ page, show }) => {
    await show({ entry: 'Button', state: 'se pulsa y guarda' });
    const save = page.getByRole('button', { name: 'Guardar' });
    const before = await save.boundingBox();
    await save.click();
    const saving = page.getByRole('button', { name: 'Guardando…' });
    await expect(saving).toHaveAttribute('aria-busy', 'true');
    await expect(saving).toBeFocused();
    expect(await saving.boundingBox()).toEqual(before);
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Terminar' }).click();
    await expect(save).not.toHaveAttribute('aria-busy');
  });
});

test.describe('a field with a mask', () => {
  test('formats typed and pasted text, with or without separators', async ({ page, show }) => {
    await show({ entry: 'MaskedField', state: 'vacío' });
    const field = page.getByLabel('Cédula');
    await field.pressSequentially('00112345678');
    await expect(field).toHaveValue('001-1234567-8');
    await field.fill('');
    await paste(page, ' 001 1234567 8 ');
    await expect(field).toHaveValue('001-1234567-8');
    await field.fill('');
    await paste(page, '001-1234567-8');
    await expect(field).toHaveValue('001-1234567-8');
  });

  test('keeps the caret in place', async ({ page, show }) => {
    await show({ entry: 'MaskedField', state: 'vacío' });
    const field = page.getByLabel('Cédula');
    await field.pressSequentially('0011234');
    await caretTo(page, 2);
    await page.keyboard.press('5');
    await expect(field).toHaveValue('005-11234');
    expect(await caretOf(page)).toBe(3);
    await page.keyboard.press('x');
    await expect(field).toHaveValue('005-11234');
    expect(await caretOf(page)).toBe(3);
    await page.keyboard.press('Delete');
    await expect(field).toHaveValue('005-1234');
    expect(await caretOf(page)).toBe(3);
    await caretTo(page, 4);
    await page.keyboard.press('Backspace');
    await expect(field).toHaveValue('001-234');
    expect(await caretOf(page)).toBe(2);
  });

  test('does not rewrite a word during an IME composition', async ({ page, show }) => {
    await show({ entry: 'MaskedField', state: 'pasaporte' });
    const field = page.getByRole('textbox', { name: 'Pasaporte' });
    await field.focus();
    const keyboard = await page.context().newCDPSession(page);
    for (const text of ['f', 'fr', 'fr1'])
      await keyboard.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
    await expect(field).toHaveValue('fr1');
    await keyboard.send('Input.insertText', { text: 'fr12' });
    await expect(field).toHaveValue('FR12');
    expect(await caretOf(page)).toBe(4);
    await page.keyboard.type('ab');
    await expect(field).toHaveValue('FR12AB');
  });
});

test('a password is shown and hidden again, by a button that says which', async ({ page, show }) => {
  await show({ entry: 'PasswordField', state: 'vacío' });
  const field = page.getByLabel('Contraseña', { exact: true });
  await field.fill('clave1234');
  await expect(field).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Mostrar contraseña' }).click();
  await expect(field).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Ocultar contraseña' }).click();
  await expect(field).toHaveAttribute('type', 'password');
  await expect(field).toHaveValue('clave1234');
});

test('a text area announces its limit before it is reached', async ({ page, show }) => {
  await show({ entry: 'TextArea', state: 'cerca del límite' });
  const field = page.getByLabel('Motivo');
  const said = page.getByRole('status');
  await expect(page.getByText('228 / 250')).toBeVisible();
  await expect(said).toHaveText('');
  await field.focus();
  await page.keyboard.press('End');
  await field.pressSequentially('bc');
  await expect(said).toHaveText('Le quedan 20 caracteres.');
  await field.pressSequentially('d');
  await expect(page.getByText('231 / 250')).toBeVisible();
  await expect(said).toHaveText('Le quedan 20 caracteres.');
  await field.fill('e'.repeat(250));
  await expect(said).toHaveText('No queda espacio.');
});

test.describe('a combobox', () => {
  const rows = (page: Page) => page.getByRole('option').allInnerTexts();

  test('is searched without accents, and selected by keyboard alone', async ({ page, show }) => {
    await show({ entry: 'Combobox', state: 'sin elegir' });
    const field = page.getByRole('combobox', { name: 'Provincia' });
    await expect(field).toBeEnabled();
    await field.focus();
    await expect(page.getByRole('listbox')).toHaveCount(0);
    await field.pressSequentially('cristobal');
    expect(await rows(page)).toEqual(['San Cristóbal']);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(field).toHaveValue('San Cristóbal');
    await expect(page.getByRole('listbox')).toHaveCount(0);
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('option', { selected: true })).toHaveText('San Cristóbal');
    expect((await rows(page)).length).toBe(25);
  });

  test('restores the selection when left without a choice', async ({ page, show }) => {
    await show({ entry: 'Combobox', state: 'elegido' });
    const field = page.getByRole('combobox', { name: 'Provincia' });
    await expect(field).toHaveValue('San Cristóbal');
    await field.click();
    await field.pressSequentially('zzz');
    await expect(page.getByText('No se encontraron resultados.')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(field).toHaveValue('San Cristóbal');
    await field.pressSequentially('z');
    await page.mouse.click(4, 4);
    await expect(field).toHaveValue('San Cristóbal');
    await expect(page.getByRole('listbox')).toHaveCount(0);
  });

  test('is emptied by deleting its text', async ({ page, show }) => {
    await show({ entry: 'Combobox', state: 'elegido' });
    const field = page.getByRole('combobox', { name: 'Provincia' });
    await field.fill('');
    await page.keyboard.press('Tab');
    await expect(field).toHaveValue('');
  });

  test('works inside a dialog, and Escape closes only its list', async ({ page, show }) => {
    await show({ entry: 'ComboboxInDialog', state: 'en un diálogo' });
    const dialog = page.getByRole('dialog', { name: 'Dirección' });
    const field = dialog.getByRole('combobox', { name: 'Provincia' });
    await field.click();
    await expect(dialog.getByRole('listbox')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('listbox')).toHaveCount(0);
    await expect(dialog).toBeVisible();
    await expect(field).toBeFocused();
    await field.pressSequentially('vega');
    await dialog.getByRole('option', { name: 'La Vega' }).click();
    await expect(field).toHaveValue('La Vega');
    await expect(field).toBeFocused();
  });
});

test.describe('a combobox on a phone', () => {
  test.use({ viewport: phone, hasTouch: true });

  test('is a sheet as high as the screen, with the search on top', async ({ page, show }) => {
    await show({ entry: 'Combobox', state: 'sin elegir' });
    const field = page.getByRole('combobox', { name: 'Provincia' });
    await expect(field).toHaveText('Elija');
    await field.tap();
    const sheet = page.getByRole('dialog', { name: 'Provincia' });
    const search = sheet.getByRole('combobox', { name: 'Provincia' });
    await expect(search).toBeFocused();
    await expect(sheet.getByRole('option')).toHaveCount(25);
    await search.pressSequentially('penia');
    await expect(sheet.getByText('No se encontraron resultados.')).toBeVisible();
    expect((await sheet.boundingBox())?.height).toBeGreaterThan(700);
    await search.fill('elias');
    await page.keyboard.press('Enter');
    await expect(sheet).toBeVisible();
    await sheet.getByRole('option', { name: 'Elías Piña' }).tap();
    await expect(sheet).toBeHidden();
    await expect(field).toHaveText('Elías Piña');
    await expect(field).toBeFocused();
  });

  test('closes without choosing, also over a dialog that stays', async ({ page, show }) => {
    await show({ entry: 'ComboboxInDialog', state: 'en un diálogo' });
    const dialog = page.getByRole('dialog', { name: 'Dirección' });
    await dialog.getByRole('combobox', { name: 'Provincia' }).tap();
    const sheet = page.getByRole('dialog', { name: 'Provincia' });
    await sheet.getByRole('button', { name: 'Cerrar', exact: true }).tap();
    await expect(sheet).toBeHidden();
    await expect(dialog.getByRole('combobox', { name: 'Provincia' })).toHaveText('Elija');
    await dialog.getByRole('combobox', { name: 'Provincia' }).tap();
    await sheet.getByRole('option', { name: 'Azua' }).tap();
    await expect(dialog.getByRole('combobox', { name: 'Provincia' })).toHaveText('Azua');
  });
});

test.describe('a date', () => {
  test('is typed with any separator, and reported as a day once complete', async ({ page, show }) => {
    await show({ entry: 'DateField', state: 'vacío' });
    const field = page.getByLabel('Fecha de nacimiento');
    await field.pressSequentially('5/3/196');
    await expect(field).toHaveValue('05-03-196');
    await expect(page.getByText('1960-03-05')).toHaveCount(0);
    await field.pressSequentially('0');
    await expect(page.getByText('1960-03-05')).toBeVisible();
    await page.keyboard.press('Backspace');
    await expect(page.getByText('1960-03-05')).toHaveCount(0);
  });

  test('is chosen from the calendar by year, month and day', async ({ page, show }) => {
    await show({ entry: 'DateField', state: 'vacío' });
    await page.getByRole('button', { name: 'Abrir calendario' }).click();
    const calendar = page.getByRole('dialog', { name: 'Fecha de nacimiento' });
    await calendar.getByLabel('Año').selectOption('1958');
    await calendar.getByLabel('Mes').selectOption('Agosto');
    await calendar.getByRole('button', { name: /14 de agosto de 1958/ }).click();
    await expect(calendar).toBeHidden();
    await expect(page.getByLabel('Fecha de nacimiento')).toHaveValue('14-08-1958');
    await expect(page.getByText('1958-08-14')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Abrir calendario' })).toBeFocused();
  });

  test('is used by keyboard, inside a dialog that Escape leaves open', async ({ page, show }) => {
    await show({ entry: 'DateFieldInDialog', state: 'en un diálogo' });
    const dialog = page.getByRole('dialog', { name: 'Datos personales' });
    const field = dialog.getByLabel('Fecha de nacimiento', { exact: true }).first();
    await field.fill('14-08-1958');
    const open = dialog.getByRole('button', { name: 'Abrir calendario' });
    await open.press('Enter');
    const calendar = page.getByRole('dialog', { name: 'Fecha de nacimiento' });
    await calendar.getByRole('button', { name: /14 de agosto de 1958/ }).focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(field).toHaveValue('22-08-1958');
    await open.press('Enter');
    await expect(calendar).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(calendar).toBeHidden();
    await expect(dialog).toBeVisible();
    await expect(field).toHaveValue('22-08-1958');
  });

  test.describe('on a phone', () => {
    test.use({ viewport: phone, hasTouch: true });

    test('has its calendar in a sheet', async ({ page, show }) => {
      await show({ entry: 'DateField', state: 'lleno' });
      await page.getByRole('button', { name: 'Abrir calendario' }).tap();
      const sheet = page.getByRole('dialog', { name: 'Fecha de nacimiento' });
      await sheet.getByRole('button', { name: /15 de agosto de 1958/ }).tap();
      await expect(sheet).toBeHidden();
      await expect(page.getByLabel('Fecha de nacimiento')).toHaveValue('15-08-1958');
    });
  });
});

test.describe('a question with a few answers', () => {
  test('has no default answer, and selects one by a press anywhere in its row', async ({ page, show }) => {
    await show({ entry: 'RadioGroup', state: 'sin respuesta' });
    const question = page.getByRole('radiogroup', { name: '¿Tiene dependientes en su núcleo familiar?' });
    await expect(question.getByRole('radio', { checked: true })).toHaveCount(0);
    const row = await question.getByText('No', { exact: true }).locator('..').boundingBox();
    if (row === null) throw new Error('the row is not drawn');
    expect(row.height).toBeGreaterThanOrEqual(52);
    await page.mouse.click(row.x + row.width - 4, row.y + 4);
    await expect(question.getByRole('radio', { name: 'No' })).toBeChecked();
    await page.keyboard.press('ArrowUp');
    await expect(question.getByRole('radio', { name: 'Sí' })).toBeChecked();
  });

  test('in high contrast marks the selected one by its edge', async ({ page, show }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await show({ entry: 'RadioGroup', state: 'respondida' });
    const edge = (name: string) =>
      page
        .getByText(name, { exact: true })
        .locator('..')
        .evaluate((row) => getComputedStyle(row).borderTopWidth);
    expect([await edge('Sí'), await edge('No')]).toEqual(['2px', '1px']);
  });
});

test('in high contrast a focused field has a ring', async ({ page, show }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await show({ entry: 'TextField', state: 'vacío' });
  const frame = page.getByLabel('Calle').locator('..');
  const ring = () => frame.evaluate((box) => getComputedStyle(box).outline);
  const color = () => frame.evaluate((box) => getComputedStyle(box).outlineColor);
  await expect.poll(ring).toContain('none');
  await page.getByLabel('Calle').focus();
  expect(await ring()).toContain('solid 2px');
  expect(await color()).not.toBe('rgba(0, 0, 0, 0)');
});

test('an error summary takes the focus and links to each field', async ({ page, show }) => {
  await show({ entry: 'ErrorSummary', state: 'se pulsa y lleva' });
  await page.getByRole('button', { name: 'Siguiente' }).click();
  const summary = page.getByRole('alert');
  await expect(summary).toContainText('Revise estos dos campos');
  expect(await summary.evaluate((alert) => alert.parentElement === document.activeElement)).toBe(true);
  const address = page.url();
  await summary.getByRole('link', { name: 'Escriba el sector.' }).click();
  await expect(page.getByLabel('Sector')).toBeFocused();
  await expect(page.getByLabel('Sector')).toHaveAccessibleDescription('Escriba el sector.');
  expect(page.url()).toBe(address);
});

test('a stepper shows the current step, on wide screens and phones', async ({ page, show }) => {
  await show({ entry: 'Stepper', state: 'segundo' });
  const steps = page.getByRole('list', { name: 'Pasos para actualizar sus datos' }).getByRole('listitem');
  expect(await steps.allTextContents()).toEqual(['Teléfonos, hecho', '2Dirección', '3Correo Electrónico']);
  await expect(page.getByText('Paso 2 de 3:')).toBeHidden();
  await page.setViewportSize(phone);
  await expect(page.getByText('Paso 2 de 3: Dirección')).toBeVisible();
  await expect(steps.nth(1)).toHaveAttribute('aria-current', 'step');
});

test.describe('without motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('a button changes its label the moment it becomes busy or idle', async ({ page, show }) => {
    await show({ entry: 'StepButton', state: 'listo' });
    const faces = await page.getByRole('button', { name: 'Siguiente' }).evaluate((button) => {
      const [says, does] = [...button.children];
      if (says === undefined || does === undefined) throw new Error('no faces');
      const seen = () => [says, does].map((face) => getComputedStyle(face).visibility);
      const rests = seen();
      [says.className, does.className] = [does.className, says.className];
      return { rests, turns: seen() };
    });
    expect(faces).toEqual({ rests: ['visible', 'hidden'], turns: ['hidden', 'visible'] });
  });
});

test.describe('a form of forty fields on a slow computer', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('works by keyboard alone, and a key press renders one field', async ({ page, show }) => {
    await watchFields(page);
    await show({ entry: 'Form', state: 'cuarenta campos' });
    const labels = await page.locator('form label').allInnerTexts();
    expect(labels.length).toBe(40);
    const slow = await page.context().newCDPSession(page);
    await slow.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.evaluate(() => {
      const delays: number[] = [];
      Object.assign(window, { delays });
      const seen = new PerformanceObserver((list) => delays.push(...list.getEntries().map(({ duration }) => duration)));
      // Missing in TypeScript's DOM types.
      seen.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
    });

    await page.getByLabel(labels[0] ?? '', { exact: true }).focus();
    const drawn: string[][] = [];
    for (const label of labels) {
      const field = page.getByLabel(label, { exact: true });
      await expect(field).toBeFocused();
      await fieldsDrawn(page);
      await page.keyboard.press((await field.evaluate(({ tagName }) => tagName)) === 'SELECT' ? 'ArrowDown' : '8');
      await expect(field).not.toHaveValue('');
      drawn.push(await fieldsDrawn(page));
      await page.keyboard.press('Tab');
    }
    expect(drawn).toEqual(labels.map((label) => [label]));

    const first = page.getByLabel('Nombres', { exact: true });
    await first.fill('');
    await page.getByRole('button', { name: 'Enviar' }).press('Enter');
    await expect(first).toBeFocused();
    await expect(first).toHaveAccessibleDescription('Este dato es necesario.');
    const delays = await page.evaluate(() => (window as unknown as { delays: number[] }).delays);
    const sorted = delays.toSorted((one, other) => one - other);
    console.log(
      `a key in 40 fields, CPU ×4: ${sorted.length} events over 16 ms to the next paint, the worst ${sorted.at(-1) ?? 0} ms`,
    );
  });
});
