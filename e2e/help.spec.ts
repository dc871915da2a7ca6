import { checkState, printChecked, sizes } from './accessibility/check-state';
import { expect, test } from './browser/portal';
import { loginPage } from './pages/login';

test.afterAll(printChecked);

test.describe('on a phone', () => {
  test.use({ viewport: sizes.phone });

  test('the foot of the log-in leads to answers, also when the network is gone; every state of them is clean', {
    tag: '@first',
  }, async ({ page, context }) => {
    await loginPage(page).abrir();
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await page.getByRole('link', { name: '¿Necesita ayuda?' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Ayuda' })).toBeFocused();
    const answers = page.getByRole('region', { name: 'Preguntas frecuentes' });
    await answers.getByText('¿Cuánto tarda un reembolso?').click();
    await expect(answers.getByText('no podemos prometerle una fecha')).toBeVisible();
    await checkState(page, 'todas');
    const field = page.getByLabel('Busque su pregunta');
    await field.pressSequentially('sin CONEXION carnet');
    await expect(answers.getByRole('status')).toHaveText('1 pregunta');
    await expect(answers.getByText('pulse «Guardar en este teléfono»')).toBeVisible();
    await checkState(page, 'algunas');
    await field.fill('veterinario');
    await expect(answers.getByText('No encontramos nada con esas palabras.')).toBeVisible();
    await checkState(page, 'ninguna');
    await expect(field).toBeFocused();
    await expect(page.getByRole('link', { name: 'Llamar al 809-555-0100' })).toBeVisible();
  });
});
