import { demoAddress } from './backends/demo-address';
import { expect, test } from './browser/portal';
import { slow4g } from './browser/slow-4g';
import { application, formulario, type Persona, rosa } from './pages/application';

interface Mail {
  para: string;
  asunto: string;
  texto: string;
}

const luis: Persona = {
  nombres: 'Luis',
  apellidos: 'Peña',
  tipo: 'Cédula',
  documento: '00122222222',
  nacimiento: '01021985',
  sexo: 'Masculino',
};
const noe: Persona = {
  nombres: 'Noé',
  apellidos: 'Peña',
  tipo: 'No aplica',
  nacimiento: '01022020',
  sexo: 'Masculino',
};
const nora: Persona = {
  nombres: 'Nora',
  apellidos: 'Peña',
  tipo: 'Pasaporte',
  documento: 'AB123456',
  nacimiento: '03042018',
  sexo: 'Femenino',
};
/** A person, their relationship to the applicant, and the formatted document. */
const family: readonly [Persona, string, string][] = [
  [luis, 'Esposo', '001-2222222-2'],
  [noe, 'Hijo', 'NA'],
  [nora, 'Hija', 'AB123456'],
];

test.use({ viewport: { width: 360, height: 740 } });

test('[APPL-04] a family of four applies at 360 px on slow 4G with a reload in each step: keeps all input, gets a number, and a mail without personal data', async ({
  page,
  request,
}) => {
  test.setTimeout(180_000);
  await slow4g(page);
  const I = application(page);
  const radio = (name: string) => page.getByRole('radio', { name: new RegExp(`^${name}`) });
  const reload = async (step: string) => {
    await page.reload();
    await I.enPaso(step);
  };
  await I.abrir();
  await reload('Solicitud de afiliación');
  await I.button('Empezar').click();
  await page.getByRole('radio', { name: 'PLAN LARIMAR PLUS' }).check();
  await reload('Plan');
  await expect(page.getByRole('radio', { name: 'PLAN LARIMAR PLUS' })).toBeChecked();
  await I.siguiente.click();
  await I.enPaso('Datos personales');
  await I.escribirPersona({ ...rosa, documento: '00133333333' });
  await I.contacto();
  await page.getByLabel('Correo', { exact: true }).fill('familia@ejemplo.do');
  await page.getByLabel('Ocupación').fill('Maestra');
  await page.getByLabel('Celular').fill('8295550143');
  await page.getByLabel('Estado civil').selectOption('Casado');
  const written = {
    Nombres: 'Rosa',
    Apellidos: "O'Neill-Núñez",
    Documento: '001-3333333-3',
    'Fecha de nacimiento': '05-11-1990',
    Correo: 'familia@ejemplo.do',
    Teléfono: '809-555-0142',
    Dirección: 'Calle 5 #27',
    Sector: 'Los Mina',
    Ciudad: 'Santo Domingo',
  };
  await reload('Datos personales');
  await expect(radio('Femenino')).toBeChecked();
  await I.siguiente.click();
  await I.enPaso('Datos de dependiente');
  for (const [who, related] of family) {
    await I.button('Añadir dependiente').click();
    await I.escribirPersona(who);
    await I.dialogo.getByLabel('Parentesco').selectOption({ label: related });
    if (who === luis) {
      await page.reload();
      await expect(I.dialogo.getByLabel('Documento', { exact: true })).toHaveValue('001-2222222-2');
    }
    await I.dialogo.getByRole('button', { name: 'Guardar dependiente' }).click();
    await expect(I.dialogo).toHaveCount(0);
  }
  await reload('Datos de dependiente');
  await expect(page.getByText('3 dependientes')).toBeVisible();
  await I.siguiente.click();
  await I.enPaso('Datos de pago');
  await radio('Tarjeta').check();
  await radio('Trimestral').check();
  await reload('Datos de pago');
  await expect(radio('Tarjeta')).toBeChecked();
  await expect(radio('Trimestral')).toBeChecked();
  await I.siguiente.click();
  await I.enPaso('Declaración de Salud');
  await I.ningunaEnTodas();
  await I.pregunta('Asma').getByRole('radio', { name: 'Sí' }).check();
  await page.getByRole('checkbox', { name: 'Usted' }).check();
  await page.getByLabel('¿Qué medicina toma y en qué dosis?').fill('Salbutamol');
  const questions = await page.getByRole('radiogroup').count();
  await reload('Declaración de Salud');
  await expect(page.getByText(`${questions} de ${questions} respondidas`)).toBeVisible();
  await I.aRevision.click();
  await I.enPaso('Revise su solicitud');
  await reload('Revise su solicitud');
  const reviewed = page.getByRole('main');
  for (const value of [...Object.values(written), 'Maestra', '829-555-0143', 'Casado'])
    await expect(reviewed).toContainText(value);
  for (const [who, related, document] of family)
    for (const value of [`${who.nombres} ${who.apellidos}`, related, document])
      await expect(reviewed).toContainText(value);
  for (const value of ['PLAN LARIMAR PLUS', 'Tarjeta', 'Trimestral', 'Asma', 'Usted', 'Salbutamol'])
    await expect(reviewed).toContainText(value);
  await I.enviar.click();
  const numbered = /Su número es \d{10}\./;
  await expect(I.dialogo).toContainText(numbered);
  const [number] = numbered.exec(await I.dialogo.innerText()) ?? [];
  await page.reload();
  await expect(I.dialogo).toContainText(`${number}`);
  const mails = async () => {
    const answer = await request.get(demoAddress('/demo/correo'), { headers: { accept: 'application/json' } });
    const { correos } = (await answer.json()) as { correos: Mail[] };
    return correos.filter(({ para }) => para === 'familia@ejemplo.do');
  };
  await expect.poll(async () => (await mails()).length).toBe(1);
  const [mail] = await mails();
  expect(mail?.texto).toContain(/\d{10}/.exec(`${number}`)?.[0]);
  expect(mail?.texto).not.toMatch(/Rosa|Peña|O'Neill|Asma|1333/);
  await I.button('Terminar').click();
  await page.goto(formulario);
  await expect(I.button('Empezar')).toBeVisible();
});

test('on a metered line no picture and no font is fetched, and the form works the same', async ({ page }) => {
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
