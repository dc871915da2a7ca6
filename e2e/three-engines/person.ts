import { setTimeout as pause } from 'node:timers/promises';
import type { Size, Tab } from './engine';
import type { Locator, Sight, View } from './locator';

const patience = 10_000;
/** No engine takes presses so far apart for a double press. */
const pressesApartMs = 600;

const said = ({ role, name, text, within }: Locator): string =>
  [role, name && `«${name}»`, text && `saying «${text}»`, within && `in ${said(within)}`].filter(Boolean).join(' ');

/** Acts in a tab like a person: waits until an element is there, and presses only what can be pressed. */
export const personAt = (tab: Tab, origin: string, finder: string) => {
  const call = async <Result>(
    name: 'look' | 'focus' | 'holdsFocus' | 'aim' | 'landed',
    ...args: readonly unknown[]
  ): Promise<Result> => {
    const there = await tab.run<boolean>('() => typeof window.finder === "object"');
    if (!there) await tab.run(`() => { ${finder}; window.finder = finder; return null; }`);
    return tab.run<Result>(`(name, args) => window.finder[name](...args) ?? null`, name, args);
  };
  const view = (what: Locator | null, bring = false) => call<View>('look', what, bring);

  const currentPlace = async (): Promise<string> => {
    const [page, focused] = await Promise.all(
      [view({ role: 'heading' }), view(null)].map((seen) => seen.catch(() => null)),
    );
    const titles = page?.sights.map(({ text }) => text).join(' / ');
    const [sight] = focused?.sights ?? [];
    return `at ${page?.address}: ${titles}; the focus is on ${sight?.role} «${sight?.name}»`;
  };

  /** Retries until done; fails with the last obstacle as reason. */
  const until = async <Result>(goal: string, attempt: () => Promise<Result | string>): Promise<Result> => {
    const endAt = Date.now() + patience;
    for (;;) {
      // A page that is navigating cannot be inspected.
      const found = await attempt().catch((error: Error) => error.message);
      if (typeof found !== 'string') return found;
      if (Date.now() > endAt) {
        throw new Error(`${goal}: ${found} (${await currentPlace()})`);
      }
      await pause(40);
    }
  };

  const one = async (what: Locator, bring = false): Promise<Sight | string> => {
    const { sights, complaints } = await view(what, bring);
    const [first, second] = sights;
    if (complaints.length > 0) return `the page complains: ${complaints.join('; ')}`;
    if (first === undefined) return 'is not there';
    return second === undefined ? first : `is there ${sights.length} times`;
  };
  const veo = (what: Locator) => until(`to see ${said(what)}`, () => one(what));
  const hasFocus = (what: Locator) =>
    until(`the focus on ${said(what)}`, async () => {
      const sight = await one(what);
      if (typeof sight === 'string' || sight.focused) return sight;
      const [other] = (await view(null)).sights;
      return `it is on ${other?.role} «${other?.name}»`;
    });
  let pressedAt = 0;
  /** Presses an element once it has stopped moving; again where it moved away from the pointer after all. */
  const pulsar = async (what: Locator) => {
    await pause(pressedAt + pressesApartMs - Date.now());
    let before: Sight['at'] = null;
    await until(`to press ${said(what)}`, async () => {
      const sight = await one(what, true);
      const [was, is] = [before, typeof sight === 'string' ? null : sight.at];
      before = is;
      if (typeof sight === 'string') return sight;
      if (is === null) return 'something lies over it';
      if (was?.x !== is.x || was.y !== is.y) return 'it does not stand still';
      await call('aim', what);
      await tab.click(is);
      pressedAt = Date.now();
      for (let looked = 0; looked < 50; looked += 1) {
        const press = await call<'awaited' | 'hit' | 'missed' | null>('landed').catch(() => null);
        if (press === 'missed') return 'it moved away from the pointer';
        if (press !== 'awaited') break;
        await pause(20);
      }
      return sight;
    });
  };

  return {
    tab,
    veo,
    hasFocus,
    pulsar,
    abrir: (path: string) => tab.open(origin + path),
    noVeo: (what: Locator) =>
      until(`not to see ${said(what)}`, async () => (await view(what)).sights.length === 0 || 'it is there'),
    cuento: (what: Locator, many: number) =>
      until(`${many} of ${said(what)}`, async () => {
        const { length } = (await view(what)).sights;
        return length === many || `there are ${length}`;
      }),
    estoyEn: (path: string) =>
      until(`to be at ${path}`, async () => {
        const { address } = await view({ role: 'heading' });
        return address === path || `it is ${address}`;
      }),
    leo: (what: Locator, value: string) =>
      until(`${said(what)} to have «${value}»`, async () => {
        const sight = await one(what);
        return typeof sight === 'string' || sight.value === value ? sight : `it has «${sight.value}»`;
      }),
    marcado: (what: Locator) =>
      until(`${said(what)} to be chosen`, async () => {
        const sight = await one(what);
        return typeof sight === 'string' || sight.checked ? sight : 'it is not';
      }),
    teclas: async (...keys: readonly string[]) => {
      for (const one of keys) await tab.press(one);
    },
    tipear: (text: string) => tab.type(text),
    escribir: async (what: Locator, text: string) => {
      // Content loading above may move the field away from the pointer.
      await until(`to write in ${said(what)}`, async () => {
        await pulsar(what);
        const sight = await one(what);
        return typeof sight === 'string' || sight.focused ? sight : 'the focus is elsewhere';
      });
      await tab.press('Control+a');
      await tab.press('Delete');
      await tab.type(text);
    },
    /** Types the first letter repeatedly: arrow keys open a list in one engine and choose in another. */
    elegir: async (what: Locator, option: string) => {
      await veo(what);
      await call('focus', what);
      await hasFocus(what);
      for (let pressed = 0; pressed < 10; pressed += 1) {
        const sight = await one(what);
        if (typeof sight !== 'string' && sight.value === option) return;
        await tab.type(option.slice(0, 1));
      }
      throw new Error(`${said(what)} does not lead to «${option}»`);
    },
    hay: async (what: Locator) => (await view(what)).sights.length > 0,
    tema: (theme: string) =>
      until(`the theme to be ${theme}`, async () => {
        const now = await tab.run<string | null>('() => document.documentElement.dataset.theme ?? null');
        return now === theme || `it is ${now}`;
      }),
    /**
     * Presses the key until the element has the focus. Past the last element the focus would enter the browser's
     * toolbar.
     */
    irConTab: async (what: Locator, keys: 'Tab' | 'Shift+Tab' = 'Tab') => {
      await veo(what);
      for (let pressed = 0; pressed < 60; pressed += 1) {
        const sight = await one(what);
        if (typeof sight !== 'string' && sight.focused) return;
        await tab.press(keys);
      }
      throw new Error(`${keys} does not lead to ${said(what)}`);
    },
    /** Tabs once around and some steps back, to prove that the focus stays inside. */
    quedoDentro: async (what: Locator) => {
      for (const keys of [...Array<string>(12).fill('Tab'), ...Array<string>(4).fill('Shift+Tab')]) {
        await until(
          `the focus inside ${said(what)} after ${keys}`,
          async () => (await call<boolean>('holdsFocus', what)) || 'it is outside',
        );
        await tab.press(keys);
      }
      await until(
        `the focus inside ${said(what)}`,
        async () => (await call<boolean>('holdsFocus', what)) || 'it is outside',
      );
    },
    guardado: (key: string) => tab.run<string | null>('(key) => localStorage.getItem(key)', key),
    guardar: (key: string, value: string) =>
      tab.run('(key, value) => { localStorage.setItem(key, value); return null; }', key, value),
    pagina: (size: Size) => tab.resize(size),
  };
};

export type Person = ReturnType<typeof personAt>;
