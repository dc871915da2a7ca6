import { checkState } from './accessibility/check-state';
import { demoAddress } from './backends/demo-address';
import { mailTo } from './backends/mails';
import { expect, test } from './browser/portal';
import { portalPage } from './pages/portal';

test.use({ viewport: { width: 320, height: 640 } });

test('mails that come back are said on home and in the profile, lead to the contact data, and no more once one arrives', async ({
  page,
  request,
}) => {
  const notice = page.getByText('Sus avisos no le llegan: revise su correo');
  await portalPage(page).entrar();
  const { id } = await mailTo(request, 'maria.pena@ejemplo.do');
  const report = async (informe: string) => {
    const answer = await request.post(demoAddress(`/demo/correo/${id}`), { form: { informe }, maxRedirects: 0 });
    expect(answer.status()).toBe(303);
  };
  try {
    await report('permanent');
    await page.goto('/');
    await expect(notice).toBeVisible();
    await expect(page.getByText(/^Los correos que le enviamos a m\*\*\*@e\*\*\*\.do no llegan desde el/)).toBeVisible();
    await checkState(page, 'mail trouble on home');
    await page.getByRole('link', { name: 'Revisar mi correo' }).click();
    await expect(page).toHaveURL(/\/profile\?seccion=contacto$/);
    await expect(page.getByRole('tab', { name: 'Contacto', selected: true })).toBeVisible();
    await expect(notice).toBeVisible();
    await checkState(page, 'mail trouble in the profile');
  } finally {
    await report('delivered');
  }
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Para usted' })).toBeVisible();
  await expect(notice).toHaveCount(0);
});
