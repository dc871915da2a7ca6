import { afterEach, describe, expect, test, vi } from 'vitest';

const own = AbortSignal.any;
afterEach(() => {
  AbortSignal.any = own;
  vi.resetModules();
});

const anyOf = async (...signals: readonly AbortSignal[]): Promise<AbortSignal> => {
  Reflect.set(AbortSignal, 'any', undefined);
  await vi.importActual('./abort-signal-any');
  return AbortSignal.any([...signals]);
};

describe('where AbortSignal.any is missing', () => {
  test('one signal ends with the first of several, for its reason', async () => {
    const [first, second] = [new AbortController(), new AbortController()];
    const any = await anyOf(first.signal, second.signal);
    expect(any.aborted).toBe(false);
    second.abort('la segunda');
    first.abort('la primera');
    expect([any.aborted, any.reason]).toEqual([true, 'la segunda']);
  });

  test('a signal that is already aborted aborts it immediately', async () => {
    const any = await anyOf(new AbortController().signal, AbortSignal.abort('antes'));
    expect([any.aborted, any.reason]).toEqual([true, 'antes']);
  });
});

test('keeps the native AbortSignal.any', async () => {
  await vi.importActual('./abort-signal-any');
  expect(AbortSignal.any).toBe(own);
});
