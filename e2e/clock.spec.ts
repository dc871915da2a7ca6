import { linkIn } from './backends/mails';
import { expect, test } from './browser/portal';
import { linkPage } from './pages/links';
import { portalPage } from './pages/portal';
import { titular } from './props/members';

test.use({ viewport: { width: 1280, height: 800 } });

const hour = 3_600_000;

const clocks = [
  ['three hours ahead', 3 * hour],
  ['a day ahead', 24 * hour],
  ['a day behind', -24 * hour],
  ['a year behind', -8_760 * hour],
] as const;

/** The day in Santo Domingo by the clock of the computer that runs server and tests. */
const dayNow = () => new Date(Date.now() - 4 * hour).toISOString().slice(0, 10);

test('[SESS-12] [PWD-14] on a phone with a wrong clock a fresh link works, a reload keeps the session, and today is the server’s day', async ({
  page,
  request,
}) => {
  const correo = 'maria.pena@ejemplo.do';
  const { tipoDocumento, documento } = titular;
  const visitor = await (await request.post('/api/Usuario/autenticarUsuarioAnonimo')).json();
  const sent = await request.post('/api/Autenticacion/solicitarCambioClave', {
    data: { identificacion: { tipoDocumento, documento, origen: 'WEB' }, correo },
    headers: { authorization: `Bearer ${visitor.token}` },
  });
  expect(await sent.json()).toMatchObject({ result: { result: { codigoMensaje: 1007 } } });
  const fresh = await linkIn(request, correo, 'cambioClave');
  const [I, link] = [portalPage(page), linkPage(page)];
  await page.clock.install();
  // Playwright only reports the body of an intercepted request.
  await page.route(/HistorialConsumo/, (route) => route.continue());
  for (const [name, off] of clocks)
    await test.step(name, async () => {
      await page.clock.setSystemTime(Date.now() + off);
      await I.entrar();
      const asked = page.waitForRequest(/HistorialConsumo/);
      const before = dayNow();
      await page.reload();
      await I.veoInicio();
      // Midnight may pass in between.
      expect([before, dayNow()]).toContain((await asked).postDataJSON().fechaHasta);
      await link.abrir(fresh);
      await link.clave.fill('clave1234');
      await link.repetida.fill('clave1234');
      await link.enviar.click();
      // The service rejects it as common, after it has checked the link.
      await expect(link.clave).toHaveAccessibleDescription(/Esa contraseña es muy fácil de adivinar\./);
    });
});

test("[PWD-08] a visitor's rejected token sends no password twice, keeps the input and mentions no session", async ({
  page,
  faults,
}) => {
  const I = linkPage(page);
  const sent: string[] = [];
  page.on('request', (one) => one.url().includes('cambiarClave') && sent.push(one.url()));
  await I.abrir('/solicitud/cambioClave/abc.def.ghi');
  await I.clave.fill('mangú con queso 7');
  await I.repetida.fill('mangú con queso 7');
  for (const call of ['cambiarClave', 'flags']) await faults.set({ call, fault: 'estado', value: 401, times: 1 });
  await I.enviar.click();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('Su solicitud no se procesó. Inténtelo otra vez.');
  await expect(alert).not.toContainText(/sesión|pudo haber cambiado/);
  await expect(I.clave).toHaveValue('mangú con queso 7');
  expect(sent).toHaveLength(1);
  await I.enviar.click();
  await I.veo('El enlace no es válido o está incompleto. Ábralo de nuevo desde su correo o solicite otro.');
  expect(sent).toHaveLength(2);
});
