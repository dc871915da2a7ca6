import { checkState, printChecked, sizes } from './accessibility/check-state';
import { linkIn } from './backends/mails';
import { expect, test } from './browser/portal';
import { loginPage } from './pages/login';
import { portalPage } from './pages/portal';
import { memberOf } from './props/members';

/** No other journey enters as this member: nobody knows the password afterwards. */
const member = memberOf(1007, 'Plan vencido');
const address = 'hipolito.santana@ejemplo.do';

test.use({ viewport: sizes.phone });
test.afterAll(printChecked);

test('a log-in from a second browser is told by mail, and its page ends it, by keyboard alone', async ({
  page,
  browser,
  request,
}) => {
  await portalPage(page).entrar(member);
  const other = await browser.newContext();
  const stranger = await other.newPage();
  await portalPage(stranger).entrar(member);
  const mailed = await page.context().newPage();
  await mailed.goto(await linkIn(request, address, '/no-fui-yo/'));
  const heading = mailed.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('No fui yo');
  await checkState(mailed, 'abierto');
  const button = mailed.getByRole('button', { name: 'No fui yo: cerrar mi cuenta en todas partes' });
  for (
    let presses = 0;
    presses < 5 && !(await button.evaluate((node) => node === document.activeElement));
    presses += 1
  )
    await mailed.keyboard.press('Tab');
  await expect(button).toBeFocused();
  await mailed.keyboard.press('Enter');
  await expect(heading).toHaveText('Su cuenta está cerrada en todas partes');
  await checkState(mailed, 'usado');
  await mailed.reload();
  await expect(heading).toHaveText('Su cuenta está cerrada en todas partes');
  await stranger.goto('/profile');
  await expect(stranger).toHaveURL(/\/login/);
  await loginPage(stranger).abrir();
  await mailed.goto('/no-fui-yo/ninguno.nada');
  await expect(heading).toHaveText('La página no existe');
  await checkState(mailed, 'no existe');
  await other.close();
});
