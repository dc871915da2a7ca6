import type { Locator } from 'playwright/test';
import type { PathStep } from '../../engine/explore';
import type { Act, ForPeople } from './described';
import type { Gesture, Hand } from './hand';
import { type Said, spokenOf, textOf } from './read-as';

/** A sentence of its own, with the gesture that does what it says. */
export const does = (action: string, gesture: Gesture): Act => ({ action, gesture });

const pressing =
  (how: 'press' | 'activate' | 'go') =>
  (name: Said, where?: string): Act =>
    does(`${where === undefined ? 'Pulse' : `${where} pulse`} ${spokenOf(name)}.`, (I) => I[how](textOf(name)));

/** On the button of this name; `where` is for people. */
export const press = pressing('press');
/** The same without a pointer that comes and goes. */
export const activate = pressing('activate');
/** On the link of this name. */
export const follow = pressing('go');

/** The field of this name: in the dialog, where one is open. */
const fieldOf = async ({ page }: Hand, label: string): Promise<Locator> => {
  const dialog = page.getByRole('dialog').last();
  return ((await dialog.isVisible()) ? dialog : page).getByLabel(label, { exact: true });
};

type Written = string | ((step: PathStep) => string);
const writtenIn = (step: PathStep, value: Written) => (typeof value === 'string' ? value : value(step));

/** `forPeople`: what they write, where that is something else. */
export const write = (label: string, value: Written, forPeople?: string): Act =>
  does(`En «${label}» escriba ${forPeople ?? String(value)}.`, async (I, step) =>
    (await fieldOf(I, label)).fill(writtenIn(step, value)),
  );

export const choose = (label: string, option: string): Act =>
  does(`En «${label}» elija ${option}.`, async (I) => {
    await (await fieldOf(I, label)).selectOption({ label: option });
  });

/** One radio button of several. */
export const pick = (name: string, forPeople = `«${name}»`): Act =>
  does(`Elija ${forPeople}.`, ({ page }) => page.getByRole('radio', { name }).click());

export const reconnect: Act = does('Quite la red del equipo y vuelva a ponerla.', (I) => I.reconnect());

const spelled = (ms: number): string => {
  const [count, unit] = ms % 60_000 === 0 ? [ms / 60_000, 'minuto'] : [ms / 1000, 'segundo'];
  return count === 1 ? `un ${unit}` : `${count} ${unit}s`;
};
/** As long as a delay of the chart is. */
export const wait = (ms: number): Act => does(`Espere ${spelled(ms)}.`, ({ pass }) => pass(ms));

/** What the portal does without anybody. */
export const byItself = (action: string): Act => does(action, async () => {});

/** What a service answers, by the case of that name. */
export const answers = (answer: string, more: ForPeople = {}): Act => ({ answer, ...more });

/** Nobody brings it about, neither by hand nor in a browser. */
export const onlyTests = (reason: string, more: ForPeople = {}): Act => ({ onlyTests: reason, ...more });
