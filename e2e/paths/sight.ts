import type { Page } from 'playwright/test';

/** What a person finds on the page. Only what is named is compared. */
export interface Sight {
  heading?: string;
  /** The dialog that is open, by its name; null: none. */
  dialog?: string | null;
  /** Sentences that can be read. */
  says?: readonly string[];
  /** Sentences that cannot. */
  silent?: readonly string[];
  /** What has the focus, by its name; null: nothing on the page has. */
  focus?: string | null;
  /** Buttons and links that are there, by their names. */
  offers?: readonly string[];
  /** And those that are not. */
  withholds?: readonly string[];
  /** Which radio button is on. */
  chosen?: string;
  address?: string;
  tab?: string;
}

interface Seen {
  offers: readonly string[];
  chosen: string;
  heading: string;
  dialog: string | null;
  text: string;
  focus: string | null;
  address: string;
  tab: string;
}

const look = (): Seen => {
  const line = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();
  const named = (element: Element): string => {
    const label = element.getAttribute('aria-label');
    if (label !== null) return line(label);
    const by = element.getAttribute('aria-labelledby');
    if (by !== null)
      return line(
        by
          .split(' ')
          .map((id) => document.getElementById(id)?.textContent ?? '')
          .join(' '),
      );
    const labels = 'labels' in element ? (element.labels as NodeListOf<HTMLLabelElement> | null) : null;
    return line(labels?.[0]?.textContent ?? (element instanceof HTMLElement ? element.innerText : element.textContent));
  };
  const dialogs = [...document.querySelectorAll('[role="dialog"],[role="alertdialog"]')];
  const last = dialogs.at(-1);
  const visible = (element: Element) => element.getClientRects().length > 0;
  const chosen = [...document.querySelectorAll('input[type="radio"]:checked')];
  const active = document.activeElement;
  return {
    heading: line(document.querySelector('main h1')?.textContent),
    dialog: last === undefined ? null : named(last),
    text: line(document.body.innerText),
    focus: active === null || active === document.body ? null : named(active),
    offers: [...document.querySelectorAll('button,a[href]')].filter(visible).map(named),
    chosen: chosen.map(named).join(),
    address: location.pathname,
    tab: document.title,
  };
};

export const lookAt = (page: Page): Promise<Seen> => page.evaluate(look);

/** One sentence for each difference. */
export const missing = (seen: Seen, expected: Sight): string[] => [
  ...(['heading', 'dialog', 'focus', 'address', 'tab', 'chosen'] as const).flatMap((what) =>
    expected[what] === undefined || expected[what] === seen[what]
      ? []
      : [`${what}: «${expected[what]}» expected, «${seen[what]}» seen`],
  ),
  ...(expected.says ?? []).flatMap((words) =>
    seen.text.includes(words) ? [] : [`not said: «${words}», in «${seen.text}»`],
  ),
  ...(expected.offers ?? []).flatMap((name) => (seen.offers.includes(name) ? [] : [`not offered: «${name}»`])),
  ...(expected.withholds ?? []).flatMap((name) => (seen.offers.includes(name) ? [`offered: «${name}»`] : [])),
  ...(expected.silent ?? []).flatMap((words) => (seen.text.includes(words) ? [`said: «${words}»`] : [])),
];
