import { expect, test } from './portal';
import { portalPage } from './pages/portal';
const out = '/tmp/links-shots';
for (const width of [360, 1280])
  for (const colorScheme of ['light', 'dark'] as const)
  test.describe(`${width} ${colorScheme}`, () => {
    test.use({ viewport: { width, height: width === 360 ? 740 : 800 }, colorScheme });
    test('shots', async ({ page }) => {
      if (colorScheme === 'dark' && width === 1280) return;
      const shot = (name: string) => page.screenshot({ path: `${out}/${name}-${width}-${colorScheme}.png` });
      await page.route(/estadoCambioCorreo/, (r) => r.fulfill({ json: { result: { mensaje: 'Pendiente de cambio de correo', correo: 'maria.nueva.direccion@ejemplo.do' } } }));
      await page.route(/confirmarAfiliado\?/, (r) => r.fulfill({ json: { result: { nombres: 'María Altagracia', apellidos: 'Peña Núñez', codigoAfiliado: '10000001', planes: [{ tipoPlan: 'Plan Básico de Salud', estado: 'ACTIVO' }, { tipoPlan: 'Plan complementario', estado: 'SIN SERVICIO' }] } } }));
      await page.route(/activarCuenta/, (r) => r.fulfill({ json: { result: { codigoMensaje: 1012, mensaje: 'Su registro venció.' } } }));
      await page.goto('/solicitud/cambioClave/abc.def.ghi');
      await expect(page.getByRole('button', { name: 'Solicitar' })).toBeVisible();
      await page.waitForTimeout(500);
      await shot('clave');
      await page.getByRole('button', { name: 'Solicitar' }).click({ force: true });
      await page.waitForTimeout(200);
      await shot('clave-faltan');
      await page.goto('/solicitud/cambioClave/');
      await page.waitForTimeout(500);
      await shot('clave-sin');
      await page.goto('/solicitud/CambioCorreo/abc.def.ghi');
      await page.waitForTimeout(500);
      await shot('correo');
      await page.goto('/solicitud/confirmarAfiliado/abc.def.ghi');
      await page.waitForTimeout(500);
      await shot('planes');
      await page.goto('/solicitud/confirmacioncorreo/10000007');
      await page.waitForTimeout(500);
      await shot('activacion');
      await portalPage(page).entrar();
      await page.getByRole('button', { name: 'Su cuenta' }).click();
      await page.waitForTimeout(400);
      await shot('cuenta');
      await page.getByRole('button', { name: 'Cambiar correo electrónico' }).click();
      await page.waitForTimeout(600);
      await shot('dialogo');
      await page.keyboard.type('maria@ejemplo.do');
      await page.keyboard.press('Enter');
      await page.waitForTimeout(400);
      await shot('dialogo-clave');
      await page.keyboard.press('Escape');
      await page.waitForTimeout(400);
      console.log(await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 120)));
    });
  });
