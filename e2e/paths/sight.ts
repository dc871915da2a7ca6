import type { Page } from 'playwright/test';
import { type Said, textOf } from './read-as';

/** What a person finds on the page. Only what is named is compared. */
export interface Sight {
  heading?: Said;
  /** The dialog that is open, by its name; null: none. */
  dialog?: Said | null;
  /** Sentences that can be read. */
  says?: readonly Said[];
  /** Sentences that cannot. */
  silent?: readonly string[];
  /** What has the focus, by its name; null: nothing on the page has. */
  focus?: string | null;
  /** Buttons and links that are there, by their names. */
  offers?: readonly Said[];
  /** And those that are not. */
  withholds?: readonly string[];
  /** Which radio button is on. */
  chosen?: string;
  address?: string;
  tab?: string;
  /** In Spanish, instead of what the lines above say. */
  forPeople?: string;
  /** And what only people look at. */
  besides?: string;
}

export interface Seen {
  offers: readonly string[];
  chosen: string;
  heading: string;
  dialog: string | null;
  text: string;
  focus: string | null;
  address: string;
  tab: string;
}

/** Runs in the page. */
export const look = (): Seen => {
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

/** As it is seen: an unbroken space is one. */
const spaced = (words: string): string => words.replace(/\s+/g, ' ');

/** One sentence for each difference. */
export const missing = (seen: Seen, expected: Sight): string[] => [
  ...(['heading', 'dialog', 'focus', 'address', 'tab', 'chosen'] as const).flatMap((what) => {
    const said = expected[what];
    const text = said === undefined || said === null ? said : textOf(said);
    return text === undefined || text === seen[what] ? [] : [`${what}: «${text}» expected, «${seen[what]}» seen`];
  }),
  ...(expected.says ?? [])
    .map((words) => spaced(textOf(words)))
    .flatMap((words) => (seen.text.includes(words) ? [] : [`not said: «${words}», in «${seen.text}»`])),
  ...(expected.offers ?? [])
    .map(textOf)
    .flatMap((name) => (seen.offers.includes(name) ? [] : [`not offered: «${name}»`])),
  ...(expected.withholds ?? []).flatMap((name) => (seen.offers.includes(name) ? [`offered: «${name}»`] : [])),
  ...(expected.silent ?? []).flatMap((words) => (seen.text.includes(words) ? [`said: «${words}»`] : [])),
];
