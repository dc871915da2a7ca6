import { application, formulario, type Persona, rosa } from './pages/application';
import { expect, test } from './portal';

interface Mail {
  para: string;
  asunto: string;
  texto: string;
}

const family: readonly [Persona, string][] = [
  [
    {
      nombres: 'Luis',
      apellidos: 'Peña',
      tipo: 'Cédula',
      documento: '00122222222',
      nacimiento: '01021985',
      sexo: 'Masculino',
    },
    'Esposo',
  ],
  [{ nombres: 'Noé', apellidos: 'Peña', tipo: 'No aplica', nacimiento: '01022020', sexo: 'Masculino' }, 'Hijo'],
  [
    {
      nombres: 'Nora',
      apellidos: 'Peña',
      tipo: 'Pasaporte',
      documento: 'AB123456',
      nacimiento: '03042018',
      sexo: 'Femenino',
    },
    'Hija',
  ],
];

test.use({ viewport: { width: 360, height: 740 } });

test('[APPL-04] a family of four applies at 360 px with a reload in each step, gets a number, and a mail that quotes nothing', async ({
  page,
  request,
}) => {
  test.setTimeout(90_000);
  const I = application(page);
  const reload = async (step: string) => {
    await page.reload();
    await I.enPaso(step);
  };
  await I.abrir();
  await I.button('Empezar').click();
  await page.getByRole('radio', { name: 'PLAN LARIMAR PLUS' }).check();
  await reload('Plan');
  await expect(page.getByRole('radio', { name: 'PLAN LARIMAR PLUS' })).toBeChecked();
  await I.siguiente.click();
  await I.enPaso('Datos personales');
  await I.escribirPersona({ ...rosa, documento: '00133333333' });
  await I.contacto();
  await page.getByLabel('Correo', { exact: true }).fill('familia@ejemplo.do');
  await reload('Datos personales');
  await I.siguiente.click();
  await I.enPaso('Datos de dependiente');
  for (const [who, related] of family) {
    await I.button('Agregar dependiente').click();
    await I.escribirPersona(who);
    await I.dialogo.getByLabel('Parentesco').selectOption({ label: related });
    await I.dialogo.getByRole('button', { name: 'Guardar dependiente' }).click();
    await expect(I.dialogo).toHaveCount(0);
  }
  await reload('Datos de dependiente');
  await expect(page.getByText('3 dependientes')).toBeVisible();
  await I.siguiente.click();
  await page.getByRole('radio', { name: 'Tarjeta' }).check();
  await page.getByRole('radio', { name: 'Trimestral' }).check();
  await reload('Datos de pago');
  await I.siguiente.click();
  await I.enPaso('Declaración de Salud');
  await I.pregunta('Asma').getByRole('radio', { name: 'Sí' }).check();
  await page.getByRole('checkbox', { name: 'Usted' }).check();
  await I.ningunaEnTodas();
  await reload('Declaración de Salud');
  await expect(page.getByRole('checkbox', { name: 'Usted' })).toBeChecked();
  await I.enviar.click();
  await I.enPaso('Revise su solicitud');
  await reload('Revise su solicitud');
  await expect(
    page.getByText('1 condición marcada').or(page.getByRole('list', { name: '1 condición marcada' })),
  ).toBeAttached();
  await I.enviar.click();
  await expect(I.dialogo).toContainText(/Su número es \d{10}\./);
  const mails = async () => {
    const answer = await request.get('/demo/correo', { headers: { accept: 'application/json' } });
    const { correos } = (await answer.json()) as { correos: Mail[] };
    return correos.filter(({ para }) => para === 'familia@ejemplo.do');
  };
  await expect.poll(async () => (await mails()).length).toBe(1);
  const [mail] = await mails();
  expect(mail?.texto).not.toMatch(/Rosa|Peña|O'Neill|Asma|1333/);
  await I.button('Terminar').click();
  await page.goto(formulario);
  await expect(I.button('Empezar')).toBeVisible();
});

test('on a metered line no picture and no font is fetched, and the form is the same', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } }),
  );
  const heavy: string[] = [];
  page.on('request', (asked) => {
    const picture = asked.resourceType() === 'image' && !/icon|mark/.test(asked.url());
    if (picture || asked.resourceType() === 'font') heavy.push(asked.url());
  });
  const I = application(page);
  await I.abrir();
  await I.button('Empezar').click();
  await expect(page.getByRole('radio', { name: 'PLAN LARIMAR ESENCIAL' })).toBeVisible();
  await page.goto(formulario);
  await expect(I.button('Continuar la solicitud')).toBeVisible();
  expect([heavy, await page.evaluate(() => localStorage.letra)]).toEqual([[], undefined]);
});
