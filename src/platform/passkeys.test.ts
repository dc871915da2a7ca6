import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { requestOptions } from '../../tests/stand-ins/fake-passkeys';
import { passkeyReader } from './passkeys';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('PublicKeyCredential', { isConditionalMediationAvailable: async () => true });
  const get = ({ signal }: CredentialRequestOptions) =>
    new Promise((_, reject) => signal?.addEventListener('abort', () => reject(new Error('aborted'))));
  vi.stubGlobal('navigator', { credentials: { get } });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a page that stays open asks again before its challenge is over, and no more once it was left', async () => {
  const options = vi.fn(async () => requestOptions);
  const leaving = new AbortController();
  const suggested = passkeyReader().suggest(options, leaving.signal);
  const asked = [];
  for (const ms of [0, 530_000, 20_000, 540_000]) {
    await vi.advanceTimersByTimeAsync(ms);
    asked.push(options.mock.calls.length);
  }
  leaving.abort();
  expect(await suggested).toBeNull();
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect([...asked, options.mock.calls.length]).toEqual([1, 1, 2, 3, 3]);
});

test('what fails otherwise is not tried again', async () => {
  vi.stubGlobal('navigator', { credentials: { get: async () => Promise.reject(new Error('no')) } });
  const options = vi.fn(async () => requestOptions);
  expect(await passkeyReader().suggest(options, new AbortController().signal)).toBeNull();
  expect(options).toHaveBeenCalledTimes(1);
});
