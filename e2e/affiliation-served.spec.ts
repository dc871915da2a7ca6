import { demoAddress } from './backends/demo-address';
import { expect, test } from './browser/portal';
import { affiliationForm, forms, type Kind } from './pages/affiliation';
import { portalPage } from './pages/portal';
import { memberOf } from './props/members';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

const member = memberOf(1007, 'Diez planes');

for (const kind of ['titular', 'dependiente'] as const satisfies readonly Kind[]) {
  const { title, documents } = forms[kind];

  test(`[AFTIT-07] [AFDEP-06] [AFTIT-08] ${title}: the reference server creates one case and keeps its documents, even if the answer to them is lost`, async ({
    page,
    context,
  }) => {
    test.setTimeout(180_000);
    const I = affiliationForm(page, kind);
    const sent: string[] = [];
    page.on('request', (request) => {
      const [, call = ''] = /\/CRM\/(crear\/solicitud\w+|cargardocumento)/.exec(request.url()) ?? [];
      if (call !== '') sent.push(call.replace('crear/', ''));
    });
    // The server stores it, but its answer is lost.
    await page.route('**/api/CRM/cargardocumento*', async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    });
    await portalPage(page).entrar(member);
    await page.goto('/solicitudes');
    await I.button('Nueva solicitud').click();
    await page.getByRole('dialog').getByRole('link', { name: title, exact: true }).click();
    await I.empezar();
    if (kind === 'titular') await expect(I.field('Nombre')).not.toHaveValue('');
    await I.escribir();
    await I.field('Correo electrónico').fill(`${kind}@ejemplo.do`);
    await I.adjuntar();
    await I.revisar();
    const loaded = page.waitForEvent('load');
    await I.enviar();
    await loaded;
    const heading = page.getByRole('heading', { name: /^Se ha creado el caso \d{9}$/ });
    const caso = /\d{9}/.exec(await heading.innerText())?.[0] ?? '';
    expect(sent).toEqual([forms[kind].create, 'cargardocumento']);
    const insurer = await context.newPage();
    await insurer.goto(demoAddress(`/demo/casos/${caso}`));
    await expect(insurer.getByRole('listitem').filter({ hasText: / bytes\)/ })).toHaveCount(documents.length);
    await I.button('Cerrar e ir a mis solicitudes').click();
    await expect(page.getByText(caso).first()).toBeVisible();
  });
}

test('a case without its documents is completed in another browser', { tag: '@first' }, async ({
  page,
  browser,
  context,
}) => {
  test.setTimeout(180_000);
  const { address, documents } = forms.dependiente;
  const made = affiliationForm(page, 'dependiente');
  await page.route('**/api/CRM/cargardocumento*', (route) => route.abort('connectionreset'));
  await portalPage(page).entrar(member);
  await page.goto(address);
  await made.empezar();
  await made.escribir();
  await made.field('Correo electrónico').fill('lejos@ejemplo.do');
  await made.adjuntar();
  await made.revisar();
  await made.enviar();
  const lacking = page.getByText(/^Se ha creado el caso \d{9}, y le faltan documentos$/);
  const caso = /\d{9}/.exec(await lacking.innerText())?.[0] ?? '';
  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  const I = affiliationForm(other, 'dependiente');
  await portalPage(other).entrar(member);
  await other.goto(`/solicitudes?caso=${caso}`);
  const dialog = other.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Ver los documentos' }).click();
  for (const { descripcion } of documents)
    await expect(dialog.getByRole('listitem').filter({ hasText: descripcion })).toBeVisible();
  await dialog.getByRole('link', { name: 'Añadir los que faltan' }).click();
  await expect(other.getByText(`Se ha creado el caso ${caso}, y le faltan documentos`)).toBeVisible();
  await I.adjuntar();
  await I.button('Enviar documentos').click();
  await expect(dialog.getByText(`Caso ${caso} ·`)).toBeVisible();
  await dialog.getByRole('button', { name: 'Ver los documentos' }).click();
  await expect(dialog.getByRole('list', { name: 'Documentos' }).getByRole('listitem')).toHaveCount(documents.length);
  await expect(dialog.getByText('Faltan estos documentos:')).toHaveCount(0);
  const insurer = await context.newPage();
  await insurer.goto(demoAddress(`/demo/casos/${caso}`));
  await expect(insurer.getByRole('listitem').filter({ hasText: / bytes\)/ })).toHaveCount(documents.length);
  await elsewhere.close();
});
