import type { Page } from 'playwright/test';
import { type Said, textOf } from './read-as';

/** The expected view of a page. Only named parts are compared. */
export interface Sight {
  heading?: Said;
  /** The name of the open dialog; null: none. */
  dialog?: Said | null;
  /** Visible sentences. */
  says?: readonly Said[];
  /** Sentences that must not be visible. */
  silent?: readonly string[];
  /** The name of the focused element; null: none. */
  focus?: string | null;
  /** The names of visible buttons and links. */
  offers?: readonly Said[];
  /** Buttons and links that must not be visible. */
  withholds?: readonly string[];
  /** The selected radio button. */
  chosen?: string;
  address?: string;
  tab?: string;
  /** In Spanish; replaces the sentence made of the fields above. */
  forPeople?: string;
  /** What only people check. */
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

/** Normalizes white space, including non-breaking spaces. */
const spaced = (words: string): string => words.replace(/\s+/g, ' ');

/** One sentence per difference. */
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
