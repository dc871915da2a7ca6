import { formatMailTime } from '../../server/mail/format-mail-time';
import type { Mail } from '../../server/mail/outbox';

const minute = 60_000;
const hour = 60 * minute;

/** What a sentence of a mail tells, read as a member reads it. */
const sentences: readonly [what: string, sentence: RegExp][] = [
  ['enCurso', /El (?<moment>[^\n]+?) empezamos a revisar su solicitud (?<of>\d+)\./],
  ['completado', /El (?<moment>[^\n]+?) se completó su solicitud (?<of>\d+),/],
  [
    'devuelto',
    /El (?<moment>[^\n]+?) devolvimos su solicitud (?<of>\d+) [^\n]*\n\nTiene hasta el (?<until>.+? [ap]\. m\.)/,
  ],
  ['porVencer', /A su solicitud (?<of>\d+) todavía le falta algo\. Tiene hasta el (?<until>.+? [ap]\. m\.)/],
  ['resuelto', /El (?<moment>[^\n]+?) respondimos su solicitud (?<of>\d+)\./],
  ['anulado', /El (?<moment>[^\n]+?) se anuló su solicitud (?<of>\d+)\./],
  ['facturaNueva', /Su factura (?<of>\w+) está lista\. Vence el (?<until>[^.]+)\./],
  ['facturaPorVencer', /Su factura (?<of>\w+) vence el (?<until>.+?) y no consta/],
  ['facturaVencida', /Su factura (?<of>\w+) venció el (?<until>.+?) y no consta/],
  ['pagoRechazado', /El (?<moment>[^\n]+?) el banco no aprobó el pago de su factura (?<of>\w+)\./],
  ['pagoEnDuda', /El (?<moment>[^\n]+?) se empezó el pago de su factura (?<of>\w+),/],
  ['solicitud', /una solicitud de afiliación con este correo\. Su número es (?<of>\w+)\./],
];

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

/** What the world did not keep; empty: every promise was told in time, once, to the right member, and truly. */
export const brokenPromises = (world: World): string[] => {
  const { expected, arrived, members, outages, bell, history, end, stepMs } = world;
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
  const answered = new Set(arrived.filter(({ isAnswered }) => isAnswered).map(({ mail }) => mail.id));

  for (const one of mails) {
    const found = sentences.flatMap(([what, sentence]) => {
      const groups = sentence.exec(one.mail.texto)?.groups;
      return groups === undefined ? [] : [{ what, ...groups } as Record<string, string>];
    });
    if (found.length === 0) broken.push(`a mail tells nothing: ${one.mail.asunto}`);
    const ofCases = new Set(found.filter(({ of = '' }) => /^4\d+$/.test(of)).map(({ of = '' }) => of));
    if (ofCases.size > 1) broken.push(`one mail of ${ofCases.size} cases`);
    for (const of of ofCases) {
      const { sent, known } = mailsOfCase.get(of) ?? { sent: 0, known: 0 };
      mailsOfCase.set(of, { sent: sent + 1, known: known + (answered.has(one.mail.id) ? 1 : 0) });
    }
    for (const { what = '', of = '', moment, until } of found) {
      const match = expectedOf
        .get(`${what} ${of}`)
        // Of two at the same moment the later one is told.
        ?.findLast(
          (each) =>
            (moment === undefined || formatMailTime(new Date(each.happened)) === moment) &&
            (until === undefined ||
              (each.deadline !== null &&
                until === (what.startsWith('factura') ? day(each.deadline) : formatMailTime(new Date(each.deadline))))),
        );
      if (match === undefined) {
        broken.push(`${what} ${of} was told, and is not so: ${moment ?? ''} ${until ?? ''}`);
        continue;
      }
      const key = `${match.what} ${match.of} ${match.happened}`;
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

  for (const each of expected) {
    const key = `${each.what} ${each.of} ${each.happened}`;
    const times = told.get(key) ?? [];
    if (times.length > 1) broken.push(`${key} was told ${times.length} times`);
    if (each.inBell && !bell.has(`${each.whom} ${each.what} ${each.of}`) && each.by < end)
      broken.push(`${key} is not in the bell`);
    const still = outages.reduce(
      (sum, [from, to]) => sum + (to > each.happened && from < each.by + 2 * hour ? to - from + 20 * minute : 0),
      0,
    );
    const by = each.by + still + 4 * stepMs;
    const member = members.get(each.whom);
    if (member === undefined || addressAt(member, each.happened) === '' || by > end) continue;
    if (each.over !== null && each.over <= by) continue;
    if (times.length === 0) broken.push(`${key} was never told`);
    else if ((times[0]?.at ?? 0) > by)
      broken.push(`${key} was told ${Math.round(((times[0]?.at ?? 0) - by) / minute)} minutes too late`);
  }
  for (const [of, { sent, known }] of mailsOfCase) {
    const named = history.get(of) ?? 0;
    if (named < known || named > sent) broken.push(`the history of ${of} names ${named} of ${sent} mails`);
  }
  return broken;
};
