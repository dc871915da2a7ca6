/** What is read off a place: where a chart is, whatever happened. */
const ofPlaces = ['estado', 'etiqueta', 'dice', 'puede', 'espera', 'cumple'] as const;
/** What is read off a step: what happens, and what is done then. */
const ofSteps = ['ocurre', 'responde', 'falla', 'tarda', 'elige', 'pide', 'hace', 'entra', 'deja'] as const;

export interface Fact {
  kind: (typeof ofPlaces)[number] | (typeof ofSteps)[number];
  /** In a composition the actor of which it speaks; empty otherwise. */
  of: string;
  name: string;
  /** The row of the cases; empty: any. */
  row: string;
}

export type Condition =
  | { is: 'hecho'; fact: Fact }
  | { is: 'no'; what: Condition }
  | { is: 'y' | 'o'; left: Condition; right: Condition };

/** In each, conditions hold at a step together with the place where it ends. */
export type Formula =
  /** `what` never holds, or only where `before` came since the start and since the last `since`. */
  | { form: 'nunca'; what: Condition; before: Condition | null; since: Condition | null }
  /** From each `after` on, that step included, `what` never holds until `until`. */
  | { form: 'después nunca'; after: Condition; what: Condition; until: Condition | null }
  /** After each `after`, `comes` comes, if answers and limits come and the person does nothing more. */
  | { form: 'después llega'; after: Condition; comes: Condition };

/** Told in one line. */
export class Unreadable extends Error {}

const not = (what: Condition): Condition => (what.is === 'no' ? what.what : { is: 'no', what });

const isOneOf = <T extends string>(list: readonly T[], word: string): word is T =>
  (list as readonly string[]).includes(word);

const quoted = /^[«"](.*)[»"]$/;

/** Reads the words of a formula from left to right. */
const reader = (text: string) => {
  const words = text.match(/«[^»]*»|"[^"]*"|[()]|[^\s()]+/gu) ?? [];
  let at = 0;
  const seen = () => words.slice(Math.max(0, at - 3), at + 1).join(' ');
  const fail = (wanted: string): never => {
    throw new Unreadable(`«${text}»: en «${seen()}» se espera ${wanted}`);
  };
  const take = (word: string): boolean => {
    if (words[at] !== word) return false;
    at += 1;
    return true;
  };
  const name = (): string => {
    const word = words[at];
    if (word === undefined || word === '(' || word === ')') return fail('un nombre');
    at += 1;
    return quoted.exec(word)?.[1] ?? word;
  };
  const fact = (): Condition => {
    const kind = words[at] ?? '';
    if (!isOneOf(ofPlaces, kind) && !isOneOf(ofSteps, kind))
      return fail(`«no», «(» o un hecho: ${[...ofPlaces, ...ofSteps].join(', ')}`);
    at += 1;
    const called = name();
    const row = take('con') ? name() : '';
    const of = take('en') ? name() : '';
    return { is: 'hecho', fact: { kind, of, name: called, row } };
  };
  const single = (): Condition => {
    if (take('no')) return not(single());
    if (!take('(')) return fact();
    const inner = either();
    if (!take(')')) fail('«)»');
    return inner;
  };
  const both = (): Condition => {
    let left = single();
    while (take('y')) left = { is: 'y', left, right: single() };
    return left;
  };
  const either = (): Condition => {
    let left = both();
    while (take('o')) left = { is: 'o', left, right: both() };
    return left;
  };
  const ended = <T>(read: T): T => (at === words.length ? read : fail('el final'));
  return { take, either, ended, fail };
};

export const formulaOf = (text: string): Formula => {
  const { take, either, ended, fail } = reader(text);
  if (take('siempre')) return ended({ form: 'nunca', what: not(either()), before: null, since: null });
  if (take('nunca')) {
    const what = either();
    if (!take('sin')) return ended({ form: 'nunca', what, before: null, since: null });
    const before = either();
    if (!take('antes')) fail('«antes»');
    return ended({ form: 'nunca', what, before, since: take('desde') ? either() : null });
  }
  if (!take('después') || !take('de')) fail('«siempre», «nunca» o «después de»');
  const after = either();
  if (take('llega')) return ended({ form: 'después llega', after, comes: either() });
  const always = take('siempre');
  if (!always && !take('nunca')) fail('«llega», «nunca» o «siempre»');
  const said = either();
  const until = take('hasta') ? either() : null;
  return ended({ form: 'después nunca', after, what: always ? not(said) : said, until });
};

export const conditionOf = (text: string): Condition => {
  const { either, ended } = reader(text);
  return ended(either());
};

export const conditionsOf = (formula: Formula): readonly Condition[] => {
  const all =
    formula.form === 'nunca'
      ? [formula.what, formula.before, formula.since]
      : formula.form === 'después nunca'
        ? [formula.after, formula.what, formula.until]
        : [formula.after, formula.comes];
  return all.filter((one) => one !== null);
};

export const factsOf = (condition: Condition): readonly Fact[] => {
  if (condition.is === 'hecho') return [condition.fact];
  if (condition.is === 'no') return factsOf(condition.what);
  return [...factsOf(condition.left), ...factsOf(condition.right)];
};

export const isOfPlace = ({ kind }: Fact): boolean => isOneOf(ofPlaces, kind);

export const factText = ({ kind, of, name, row }: Fact): string =>
  [kind, name, row === '' ? '' : `con «${row}»`, of === '' ? '' : `en ${of}`].filter((part) => part !== '').join(' ');

/** The condition as a question, from questions of its facts. */
export const askOf = <Subject>(
  condition: Condition,
  ofFact: (fact: Fact) => (subject: Subject) => boolean,
): ((subject: Subject) => boolean) => {
  if (condition.is === 'hecho') return ofFact(condition.fact);
  if (condition.is === 'no') {
    const inner = askOf(condition.what, ofFact);
    return (subject) => !inner(subject);
  }
  const [left, right] = [askOf(condition.left, ofFact), askOf(condition.right, ofFact)];
  return condition.is === 'y'
    ? (subject) => left(subject) && right(subject)
    : (subject) => left(subject) || right(subject);
};
