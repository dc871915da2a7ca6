import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CDPSession, Page } from 'playwright/test';
import { startBuilt } from '../tests/built/server-process';
import { everything, violationsOf } from './accessibility/axe';
import { freePort } from './backends/free-port';
import { expect, test } from './browser/portal';
import { balancesOf } from './pages/device';
import { loginPage } from './pages/login';
import { portalPage } from './pages/portal';
import { titular } from './props/members';

test.use({ viewport: { width: 1280, height: 800 } });

/** A browser takes passkeys of a name alone, so the portal of this file is reached by one. */
let origin = '';
let stop = async () => {};
test.beforeAll(async () => {
  test.setTimeout(180_000);
  const folder = mkdtempSync(join(tmpdir(), 'oficina-e2e-'));
  cpSync(process.env.E2E_SEEDED ?? '', folder, { recursive: true });
  const port = String(await freePort());
  origin = `http://localhost:${port}`;
  const server = await startBuilt({ DEMO: 'si', DATA_DIR: folder, PORT: port, PUBLIC_URL: origin });
  stop = async () => {
    await server.kill('SIGTERM');
    rmSync(folder, { recursive: true, force: true });
  };
  await server.ready();
});
test.afterAll(() => stop());

/** A device whose owner gives a finger each time. */
const addAuthenticator = async (page: Page) => {
  const wire: CDPSession = await page.context().newCDPSession(page);
  await wire.send('WebAuthn.enable');
  const { authenticatorId } = await wire.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      // Else it answers at once what the browser would only suggest in the field.
      automaticPresenceSimulation: true,
    },
  });
  return {
    verifies: (isUserVerified: boolean) => wire.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
    answers: (enabled: boolean) => wire.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled }),
  };
};

const seePasskeys = async (page: Page) => {
  await expect(page.getByRole('heading', { name: 'Sus llaves de acceso' })).toBeVisible();
  return page.getByRole('list', { name: 'Sus llaves de acceso' }).getByRole('listitem');
};
const openPasskeys = async (page: Page) => {
  await page.goto(`${origin}/profile`);
  await page.getByRole('tab', { name: 'Seguridad y datos' }).click();
  return seePasskeys(page);
};
/** The balances of the plan, in a browser that is not secure yet. */
const openBalances = async (page: Page) => {
  await page.goto(`${origin}/profile`);
  const I = balancesOf(page);
  await I.planes();
  return I;
};
const isClean = async (page: Page) => expect((await violationsOf(page, everything)).map(({ id }) => id)).toEqual([]);
const leave = async (page: Page) => {
  await portalPage(page).pedirSalida();
  await page.getByRole('button', { name: 'Si', exact: true }).click();
  await portalPage(page).veoLogin();
};
const useKey = (page: Page) => page.getByRole('button', { name: 'Entrar con su huella, cara o PIN' });

test('a member adds a passkey, enters with it, removes it, and then enters by the password alone', {
  tag: '@first',
}, async ({ page }) => {
  const device = await addAuthenticator(page);
  const I = loginPage(page);
  await I.abrir(`${origin}/login`);
  await I.entrar(titular);
  await portalPage(page).llegar();
  await expect(page.getByText('Entre más fácil la próxima vez')).toBeVisible();
  await isClean(page);
  await page.getByRole('link', { name: 'Añadir una llave de acceso' }).click();
  const keys = await seePasskeys(page);
  await expect(page.getByText('Todavía no tiene ninguna.')).toBeVisible();
  await page.getByRole('button', { name: 'Añadir este dispositivo' }).click();
  await expect(page.getByText('Ya puede entrar con la huella, la cara o el PIN de este dispositivo.')).toBeVisible();
  await expect(keys).toHaveCount(1);
  await expect(keys.first()).toContainText('sin usar todavía');
  await isClean(page);

  await page.getByRole('button', { name: 'Añadir este dispositivo' }).click();
  await expect(page.getByText('Este dispositivo ya tiene una llave suya: no hace falta otra.')).toBeVisible();

  await keys
    .first()
    .getByRole('button', { name: /^Cambiar el nombre/ })
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Nombre', { exact: true }).fill('Mi teléfono');
  await isClean(page);
  await dialog.getByRole('button', { name: 'Guardar' }).click();
  await expect(keys.first()).toContainText('Mi teléfono');

  // Nobody picks what the browser suggests in the field: the button is pressed.
  const enterByButton = async () => {
    await device.answers(false);
    await leave(page);
    // What is suggested in the field has begun to wait: a key that answers while it begins is heard by neither.
    await expect(page.getByLabel('Número')).toHaveAttribute('autocomplete', 'username webauthn');
    await expect(useKey(page)).toBeVisible();
    await isClean(page);
    await device.answers(true);
    await useKey(page).click();
  };
  await enterByButton();
  await portalPage(page).llegar();
  const after = await openPasskeys(page);
  await expect(after.first()).toContainText('Usada por última vez el');

  await after
    .first()
    .getByRole('button', { name: /^Quitar/ })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sí, quitar' }).click();
  await expect(page.getByText('La llave ya no sirve para entrar.')).toBeVisible();
  await enterByButton();
  await expect(page.getByText('Esta llave ya no sirve aquí.')).toBeVisible();
  await expect(page.getByText('Entre con su contraseña.')).toBeVisible();
  await isClean(page);
  await device.answers(false);
  await I.entrar(titular);
  await portalPage(page).llegar();
});

test('the passkey that the browser suggests in the field enters and secures the device, one of somebody unverified does not', async ({
  page,
}) => {
  const device = await addAuthenticator(page);
  const I = loginPage(page);
  await I.abrir(`${origin}/login`);
  await I.entrar(titular);
  await portalPage(page).llegar();
  await openPasskeys(page);
  await page.getByRole('button', { name: 'Añadir este dispositivo' }).click();
  await expect(page.getByText('Ya puede entrar con la huella')).toBeVisible();
  await device.answers(false);
  await device.verifies(false);
  await leave(page);
  await expect(useKey(page)).toBeVisible();
  await device.answers(true);
  await useKey(page).click();
  await expect(page.getByText('No se usó ninguna llave.')).toBeVisible();
  await device.verifies(true);
  await page.reload();
  await portalPage(page).llegar();

  const byPasskey = page.getByRole('button', { name: 'O con su huella, cara o PIN' });
  // Without an address no code can be mailed, and the passkey is the way that is left. The wizard would ask for one.
  await page.evaluate(() => sessionStorage.setItem('onboarding_shown_10000001', 'true'));
  const contact = '**/Afiliado/datoscontactos**';
  await page.route(contact, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), correoElectronico: '' } });
  });
  await openBalances(page);
  await expect(page.getByText('Falta su correo electrónico')).toBeVisible();
  await device.answers(false);
  await byPasskey.click();
  await page.getByRole('button', { name: 'Volver', exact: true }).click();
  await expect(byPasskey).toBeVisible();
  await isClean(page);
  await device.answers(true);
  await page.unroute(contact);

  // Beside the mailed code, by keyboard alone.
  const balances = await openBalances(page);
  await expect(byPasskey).toBeVisible();
  await isClean(page);
  await device.answers(false);
  await byPasskey.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Confirme con su huella, su cara o su PIN')).toBeFocused();
  await isClean(page);
  await page.getByRole('button', { name: 'Usar el código del correo' }).focus();
  await page.keyboard.press('Enter');
  await balances.veoCerrado();
  await device.answers(true);
  await byPasskey.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Este dispositivo ya es seguro')).toBeVisible();
  await balances.veoAbierto();
});
