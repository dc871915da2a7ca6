import { computeAccessibleName, getRole, isInaccessible, isSubtreeInaccessible } from 'dom-accessibility-api';
import type { Locator, Sight, View } from './locator';

const complaints: string[] = [];
addEventListener('error', ({ message }) => complaints.push(message));
addEventListener('unhandledrejection', ({ reason }) => complaints.push(String(reason)));
addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
  complaints.push(`${violatedDirective} forbids ${blockedURI}`),
);

const plain = (text: string | null): string => (text ?? '').replace(/\s+/g, ' ').trim();

const fits = (wanted: string | undefined, text: string): boolean => {
  if (wanted === undefined) return true;
  const pattern = /^\/(.*)\/$/.exec(wanted)?.[1];
  return pattern === undefined ? plain(text) === wanted : new RegExp(pattern).test(plain(text));
};

const isShown = (element: Element): boolean =>
  element.getClientRects().length > 0 &&
  !isInaccessible(element, {
    isSubtreeInaccessible: (one) => one.hasAttribute('inert') || isSubtreeInaccessible(one),
  });

const roleOf = (element: Element): string => {
  if (element.matches('input:not([type=radio],[type=checkbox]),select,textarea')) return 'field';
  return getRole(element) ?? '';
};

const saysSomething = (element: Element): boolean =>
  [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && plain(node.textContent) !== '');

const found = ({ role, name, text, first, within }: Locator): Element[] => {
  const places: ParentNode[] = within === undefined ? [document] : found(within);
  const all = places
    .flatMap((place) => [...place.querySelectorAll('*')])
    .filter(
      (element) =>
        (role === 'text' ? saysSomething(element) : roleOf(element) === role) &&
        isShown(element) &&
        (name === undefined || fits(name, computeAccessibleName(element))) &&
        (text === undefined ||
          (role === 'text' ? fits(text, element.textContent) : plain(element.textContent).includes(text))),
    );
  return first ? all.slice(0, 1) : all;
};

/** A control covered by its label is pressed through the label. */
const touched = (element: Element): Element[] => [
  element,
  ...(element instanceof HTMLInputElement ? (element.labels ?? []) : []),
];

const pointOf = (element: Element): Sight['at'] => {
  for (const one of touched(element)) {
    const box = [...one.getClientRects()].find(({ width, height }) => width > 2 && height > 2);
    if (box === undefined) continue;
    const [x, y] = [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)];
    const top = document.elementFromPoint(x, y);
    if (touched(element).some((target) => target.contains(top))) return { x, y };
  }
  return null;
};

const valueIn = (element: Element): string => {
  if (element instanceof HTMLSelectElement) return element.selectedOptions[0]?.text ?? '';
  return 'value' in element ? String(element.value) : '';
};

const sightOf = (element: Element): Sight => ({
  role: roleOf(element),
  name: plain(computeAccessibleName(element)),
  text: plain(element.textContent),
  value: valueIn(element),
  checked: 'checked' in element && element.checked === true,
  focused: element === document.activeElement,
  at: pointOf(element),
});

/**
 * The visible state of an element; without a locator, of the focused one. `bring` scrolls the first match into view.
 */
export const look = (what: Locator | null, bring: boolean): View => {
  const elements = what === null ? [document.activeElement].filter((element) => element !== null) : found(what);
  if (bring) elements[0]?.scrollIntoView({ block: 'center', behavior: 'instant' });
  return { address: location.pathname + location.search, sights: elements.map(sightOf), complaints };
};

/** Focuses a field without a press, which would open a select. */
export const focus = (what: Locator): void => {
  for (const element of found(what)) if (element instanceof HTMLElement) element.focus();
};

export const holdsFocus = (what: Locator): boolean =>
  found(what).some((element) => element.contains(document.activeElement));

let press: 'awaited' | 'hit' | 'missed' | null = null;

/** Notes where the next press lands. */
export const aim = (what: Locator): void => {
  // A word is pressed through its control.
  const targets = found(what).flatMap((element) => [
    ...touched(element),
    element.closest('a, button, summary') ?? element,
  ]);
  press = 'awaited';
  const land = ({ target }: Event) => {
    press = target instanceof Node && targets.some((one) => one.contains(target)) ? 'hit' : 'missed';
  };
  addEventListener('pointerdown', land, { capture: true, once: true });
};

/** Null if the press led to another page. */
export const landed = () => press;
