import { formatMailTime } from '../../server/mail/format-mail-time';
import type { Mail } from '../../server/mail/outbox';

const minute = 60_000;
const hour = 60 * minute;

/** What a sentence of a mail tells, read as a member reads it. */
const sentences: readonly [what: string, sentence: RegExp][] = [
  ['enCurso', /El (?<moment>[^\n]+?) empezamos a revisar su solicitud (?<of>\d+)\./g],
  ['completado', /El (?<moment>[^\n]+?) se completó su solicitud (?<of>\d+),/g],
  [
    'devuelto',
    /El (?<moment>[^\n]+?) devolvimos su solicitud (?<of>\d+) [^\n]*\n\nTiene hasta el (?<until>.+? [ap]\. m\.)/g,
  ],
  ['porVencer', /A su solicitud (?<of>\d+) todavía le falta algo\. Tiene hasta el (?<until>.+? [ap]\. m\.)/g],
  ['resuelto', /El (?<moment>[^\n]+?) respondimos su solicitud (?<of>\d+)\./g],
  ['anulado', /El (?<moment>[^\n]+?) se anuló su solicitud (?<of>\d+)\./g],
  ['facturaNueva', /Su factura (?<of>\w+) está lista\. Vence el (?<until>[^.]+)\./g],
  ['facturaPorVencer', /Su factura (?<of>\w+) vence el (?<until>.+?) y no consta/g],
  ['facturaVencida', /Su factura (?<of>\w+) venció el (?<until>.+?) y no consta/g],
  ['pagoRechazado', /El (?<moment>[^\n]+?) el banco no aprobó el pago de su factura (?<of>\w+)\./g],
  ['pagoEnDuda', /El (?<moment>[^\n]+?) se empezó el pago de su factura (?<of>\w+),/g],
  ['solicitud', /una solicitud de afiliación con este correo\. Su número es (?<of>\w+)\./g],
];

/** Of one kind about one case or invoice a person tells the newest alone. News of the course of a case nobody calls about. */
const calledKinds: Readonly<Record<string, string>> = {
  ...{ devuelto: 'plazos', porVencer: 'plazos', anulado: 'plazos', resuelto: 'respuestas' },
  ...{ facturaNueva: 'facturas', facturaPorVencer: 'facturas', facturaVencida: 'facturas' },
  ...{ pagoRechazado: 'pagos', pagoEnDuda: 'pagos' },
};

/** Something that has to be told, or has been in vain once it is `over`. */
export interface Expected {
  what: string;
  of: string;
  whom: string;
  happened: number;
  /** Told later than this is too late, unless no channel worked. */
  by: number;
  deadline: number | null;
  /** Since when there is nothing to tell any more. */
  over: number | null;
  /** Since when nobody has to be called about it, although a mail stays true. */
  uncalled?: number | null;
  inBell: boolean;
}

export interface Arrived {
  at: number;
  mail: Mail;
  /** false: its sender does not know that it arrived. */
  isAnswered: boolean;
}

interface Member {
  name: string;
  /** With the moment from which on it is the address; empty: none. */
  addresses: readonly (readonly [since: number, address: string])[];
}

interface World {
  expected: readonly Expected[];
  arrived: readonly Arrived[];
  /** What was reported back, and told nobody. */
  cameBack: readonly Arrived[];
  /** How often the relay did not take a mail, by its id. */
  refusals: ReadonlyMap<string, number>;
  /** When «what of» stood in the list of whom to call; null: there is none. */
  listed: ReadonlyMap<string, readonly number[]> | null;
  members: ReadonlyMap<string, Member>;
  /** Times without a relay or a database. */
  outages: readonly (readonly [from: number, to: number])[];
  bell: ReadonlySet<string>;
  /** Cases and how often their history says that somebody was told. */
  history: ReadonlyMap<string, number>;
  end: number;
  stepMs: number;
}

const addressAt = ({ addresses }: Member, at: number): string =>
  addresses.reduce((found, [since, address]) => (since <= at ? address : found), '');

const day = (moment: number) => formatMailTime(new Date(moment)).replace(/ a las? .*/, '');

const keyOf = ({ what, of, happened }: Expected) => `${what} ${of} ${happened}`;

/** What the world did not keep; empty: every promise was told in time, once, to the right member, and truly. */
export const brokenPromises = (world: World): string[] => {
  const { expected, arrived, cameBack, refusals, members, outages, bell, history, listed, end, stepMs } = world;
  const broken: string[] = [];
  /** As a mail program: what comes again with the same id is one mail. */
  const mails = [...new Map(arrived.toReversed().map((one) => [one.mail.id, one])).values()].reverse();
  const expectedOf = new Map<string, Expected[]>();
  for (const each of expected) {
    const key = `${each.what} ${each.of}`;
    expectedOf.set(key, [...(expectedOf.get(key) ?? []), each]);
  }
  const told = new Map<string, Arrived[]>();
  const mailsOfCase = new Map<string, { sent: number; known: number }>();
  const triesOf = new Map<string, number>();
  for (const { mail } of arrived) triesOf.set(mail.id, (triesOf.get(mail.id) ?? 0) + 1);
  const answered = new Set(arrived.filter(({ isAnswered }) => isAnswered).map(({ mail }) => mail.id));

  const saidBy = ({ texto }: Mail) =>
    sentences.flatMap(([what, sentence]) =>
      // A case that was completed twice may be told so twice in one mail.
      [...texto.matchAll(sentence)].map(({ groups }) => ({ what, ...groups }) as Record<string, string>),
    );
  const matchOf = ({ what = '', of = '', moment, until }: Record<string, string>) =>
    expectedOf
      .get(`${what} ${of}`)
      // Of two at the same moment the later one is told.
      ?.findLast(
        (each) =>
          (moment === undefined || formatMailTime(new Date(each.happened)) === moment) &&
          (until === undefined ||
            (each.deadline !== null &&
              until === (what.startsWith('factura') ? day(each.deadline) : formatMailTime(new Date(each.deadline))))),
      );
  const countCases = (said: readonly Record<string, string>[], { mail }: Arrived) => {
    const ofCases = new Set(said.filter(({ of = '' }) => /^4\d+$/.test(of)).map(({ of = '' }) => of));
    if (ofCases.size > 1) broken.push(`one mail of ${ofCases.size} cases`);
    for (const of of ofCases) {
      const { sent, known } = mailsOfCase.get(of) ?? { sent: 0, known: 0 };
      mailsOfCase.set(of, { sent: sent + 1, known: known + (answered.has(mail.id) ? 1 : 0) });
    }
  };

  /** One try may come back and the next one arrive: the server cannot know which. */
  const backIds = new Set(cameBack.map(({ mail }) => mail.id));
  const arrivedIds = new Set(mails.map(({ mail }) => mail.id));
  const returned = new Set<string>();
  for (const one of new Map(cameBack.map((each) => [each.mail.id, each])).values()) {
    if (arrivedIds.has(one.mail.id)) continue;
    const said = saidBy(one.mail);
    countCases(said, one);
    for (const match of said.map(matchOf)) if (match !== undefined) returned.add(keyOf(match));
  }

  for (const one of mails) {
    const found = saidBy(one.mail);
    if (found.length === 0) broken.push(`a mail tells nothing: ${one.mail.asunto}`);
    countCases(found, one);
    for (const said of found) {
      const match = matchOf(said);
      if (match === undefined) {
        broken.push(`${said.what} ${said.of} was told, and is not so: ${said.moment ?? ''} ${said.until ?? ''}`);
        continue;
      }
      const key = keyOf(match);
      told.set(key, [...(told.get(key) ?? []), one]);
      const member = members.get(match.whom);
      const right = member === undefined ? '' : [one.at, one.at - stepMs].map((at) => addressAt(member, at));
      if (!right.includes(one.mail.para)) broken.push(`${key} to another: ${one.mail.para}`);
      if (
        member !== undefined &&
        !one.mail.texto.startsWith(member.name === '' ? 'Buenos días:' : `Hola, ${member.name}:`)
      )
        broken.push(`${key} with another name`);
      if (match.over !== null && one.at > match.over + 2 * stepMs) broken.push(`${key} was told when it was over`);
    }
  }

  const laterOfKind = ({ what, of, happened }: Expected) =>
    expected.some(
      (other) => other.of === of && other.happened > happened && calledKinds[other.what] === calledKinds[what],
    );
  /** A person calls who has no address, or whose mail came back. */
  const isForAPerson = (each: Expected): boolean => {
    const { whom, happened, what } = each;
    const member = members.get(whom);
    const hasAddress = member === undefined || addressAt(member, happened) !== '';
    return calledKinds[what] !== undefined && (!hasAddress || returned.has(keyOf(each)));
  };

  for (const each of expected) {
    const key = keyOf(each);
    const times = told.get(key) ?? [];
    if (times.length > 1) broken.push(`${key} was told ${times.length} times`);
    if (each.inBell && !bell.has(`${each.whom} ${each.what} ${each.of}`) && each.by < end)
      broken.push(`${key} is not in the bell`);
    const still = outages.reduce(
      (sum, [from, to]) => sum + (to > each.happened && from < each.by + 2 * hour ? to - from + 20 * minute : 0),
      0,
    );
    const [first] = times;
    const by = each.by + still + (4 + (refusals.get(first?.mail.id ?? '') ?? 0)) * stepMs;
    const member = members.get(each.whom);
    const calls = listed?.get(`${each.what} ${each.of}`) ?? [];
    const isKnown =
      first !== undefined &&
      triesOf.get(first.mail.id) === 1 &&
      answered.has(first.mail.id) &&
      !backIds.has(first.mail.id);
    const isAlone = expectedOf.get(`${each.what} ${each.of}`)?.length === 1;
    if (isKnown && isAlone && calls.some((at) => at > first.at + 2 * stepMs))
      broken.push(`${key} was told, and is listed`);
    if (member === undefined || by > end) continue;
    const ended = each.over ?? each.uncalled ?? null;
    if (ended !== null && ended <= by) continue;
    if (isForAPerson(each)) {
      if (listed !== null && times.length === 0 && calls.length === 0 && !laterOfKind(each))
        broken.push(`${key} was neither told nor listed`);
      continue;
    }
    if (addressAt(member, each.happened) === '' || returned.has(key)) continue;
    if (first === undefined) broken.push(`${key} was never told`);
    else if (first.at > by) broken.push(`${key} was told ${Math.round((first.at - by) / minute)} minutes too late`);
  }
  for (const [of, { sent, known }] of mailsOfCase) {
    const named = history.get(of) ?? 0;
    if (named < known || named > sent) broken.push(`the history of ${of} names ${named} of ${sent} mails`);
  }
  return broken;
};
