import type { APIRequestContext } from 'playwright/test';
import { linkPage } from './pages/links';
import { loginPage } from './pages/login';
import { portalPage } from './pages/portal';
import { expect, test } from './portal';

/** Someone of the demonstration who has no account yet, and whom no other journey gives one. */
const newcomer = { codigoAfiliado: '10000024', tipoDocumento: 2, documento: '200000024' };
const addresses = { first: 'nelson@ejemplo.do', next: 'nelson.nuevo@ejemplo.do' };

interface Mail {
  para: string;
  asunto: string;
  enlaces: string[];
}
const mailsTo = async (request: APIRequestContext, address: string): Promise<Mail[]> => {
  const answer = await request.get('/demo/correo', { headers: { accept: 'application/json' } });
  const { correos } = (await answer.json()) as { correos: Mail[] };
  return correos.filter(({ para }) => para === address);
};
/** The newest link of a kind that came to an address; mails take a moment. */
const linkIn = async (request: APIRequestContext, address: string, kind: string): Promise<string> => {
  const look = async () =>
    (await mailsTo(request, address)).flatMap(({ enlaces }) => enlaces).find((link) => link.includes(kind)) ?? '';
  await expect.poll(look).not.toBe('');
  return new URL(await look()).pathname;
};
const anonymously = async (request: APIRequestContext, call: string, data: object) => {
  const { token } = (await (await request.post('/api/Usuario/autenticarUsuarioAnonimo')).json()) as { token: string };
  const answer = await request.post(`/api/${call}`, { data, headers: { authorization: `Bearer ${token}` } });
  return JSON.stringify(await answer.json());
};

test('a newcomer activates the account, sees the plans, changes the address, takes it back and changes the password, by the links of the mails alone', async ({
  page,
  request,
}) => {
  test.setTimeout(90_000);
  const I = linkPage(page);
  const clave = { first: 'Mangu-7-Yaque', next: 'mangú con queso 7' };
  const enter = async (password: string) => {
    await loginPage(page).abrir();
    await loginPage(page).entrar({ ...newcomer, clave: password });
  };

  await test.step('the activation, twice', async () => {
    const { codigoAfiliado } = newcomer;
    const said = await anonymously(request, 'Autenticacion/registrar', {
      codigoAfiliado,
      clave: clave.first,
      correo: addresses.first,
    });
    expect(said).toContain('1005');
    const link = await linkIn(request, addresses.first, 'confirmacioncorreo');
    for (let visit = 0; visit < 2; visit += 1) {
      await I.abrir(link);
      await I.veo('Su cuenta ha sido activada, favor de iniciar sesion con su cuenta.');
    }
    await I.abrir('/solicitud/confirmacioncorreo/99999999');
    await I.veo('No pudimos activar su cuenta.');
  });

  await test.step('the state of the plans, as often as one likes', async () => {
    const link = await linkIn(request, addresses.first, 'confirmarAfiliado');
    for (let visit = 0; visit < 2; visit += 1) {
      await I.abrir(link);
      await expect(page.getByText('Nelson Rafael Tavárez Ñíguez')).toBeVisible();
      await expect(page.getByText('Plan Complementario Avanzado')).toBeVisible();
    }
    await I.abrir(`${link.slice(0, -4)}AAAA`);
    await I.veo('Este enlace no es válido.');
  });

  await test.step('the change of the address', async () => {
    await enter(clave.first);
    await page.getByRole('button', { name: 'Omitir por ahora' }).click();
    await portalPage(page).llegar();
    await page.getByRole('button', { name: 'Su cuenta' }).click();
    await page.getByRole('button', { name: 'Cambiar correo electrónico' }).click();
    await page.getByLabel('Correo electrónico nuevo').fill(addresses.next);
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').getByLabel('Contraseña', { exact: true }).fill(clave.first);
    await page.keyboard.press('Enter');
    await portalPage(page).veoLogin();
    await expect(page.getByRole('region', { name: 'Avisos' })).toContainText(
      'Favor verificar su bandeja de entrada y confirmar el cambio de correo.',
    );
  });

  await test.step('its confirmation, once', async () => {
    const link = await linkIn(request, addresses.next, 'CambioCorreo');
    await I.abrir(link);
    await expect(page.getByText(addresses.next)).toBeVisible();
    await I.press('Confirmar el cambio');
    await I.veo('Cambios guardados favor de inciar sesion');
    await I.abrir(link);
    await I.veo('El correo ya fue confirmado, favor de iniciar sesión');
  });

  await test.step('its reversal, once', async () => {
    const link = await linkIn(request, addresses.first, 'ReversoCorreo');
    await I.abrir(link);
    await expect(page.getByText(addresses.first)).toBeVisible();
    await I.press('Deshacer el cambio');
    await I.veo('Su solicitud ha sido reversada de forma satisfactoria');
    await I.abrir(link);
    await I.veo('Su solicitud ha sido reversada de forma satisfactoria');
    await expect(page.getByRole('button', { name: 'Deshacer el cambio' })).toHaveCount(0);
  });

  await test.step('the change of the password: too common, done, used, superseded', async () => {
    const ask = async () => {
      const { tipoDocumento, documento } = newcomer;
      const said = await anonymously(request, 'Autenticacion/solicitarCambioClave', {
        identificacion: { tipoDocumento, documento, origen: 'WEB' },
        correo: addresses.first,
      });
      expect(said).toContain('1007');
      return linkIn(request, addresses.first, 'cambioClave');
    };
    const superseded = await ask();
    await expect.poll(ask).not.toBe(superseded);
    const link = await linkIn(request, addresses.first, 'cambioClave');
    const change = async (address: string, password: string) => {
      await I.abrir(address);
      await I.clave.fill(password);
      await I.repetida.fill(password);
      await I.enviar.click();
    };
    await change(superseded, clave.next);
    await I.veo('El token expiro, favor de realizar la solicitud de cambio de contraseña nuevamente.');
    await change(link, 'clave1234');
    await expect(page.getByRole('alert')).toContainText('Su enlace sigue sirviendo.');
    await I.clave.fill(clave.next);
    await I.repetida.fill(clave.next);
    await I.enviar.click();
    await I.veo('Se ha realizado el cambio de contraseña, favor de iniciar sesion con sus nuevas credenciales.');
    await change(link, clave.first);
    await expect(I.outcome).toBeVisible();
    await expect(page.getByText('Si ya cambió su contraseña, inicie sesión con ella.')).toBeVisible();
    await enter(clave.next);
    await page.getByRole('button', { name: 'Omitir por ahora' }).click();
    await portalPage(page).veoInicio();
  });
});
