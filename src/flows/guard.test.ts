import { expect, test } from 'vitest';
import { fakeDevice } from '../../tests/platform/fake-device';
import { openPortal, storedSession } from '../../tests/platform/portal';
import { guard } from './guard';

test('a page that was left before its guard began does not wait for ever', async () => {
  const device = fakeDevice(storedSession('1001', 1_700_000_000_000));
  const { app } = await openPortal(device, { answers: { 'Ajuste/menu': 'nunca' } });
  const abortController = new AbortController();
  abortController.abort(new Error('left'));
  const asked = guard({ context: { app }, location: { pathname: '/', href: '/' }, abortController });
  await expect(asked).rejects.toThrow('left');
});
