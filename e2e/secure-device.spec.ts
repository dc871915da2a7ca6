import type { Page, Route } from 'playwright/test';
import { checkState, printChecked, sizes } from './accessibility/check-state';
import { expect, test } from './browser/portal';
import { balancesOf, codesOrigin, deviceOnContract, deviceWorld } from './pages/device';

const refuse = (route: Route) => route.fulfill({ status: 429, json: { mensaje: 'Pidió demasiados códigos.' } });
const blockWindows = (page: Page) =>
  page.addInitScript(() => {
    window.open = () => null;
  });

test.use({ viewport: sizes.desktop });

test('[DEVICE-04] [DEVICE-06] [DEVICE-07] [DEVICE-11] [PROF-11] a member on the contract stub adds this device, on a page of another site, and sees the balances', {
  tag: '@first',
}, async ({ page }) => {
  const { world, enter } = await deviceOnContract(page);
  const I = balancesOf(page);
  await I.abrir();
  await expect(page.getByText('¿Quiere añadir este dispositivo?')).toBeVisible();
  await I.veoCerrado();
  const code = await I.abrirVentana(() => I.agregar.click());
  await expect(code).toHaveURL(`${codesOrigin}/otp?pedido=1`);
  expect(await code.evaluate(() => window.opener)).toBeNull();
  await expect(page.getByText('Escriba el código en la ventana que se abrió')).toBeVisible();
  await I.yaIngrese.click();
  await expect(
    page.getByText('Este dispositivo todavía no es seguro. Revise en la otra página si el código fue aceptado.'),
  ).toBeVisible();
  await I.veoCerrado();
  await enter();
  await code.close();
  await I.veoAbierto();
  await expect(page.getByText('Este dispositivo ya es seguro')).toBeVisible();
  await expect(page.getByText('Tiene 1 dispositivo seguro más.')).toBeVisible();
  const own = await page.evaluate(() => localStorage.getItem('dispositivo'));
  expect(own).toMatch(/^[\da-f]{32}$/);
  expect(world.asked).toEqual([
    {
      IdAfiliado: '1001',
      Sistema: 'OVA WEB',
      IdentificadorDispositivo: own,
      RegistrarDispositivoSeguro: true,
      Correo: 'ana@ejemplo.do',
    },
  ]);
});

test('[PROF-06] [PROF-09] each balance shows remainder, limit and renewal; a plan without any says so', async ({
  page,
}) => {
  const { enter } = await deviceOnContract(page);
  const I = balancesOf(page);
  await I.abrir();
  await expect(I.agregar).toBeVisible();
  await enter();
  await page.reload();
  await I.planes();
  await expect(I.balance('Medicamentos ambulatorios')).toHaveText(
    /^Medicamentos ambulatorios\s*RD\$\s5,340\.00\s*disponible de RD\$\s12,000\.00\s*Le queda el 44\s%\.\s*Se renueva el 01-01-2027$/,
  );
  await expect(page.getByText('Este dispositivo ya es seguro')).toHaveCount(0);
  await page.getByRole('tab', { name: 'Plan complementario' }).click();
  await expect(page.getByText('Este plan no tiene balances disponibles.')).toBeVisible();
});

test('balances without a limit, spent, overspent and nearly spent are described in words', async ({ page }) => {
  const balances = [
    { descripcion: 'Sin tope', disponible: 500 },
    { descripcion: 'Gastado', montoTope: 24500.5, disponible: 0 },
    { descripcion: 'Excedido', montoTope: 1000, disponible: -150.5 },
    { descripcion: 'Por acabarse', montoTope: 12000, disponible: 120 },
    { descripcion: '', montoTope: 90 },
  ];
  const { enter } = await deviceOnContract(page, { ...deviceWorld(), balances });
  const I = balancesOf(page);
  await I.abrir();
  await expect(I.agregar).toBeVisible();
  await enter();
  await page.reload();
  await I.planes();
  await expect(I.balance('Sin tope')).toContainText('disponible; su tope no está registrado');
  await expect(I.balance('Gastado')).toContainText('Ya no le queda disponible.');
  await expect(I.balance('Excedido')).toContainText(/Pasó del tope por RD\$\s150\.50\./);
  await expect(I.balance('Por acabarse')).toContainText(/Le queda poco: el 1\s%\./);
  await expect(I.balance('Sin dato')).toContainText(/Balance.*El tope es RD\$\s90\.00\./);
});

test('if windows are blocked the code is typed in this tab, and Back returns', async ({ page }) => {
  await blockWindows(page);
  const { world, enter } = await deviceOnContract(page);
  const I = balancesOf(page);
  await I.abrir();
  await I.agregar.click();
  await expect(page.getByText('La ventana del código no está abierta')).toBeFocused();
  await enter();
  await page.getByRole('link', { name: 'Escribir el código en esta pestaña' }).click();
  await expect(page).toHaveURL(`${codesOrigin}/otp?pedido=1`);
  await page.goBack();
  await I.planes();
  await I.veoAbierto();
  expect(world.asked).toHaveLength(1);
});

test('a second tab, and a reload, request no second code', async ({ page }) => {
  const world = deviceWorld();
  await deviceOnContract(page, world);
  const other = await page.context().newPage();
  const { enter } = await deviceOnContract(other, world);
  const [I, there] = [balancesOf(page), balancesOf(other)];
  await I.abrir();
  await there.abrir();
  await expect(there.agregar).toBeVisible();
  const code = await I.abrirVentana(() => I.agregar.click());
  await expect(other.getByText('Ya pidió un código hace poco')).toBeVisible();
  await page.reload();
  await I.planes();
  await expect(page.getByText('Ya pidió un código hace poco')).toBeVisible();
  await enter();
  await there.yaIngrese.click();
  await there.veoAbierto();
  await code.close();
  expect(world.asked).toHaveLength(1);
});

test.describe('on a phone', () => {
  test.use({ viewport: sizes.phone });
  test.afterAll(printChecked);

  test('every state is clean, and can be used by keyboard', async ({ page }) => {
    const balances = [
      { descripcion: 'Medicamentos'.repeat(12), montoTope: 9999999999.99, disponible: 9999999999.99 },
      { descripcion: 'Medicamentos ambulatorios', montoTope: 12000, disponible: 120, fechaRenovacion: '2027-01-01' },
    ];
    const { stub, world, enter } = await deviceOnContract(page, { ...deviceWorld(), balances, email: '' });
    stub.spoil('consultarDispositivosSeguros', (route) => route.fulfill({ status: 501, json: {} }));
    const I = balancesOf(page);
    await I.abrir();
    await expect(page.getByText('No pudimos comprobar este dispositivo')).toBeVisible();
    await checkState(page, 'sin saber');
    stub.mend('consultarDispositivosSeguros');
    await page.getByRole('button', { name: 'Reintentar' }).press('Enter');
    await expect(page.getByText('Falta su correo electrónico')).toBeVisible();
    await checkState(page, 'sin correo');
    world.email = 'ana@ejemplo.do';
    await page.getByRole('button', { name: 'Ya escribí mi correo' }).press('Enter');
    await expect(I.agregar).toBeVisible();
    await checkState(page, 'pregunta');
    await I.ahoraNo.press('Enter');
    await expect(page.getByText('Sus balances siguen bloqueados en este dispositivo')).toBeFocused();
    await checkState(page, 'rechazada');
    stub.spoil('solicitarOTPMedicamentos', refuse);
    await I.agregar.press('Enter');
    await expect(page.getByRole('alert')).toBeVisible();
    await checkState(page, 'fallida');
    stub.mend('solicitarOTPMedicamentos');
    const code = await I.abrirVentana(() => I.agregar.press('Enter'));
    await page.bringToFront();
    await expect(page.getByText('Escriba el código en la ventana que se abrió')).toBeFocused();
    await checkState(page, 'esperando');
    await I.yaIngrese.press('Enter');
    await expect(page.getByText(/^Este dispositivo todavía no es seguro/)).toBeVisible();
    await checkState(page, 'todavía no');
    await enter();
    await I.yaIngrese.press('Enter');
    await expect(page.getByText('Este dispositivo ya es seguro')).toBeVisible();
    await checkState(page, 'balances');
    await code.close();
  });
});
