import type { Page } from 'playwright/test';
import { checkState, printChecked, sizes } from './accessibility/check-state';
import { keyboard } from './accessibility/keyboard';
import { waitForRest } from './accessibility/wait-for-rest';
import { expect, test } from './browser/portal';
import { applicantOnContract, application, noe, rosa } from './pages/application';

test.setTimeout(180_000);
test.afterAll(printChecked);

/** Large text, as set in the browser. */
const big = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });

for (const [name, viewport, text] of [
  ['320 px', sizes.phone, 'normal'],
  ['320 px and 200 % text', { width: 320, height: 1280 }, 'double'],
] as const)
  test(`every step is clean at ${name}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    const plan = (codigo: string, descripcion: string) => ({
      codigo,
      descripcion,
      prima: 1485,
      coberturas: [{ descripcion: 'Consultas', detalle: '80 %' }],
    });
    const stub = await applicantOnContract(page, {
      more: { formularioPlanes: () => [plan('1', 'PLAN LARIMAR'), plan('2', 'PLAN LARIMAR PLUS')] },
    });
    const I = application(page);
    const look = async (state: string) => {
      if (text === 'double') await big(page);
      await waitForRest(page);
      await checkState(page, state);
      const shots = process.env.SHOTS;
      if (shots !== undefined) await page.screenshot({ path: `${shots}/${state}-${name}.png`, fullPage: true });
    };
    const inVain = async (state: string) => {
      await I.enVano();
      await look(state);
    };
    await I.abrir();
    await look('antes');
    await I.button('Empezar').click();
    await expect(page.getByRole('radio', { name: 'PLAN LARIMAR', exact: false }).first()).toBeVisible();
    await inVain('plan que falta');
    await page.getByRole('radio').first().check();
    await I.siguiente.click();
    await look('datos personales');
    await inVain('datos personales que faltan');
    await I.escribirPersona({ ...rosa, nombres: 'Maximiliana'.repeat(8) });
    await I.contacto();
    await page.getByLabel('Correo', { exact: true }).fill('rosa@gmial.com');
    await page.getByLabel('Sector').focus();
    await look('datos personales escritos');
    await I.button('Usar rosa@gmail.com').click();
    await expect(page.getByLabel('Correo', { exact: true })).toHaveValue('rosa@gmail.com');
    await I.siguiente.click();
    await look('dependientes, nadie');
    await I.button('Añadir dependiente').click();
    await expect(I.dialogo).toBeVisible();
    await I.dialogo.getByRole('button', { name: 'Guardar dependiente' }).click();
    await look('diálogo que falta');
    await I.escribirPersona({ ...noe, apellidos: 'De los Santos'.repeat(6) });
    await I.dialogo.getByLabel('Parentesco').selectOption('Hijo');
    await look('diálogo');
    await I.dialogo.getByRole('button', { name: 'Guardar dependiente' }).click();
    await expect(I.dialogo).toHaveCount(0);
    await look('dependientes, uno');
    await page.getByRole('button', { name: /^Quitar/ }).click();
    await look('dependientes, quitado');
    await I.button('Deshacer').click();
    await I.siguiente.click();
    await inVain('pago que falta');
    await page.getByRole('radio', { name: 'Efectivo' }).check();
    await page.getByRole('radio', { name: 'Anual' }).check();
    await I.siguiente.click();
    await I.pregunta('Presión alta').getByRole('radio', { name: 'Sí' }).check();
    await look('salud');
    await inVain('salud que falta');
    await page.getByRole('checkbox', { name: 'Madre' }).check();
    await page.getByLabel('¿Qué medicina toma?').fill('Losartán 50 mg');
    await look('salud marcada');
    await I.ningunaEnTodas();
    await I.aRevision.click();
    await look('revisión');
    stub.spoil('solicitudAfiliacion', (route) => route.abort('connectionreset'));
    await I.enviar.click();
    await expect(I.alerta).toContainText('No sabemos si llegó.');
    await look('sin confirmar');
    stub.mend('solicitudAfiliacion');
    // At 200 % text the notice covers the button.
    await page.getByRole('region', { name: 'Avisos' }).getByRole('button', { name: 'Cerrar' }).click();
    await I.enviar.click();
    await expect(I.dialogo).toBeVisible();
    await look('recibida');
  });

test('the whole application can be done by keyboard alone', async ({ page }) => {
  await page.setViewportSize(sizes.desktop);
  const stub = await applicantOnContract(page);
  const I = application(page);
  await I.abrir();
  const { press, choose, type } = keyboard(page);
  await press(/^Empezar$/);
  await expect(page.getByRole('radio', { name: 'PLAN LARIMAR' })).toBeVisible();
  await choose(/^PLAN LARIMAR/);
  await press(/^Siguiente/);
  await I.enPaso('Datos personales');
  await expect(I.titulo).toBeFocused();
  await type(/^Nombres/, 'Rosa');
  await type(/^Apellidos/, 'Peña');
  await choose(/^Cédula/);
  await type(/^Documento/, '00111111111');
  await type(/^Fecha de nacimiento/, '05111990');
  await choose(/^Masculino/);
  await type(/^Correo/, 'rosa@ejemplo.do');
  await type(/^Teléfono$/, '8095550142');
  await type(/^Dirección/, 'Calle 5');
  await type(/^Sector/, 'Los Mina');
  await type(/^Ciudad/, 'Baní');
  await page.keyboard.press('Enter');
  await I.enPaso('Datos de dependiente');
  await press(/^Añadir dependiente/);
  await expect(I.dialogo).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(I.dialogo).toHaveCount(0);
  await expect(I.button('Añadir dependiente')).toBeFocused();
  await press(/^Siguiente/);
  await I.enPaso('Datos de pago');
  await choose(/^Efectivo/);
  await choose(/^Trimestral/);
  await press(/^Siguiente/);
  await I.enPaso('Declaración de Salud');
  await press(/^No en todas: Corazón/);
  await press(/^No en todas: Pulmones/);
  await press(/^Revisar solicitud/);
  await I.enPaso('Revise su solicitud');
  await press(/^Enviar solicitud/);
  await expect(I.dialogo).toContainText('Recibimos su solicitud');
  expect(stub.asked('solicitudAfiliacion')).toBe(1);
});
