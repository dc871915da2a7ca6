import * as v from 'valibot';
import { vitals } from '../domain/contract/vitals';
import { expect, test } from './browser/portal';
import { withSettings } from './browser/with-settings';
import { loginPage } from './pages/login';

for (const on of [true, false])
  test(`with POLICY_VITALS=${on} a hidden page reports ${on ? 'once how fast it was' : 'nothing'}`, async ({
    page,
  }) => {
    const told: unknown[] = [];
    await page.route('**/mediciones', (route) => {
      told.push(route.request().postDataJSON());
      return route.fulfill({ status: 204 });
    });
    const measured = withSettings(({ policy, ...others }) => ({ ...others, policy: { ...policy, vitals: on } }));
    await page.route('**/login', measured);
    await page.goto('/login');
    await loginPage(page).numero.fill('1');
    await page.waitForLoadState('networkidle');
    const hide = () =>
      page.evaluate(() => {
        Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' });
        document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
      });
    if (on)
      await expect(async () => {
        await hide();
        expect(told).toHaveLength(1);
      }).toPass();
    await hide();
    await page.waitForTimeout(300);
    expect(told).toHaveLength(on ? 1 : 0);
    if (!on) return;
    const { page: name, failedLoads, ...figures } = v.parse(vitals, told[0]);
    expect([name, failedLoads]).toEqual(['login', 0]);
    expect(Object.keys(figures)).toEqual(expect.arrayContaining(['TTFB', 'FCP']));
  });
