import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { codeWindow } from './code-window';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const words = { title: 'Portal', text: 'Un momento.' };

const browser = (allows = true) => {
  const asked: unknown[] = [];
  const made: ReturnType<typeof child>[] = [];
  const child = () => {
    const went: string[] = [];
    const window = {
      opener: {} as unknown,
      closed: false,
      close: () => {
        window.closed = true;
      },
      location: { replace: (address: string) => went.push(address) },
      document: { documentElement: { lang: '', style: { colorScheme: '' } }, title: '', body: { textContent: '' } },
    };
    return { window, went };
  };
  const page = {
    location: { origin: 'https://oficina.ejemplo.do' },
    screenX: 100,
    screenY: -20,
    outerWidth: 1300,
    outerHeight: 700,
    open: (...given: unknown[]) => {
      asked.push(given);
      if (!allows) return null;
      const next = child();
      made.push(next);
      return next.window as unknown as Window; // The used part of a Window.
    },
  };
  const codes = codeWindow(page);
  const events: string[] = [];
  const stop = codes.onEvent((one) => events.push(one));
  return { codes, asked, made, events, stop };
};

test('[DEVICE-07] opens a centred 700 × 700 window without an opener, with a waiting text', () => {
  const { codes, asked, made } = browser();
  codes.open(words);
  expect(asked).toEqual([['', '_blank', 'popup,width=700,height=700,left=400,top=0']]);
  expect(made[0]?.window.opener).toBeNull();
  expect(made[0]?.window.document).toEqual({
    documentElement: { lang: 'es-DO', style: { colorScheme: 'light dark' } },
    title: 'Portal',
    body: { textContent: 'Un momento.' },
  });
  codes.go('/dispositivo-seguro/abc');
  expect(made[0]?.went).toEqual(['https://oficina.ejemplo.do/dispositivo-seguro/abc']);
});

test('closes an empty window, keeps a navigated window, and opens a newer window in its place', () => {
  const { codes, made, events } = browser();
  codes.open(words);
  codes.closeEmpty();
  codes.open(words);
  codes.go('https://codigos.ejemplo.do/');
  codes.closeEmpty();
  expect(made.map(({ window }) => window.closed)).toEqual([true, false]);
  codes.open(words);
  expect(made.map(({ window }) => window.closed)).toEqual([true, true, false]);
  vi.advanceTimersByTime(5_000);
  expect(events).toEqual([]);
});

test('reports a blocked or closed window once', () => {
  const refused = browser(false);
  refused.codes.open(words);
  refused.codes.go('/otp');
  refused.codes.closeEmpty();
  expect(refused.events).toEqual(['bloqueada']);
  const { codes, made, events } = browser();
  codes.open(words);
  made[0]?.window.close();
  codes.go('/otp');
  vi.advanceTimersByTime(5_000);
  expect([events, made[0]?.went]).toEqual([['cerrada'], []]);
});

test('stops polling without listeners', () => {
  const { codes, stop } = browser();
  codes.open(words);
  stop();
  expect(vi.getTimerCount()).toBe(0);
});
