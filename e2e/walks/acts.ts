import type { Locator } from 'playwright/test';
import type { PathStep } from '../../tools/explore/explore';
import type { Act, ForPeople } from './described';
import type { Gesture, Hand } from './hand';
import { type Said, spokenOf, textOf } from './read-as';

/** An act with its own sentence and gesture. */
export const does = (action: string, gesture: Gesture): Act => ({ action, gesture });

const pressing =
  (how: 'press' | 'activate' | 'go') =>
  (name: Said, where?: string): Act =>
    does(`${where === undefined ? 'Pulse' : `${where} pulse`} ${spokenOf(name)}.`, (I) => I[how](textOf(name)));

/** Presses the button of this name; `where` is part of the sentence. */
export const press = pressing('press');
/** The same without moving the pointer there and away. */
export const activate = pressing('activate');
/** Follows the link of this name. */
export const follow = pressing('go');

/** The field with this label; if a dialog is open, inside it. */
const fieldOf = async ({ page }: Hand, label: string): Promise<Locator> => {
  const dialog = page.getByRole('dialog').last();
  return ((await dialog.isVisible()) ? dialog : page).getByLabel(label, { exact: true });
};

type Written = string | ((step: PathStep) => string);
const writtenIn = (step: PathStep, value: Written) => (typeof value === 'string' ? value : value(step));

/** `forPeople`: the text that people type, if it differs. */
export const write = (label: string, value: Written, forPeople?: string): Act =>
  does(`En «${label}» escriba ${forPeople ?? String(value)}.`, async (I, step) =>
    (await fieldOf(I, label)).fill(writtenIn(step, value)),
  );

export const choose = (label: string, option: string): Act =>
  does(`En «${label}» elija ${option}.`, async (I) => {
    await (await fieldOf(I, label)).selectOption({ label: option });
  });

/** Selects one of several radio buttons. */
export const pick = (name: string, forPeople = `«${name}»`): Act =>
  does(`Elija ${forPeople}.`, ({ page }) => page.getByRole('radio', { name }).click());

export const reconnect: Act = does('Quite la red del equipo y vuelva a ponerla.', (I) => I.reconnect());

const spelled = (ms: number): string => {
  const [count, unit] = ms % 60_000 === 0 ? [ms / 60_000, 'minuto'] : [ms / 1000, 'segundo'];
  return count === 1 ? `un ${unit}` : `${count} ${unit}s`;
};
/** Lets a delay of the chart pass. */
export const wait = (ms: number): Act => does(`Espere ${spelled(ms)}.`, ({ pass }) => pass(ms));

/** Something that the portal does by itself. */
export const byItself = (action: string): Act => does(action, async () => {});

/** The answer of a service, by the name of its case. */
export const answers = (answer: string, more: ForPeople = {}): Act => ({ answer, ...more });

/** An act that neither people nor browsers can do. */
export const onlyTests = (reason: string, more: ForPeople = {}): Act => ({ onlyTests: reason, ...more });
