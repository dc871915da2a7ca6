import { randomUUID } from 'node:crypto';
import type { PromiseName } from '../../domain/rules/promises/promises';
import type { ActivationCodes } from '../../server/access/activation-code';
import type { DeviceCodes } from '../../server/access/device-code';
import type { Links } from '../../server/access/links';
import { createNotMeTokens } from '../../server/access/not-me-tokens';
import { createCaseDesk, type DeskAction } from '../../server/cases/case-desk';
import { createCaseEvents } from '../../server/cases/case-events';
import { type Db, DbUnavailable, type Queries } from '../../server/db/db';
import { migrate } from '../../server/db/migrate';
import { createBounceBook } from '../../server/mail/bounces/bounce-book';
import { createLetters } from '../../server/mail/letters';
import { createOutbox, type Mail } from '../../server/mail/outbox';
import { createSender } from '../../server/mail/sender';
import { createDueNotices } from '../../server/notices/due-notices';
import { createNoticeQueue } from '../../server/notices/notice-queue';
import { createNoticeRows } from '../../server/notices/notice-rows';
import { readUntoldNotices } from '../../server/notices/untold-notices';
import { serverPolicyDefaults } from '../../server/settings/server-policy';
import { seededRandom } from '../../tools/bench/load/random';
import { type Arrived, brokenPromises, type Expected } from './promise-oracle';

const minute = 60_000;
const hour = 60 * minute;
/** Longer than a relay's first pause. */
const restMs = minute;
const day = 24 * hour;
/** A morning in Santo Domingo. */
const begin = Date.parse('2026-11-02T13:00:00Z');

/** One mistake in what runs: in a statement, in what a mail server answers, or in what is kept. */
export interface Mistake {
  rewrite?: (statement: string) => string;
  /** Changes what a query finds. */
  find?: (statement: string, rows: object[], values: readonly unknown[]) => object[];
  send?: (mail: Mail, send: (mail: Mail) => Promise<void>) => Promise<void>;
  policy?: { inSweep: { returnedCaseMs: number } };
}

export interface Size {
  cases: number;
  invoices: number;
  applications: number;
  days: number;
  stepMs: number;
  seed: number;
  /** Of the mails to members, those that a mail server reports back later. */
  bounces?: { permanent: number; temporary: number };
}

const relayFault = (fields: object) => Object.assign(new Error('relay'), fields);
const refusedBy = {
  down: { code: 'ECONNECTION', syscall: 'connect' },
  slow: { code: 'EENVELOPE', responseCode: 421, command: 'MAIL FROM' },
  later: { code: 'EMESSAGE', responseCode: 451, command: 'DATA' },
  greylisted: { code: 'EENVELOPE', responseCode: 450, command: 'RCPT TO' },
  cut: { code: 'ECONNECTION', command: 'CONN' },
} as const;

/** Days of cases, invoices and applications, two servers, a relay and a database that fail; returns what was not kept. */
export const livePromises = async (db: Db, size: Size, mistake: Mistake = {}): Promise<string[]> => {
  const random = seededRandom(size.seed);
  const chance = (share: number) => random() < share;
  const between = (from: number, to: number) => Math.floor(from + random() * (to - from));
  const end = begin + size.days * day;
  let time = begin;
  const now = () => new Date(time);
  await migrate(db, now);
  const policy = serverPolicyDefaults(false);

  const windows = (many: number, longest: number) =>
    Array.from({ length: many }, () => {
      const from = between(begin + hour, end - 3 * hour);
      return [from, from + between(10 * minute, longest)] as const;
    });
  const relayDown = windows(Math.ceil(size.days / 3), 3 * hour);
  const databaseDown = windows(Math.ceil(size.days / 5), hour);
  const isIn = (times: readonly (readonly [number, number])[]) => times.some(([from, to]) => time >= from && time < to);

  const expected: Expected[] = [];
  const arrived: Arrived[] = [];
  const cameBack: Arrived[] = [];
  const refusals = new Map<string, number>();
  /** When each promise stood in the list of whom to call. */
  const listed = new Map<string, number[]>();
  const plan: { at: number; act: () => Promise<void> }[] = [];
  /** The last is the next. */
  const at = (when: number, act: () => Promise<void>) => {
    let [low, high] = [0, plan.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((plan[middle]?.at ?? 0) >= when) low = middle + 1;
      else high = middle;
    }
    plan.splice(low, 0, { at: when, act });
  };
  const expect = (of: Omit<Expected, 'over' | 'deadline' | 'inBell'> & Partial<Expected>) => {
    const entry: Expected = { over: null, deadline: null, inBell: false, ...of };
    expected.push(entry);
    return entry;
  };

  // Members: with an account, with contact data alone, two with one address, and one without any.
  const members = new Map<string, { name: string; addresses: (readonly [number, string])[] }>();
  const filers = 60;
  for (let index = 0; index < filers; index += 1) {
    const code = `m${index}`;
    const address = index === 3 ? '' : index === 5 ? 'm4@ejemplo.do' : `m${index}@ejemplo.do`;
    const name = `Persona${index}`;
    members.set(code, { name, addresses: [[0, address]] });
    await db.query(
      `INSERT INTO afiliados (codigo, codigo_titular, nombres, apellidos, fecha_nacimiento, tipo_afiliacion, regimen, plan, estado)
       VALUES ($1, $2, $3, 'Ruiz', '1990-01-01', $4, 'CONTRIBUTIVO', 'Plan', 'activa')`,
      [code, index % 5 === 1 ? `m${index - 1}` : code, name, index % 5 === 1 ? 'DEPENDIENTE' : 'TITULAR'],
    );
    const hasAccount = index !== 3 && index !== 4 && index !== 5;
    if (hasAccount)
      await db.query(
        `INSERT INTO cuentas (codigo_afiliado, clave_hash, correo, estado) VALUES ($1, '', $2, 'activa')`,
        [code, address],
      );
    await db.query(`INSERT INTO contactos (codigo_afiliado, correo_electronico) VALUES ($1, $2)`, [
      code,
      hasAccount ? 'viejo@ejemplo.do' : address,
    ]);
    if (hasAccount && chance(0.3))
      at(between(begin, end), async () => {
        const changed = `nuevo${index}@ejemplo.do`;
        await db.query(`UPDATE cuentas SET correo = $2 WHERE codigo_afiliado = $1`, [code, changed]);
        members.get(code)?.addresses.push([time, changed]);
      });
  }

  const notices = createNoticeRows(policy, true);
  const note = createCaseEvents({ notices, policy });
  const links = {} as Links;
  const outbox = createOutbox({
    now,
    links,
    codes: {} as ActivationCodes,
    deviceCodes: {} as DeviceCodes,
    mailbox: false,
  });

  /** The database as this world's programs see it. */
  const withMistake = (isAway: () => boolean): Db => {
    const ask = async <R extends object>(
      to: Queries,
      text: string,
      values: Parameters<Queries['query']>[1],
    ): Promise<R[]> => {
      if (isAway()) throw new DbUnavailable('stopped');
      const rows = await to.query<R>(mistake.rewrite?.(text) ?? text, values);
      return (mistake.find?.(text, rows, values ?? []) ?? rows) as R[];
    };
    return {
      ...db,
      query: (text, values) => ask(db, text, values),
      tx: (work, limitMs) => db.tx((queries) => work({ query: (text, values) => ask(queries, text, values) }), limitMs),
    };
  };
  const acting = withMistake(() => false);
  const book = createBounceBook({
    db: acting,
    now,
    log: () => {},
    fingerprints: (text) => ({ current: text.replaceAll(' ', '_'), former: [] }),
  });

  /** null: it arrives. What tells an applicant is no notice, and nobody is called about it. */
  const fateOf = (mail: Mail): 'permanent' | 'temporary' | null => {
    if (size.bounces === undefined || /^Hola, Persona/.test(mail.texto) === false) return null;
    const fate = random();
    if (fate < size.bounces.permanent) return 'permanent';
    return fate < size.bounces.permanent + size.bounces.temporary ? 'temporary' : null;
  };
  const list = async () => {
    if (size.bounces === undefined) return;
    const rows = await readUntoldNotices(acting, { now: now(), after: null, size: 1_000 });
    const found = await db.query<{ promesa: PromiseName; of: string }>(
      `SELECT promesa, coalesce(caso, factura) AS of FROM avisos WHERE id = ANY (string_to_array($1, ' '))`,
      [rows.map(({ id }) => id).join(' ')],
    );
    for (const { promesa, of } of found) {
      const key = `${promesa.replace(/^caso(.)/, (_, first: string) => first.toLowerCase())} ${of}`;
      listed.set(key, [...(listed.get(key) ?? []), time]);
    }
  };

  let nextDeath = begin;
  type Sender = ReturnType<typeof createSender>;
  const startServer = (skewMs: number) => {
    const life = { isDead: false };
    const own = withMistake(() => life.isDead || isIn(databaseDown));
    const clock = () => new Date(time + skewMs);
    const accept = async (mail: Mail) => {
      const isLucky = !chance(0.1);
      const refuse = (why: keyof typeof refusedBy) => {
        refusals.set(mail.id, (refusals.get(mail.id) ?? 0) + 1);
        throw relayFault(refusedBy[why]);
      };
      if (life.isDead || isIn(relayDown)) refuse('down');
      if (!isLucky && chance(0.3)) refuse('later');
      if (!isLucky && chance(0.3)) refuse('greylisted');
      if (!isLucky && chance(0.1)) refuse('slow');
      const fate = fateOf(mail);
      (fate === null ? arrived : cameBack).push({ at: time, mail, isAnswered: isLucky });
      if (fate !== null)
        at(time + between(minute, 20 * minute), async () => {
          await book.record({ id: mail.id, isOf: (email) => email === mail.para }, fate);
        });
      if (isLucky) return;
      // The answer is lost, or the server dies over it: by the hour, or a morning with many mails would be without servers.
      if (chance(0.3) && time >= nextDeath) {
        life.isDead = true;
        nextDeath = time + between(hour, 6 * hour);
      }
      refuse('cut');
    };
    const send = (mail: Mail) => mistake.send?.(mail, accept) ?? accept(mail);
    const log = () => {};
    const serverNotices = createNoticeRows(policy, true);
    const serverNote = createCaseEvents({ notices: serverNotices, policy });
    const sender = createSender({
      now: clock,
      log,
      queues: [
        createLetters({ db: own, now: clock, outbox, origin: 'https://oficina.example' }),
        createNoticeQueue({
          db: own,
          now: clock,
          log,
          mailLinks: {
            origin: 'https://oficina.example',
            notMe: createNotMeTokens({ hash: () => '', isHash: () => false }),
          },
        }),
      ],
      transport: { send, close: () => {} },
      mailsAtOnce: 4,
    });
    return {
      life,
      sender,
      desk: createCaseDesk({ db: own, now, policy, note: serverNote }),
      due: createDueNotices({ db: own, now: clock, notices: serverNotices, policy: mistake.policy?.inSweep ?? policy }),
    };
  };
  const skews = [0, 20_000] as const;
  let servers = skews.map(startServer);

  /** What an older version does: it knows no notices. */
  const decideAsBefore = async (numero: string, accion: DeskAction, filer: string) => {
    const words = {
      devolver: ['devuelto', 'Devuelto', 'fue devuelto. Complételo en 24 horas o será anulado.'],
      resolver: ['resuelto', 'Resuelto', 'fue resuelto.'],
    } as const;
    const [suceso, estatus, said] = words[accion as 'devolver' | 'resolver'];
    await db.tx(async (queries) => {
      await queries.query(`UPDATE casos SET estatus = $2, devuelto = $3 WHERE numero = $1`, [
        numero,
        estatus,
        accion === 'devolver' ? now() : null,
      ]);
      await queries.query(`INSERT INTO sucesos_caso (caso, momento, suceso) VALUES ($1, $2, $3)`, [
        numero,
        now(),
        suceso,
      ]);
      await queries.query(
        `INSERT INTO notificaciones (codigo, codigo_afiliado, momento, origen, descripcion) VALUES ($1, $2, $3, '', $4)`,
        [randomUUID(), filer, now(), `Su caso ${numero} ${said}`],
      );
    });
  };

  for (let index = 0; index < size.cases; index += 1) {
    const of = String(400_000_000 + index);
    const whom = `m${between(0, filers)}`;
    const patient = chance(0.2) ? `m${between(0, filers)}` : whom;
    let open: { returned: Expected; reminder: Expected; until: number } | null = null;
    let isOver = false;
    const finish = () => {
      if (open === null) return;
      open.returned.over = time;
      open.reminder.over = time;
      open = null;
    };
    const event = (what: string, withinMs: number, more: Partial<Expected> = {}) =>
      expect({ what, of, whom, happened: time, by: time + withinMs, ...more });
    const act = (accion: DeskAction) => async () => {
      if (isOver) return;
      const before = chance(0.2) && accion !== 'enCurso';
      if (before) await decideAsBefore(of, accion, whom);
      else {
        const desk = createCaseDesk({ db: acting, now, policy, note });
        await desk.decide(of, {
          accion,
          respuesta: 'Falta algo.',
          monto: null,
          informacion: '',
          prestador: '',
          nap: '',
        });
      }
      finish();
      if (accion === 'enCurso') event('enCurso', hour);
      if (accion === 'resolver') {
        isOver = true;
        event('resuelto', 30 * minute, { inBell: true });
      }
      if (accion !== 'devolver') return;
      const until = time + day;
      const returned = event('devuelto', 30 * minute, { deadline: until, inBell: true });
      const reminder = expect({
        what: 'porVencer',
        of,
        whom,
        happened: time,
        by: time + 20 * hour + 15 * minute,
        deadline: until,
      });
      open = { returned, reminder, until };
      at(until, async () => {
        if (open?.until !== until) return;
        await createCaseDesk({ db: acting, now, policy, note }).voidOverdue();
        finish();
        isOver = true;
        event('anulado', 31 * minute, { inBell: true, by: time + 45 * minute });
      });
    };
    const complete = async () => {
      if (open === null) return;
      const actor = chance(0.3) ? patient : whom;
      const isCompleted = await acting.tx(async (queries) => {
        const rows = await queries.query(
          `UPDATE casos SET devuelto = NULL, estatus = 'En Curso' WHERE numero = $1 AND devuelto IS NOT NULL RETURNING numero`,
          [of],
        );
        if (rows.length > 0) await note(queries, now(), { caso: of, suceso: 'completado', actor });
        return rows.length > 0;
      });
      // After an outage it may have been voided with those whose time was over before.
      if (!isCompleted) return;
      finish();
      if (actor !== whom) event('completado', hour);
    };
    let when = between(begin, end - day);
    at(when, async () => {
      await db.query(
        `INSERT INTO casos (numero, codigo_afiliado, creado_por, tipo, conjunto, abierto) VALUES ($1, $2, $3, '1', '', $4)`,
        [of, patient, whom, now()],
      );
      await note(acting, now(), { caso: of, suceso: 'creado', actor: whom });
    });
    when += between(5 * minute, 6 * hour);
    if (chance(0.6)) at(when, act('enCurso'));
    for (const _ of [1, 2])
      if (chance(0.6)) {
        when += between(minute, 8 * hour);
        at(when, act('devolver'));
        when += chance(0.2) ? between(minute, 9 * minute) : between(hour, 32 * hour);
        at(when, complete);
      }
    when += between(minute, 10 * hour);
    if (chance(0.8)) at(when, act('resolver'));
  }

  const morning = (dayOf: number) => Math.floor((dayOf - 4 * hour) / day) * day + 12 * hour;
  for (let index = 0; index < size.invoices; index += 1) {
    const of = `F${index}`;
    const whom = `m${between(0, filers)}`;
    const made = between(begin, end - day);
    const dueDay = morning(made) + between(2, 12) * day;
    const paid = chance(0.6) ? between(made, dueDay + 2 * day) : Number.POSITIVE_INFINITY;
    const over = paid === Number.POSITIVE_INFINITY ? null : paid;
    const deadline = dueDay;
    at(made, async () => {
      await db.query(`INSERT INTO facturas VALUES ($1, $2, $3::date, $4::date, 250000, NULL)`, [
        ...[
          of,
          whom,
          new Date(made - 4 * hour).toISOString().slice(0, 10),
          new Date(dueDay).toISOString().slice(0, 10),
        ],
      ]);
    });
    if (over !== null)
      at(paid, async () => void (await db.query(`UPDATE facturas SET pagada = $2 WHERE numero = $1`, [of, now()])));
    const soonFrom = Math.max(made, dueDay - 3 * day);
    const tell = (what: string, from: number, by = from + day) => {
      if (paid > from && from < end)
        expect({ what, of, whom, happened: from, by, deadline, over, inBell: over === null });
    };
    // One that is made right before it falls due soon may be told so alone.
    if (made < dueDay - 3 * day)
      tell('facturaNueva', made, made < dueDay - 3 * day - 2 * hour ? made + day : Number.POSITIVE_INFINITY);
    tell('facturaPorVencer', soonFrom);
    tell('facturaVencida', dueDay + day);
    if (chance(0.8) || paid < made + 6 * hour) continue;
    const isRefused = chance(0.5);
    const began = between(made, made + 2 * hour);
    const ended = began + between(10 * minute, 4 * hour);
    const order = async (estado: string, session: number, resolved: number | null) =>
      void (await db.query(
        `INSERT INTO ordenes_pago (id, numero, factura, codigo_afiliado, monto, estado, creada, retorno, sesion, clave, sesion_creada, resuelta)
         VALUES ($1, $1, $1, $2, 250000, $3, $4, $1, $1, $1, $4, $5)`,
        [of, whom, estado, new Date(session), resolved === null ? null : new Date(resolved)],
      ));
    if (isRefused) {
      at(began, async () => {
        await order('rechazada', time, time);
        expect({ what: 'pagoRechazado', of, whom, happened: time, by: time + 10 * minute, uncalled: over });
      });
      continue;
    }
    at(began, async () => {
      await order('conSesion', time, null);
      const doubt = expect({
        what: 'pagoEnDuda',
        of,
        whom,
        happened: time,
        by: time + 70 * minute,
        // A database may be away for an hour.
        inBell: ended > time + 135 * minute,
      });
      at(Math.max(ended, time + 1), async () => {
        await db.query(`UPDATE ordenes_pago SET estado = 'vencida', resuelta = $2 WHERE id = $1`, [of, now()]);
        doubt.over = time;
      });
    });
  }

  await db.query(
    `INSERT INTO planes_formulario (codigo, orden, nombre) VALUES ('P', 1, 'Plan') ON CONFLICT DO NOTHING`,
  );
  for (let index = 0; index < size.applications; index += 1) {
    const of = `A${index}`;
    const whom = `applicant ${index}`;
    members.set(whom, { name: '', addresses: [[0, `a${index}@ejemplo.do`]] });
    at(between(begin, end - hour), async () => {
      await db.tx(async (queries) => {
        await queries.query(
          `INSERT INTO formularios_afiliacion SELECT $1, $1, $1, $2, 'P', 'Ana', 'Ruiz', 1, '1', '1990-01-01', 'Femenino', '', '', $3,
             '', '', '', '', '', '', '', (SELECT min(codigo) FROM formas_pago), (SELECT min(codigo) FROM frecuencias_pago)`,
          [of, now(), `a${index}@ejemplo.do`],
        );
        await outbox.add(queries, {
          codigoAfiliado: null,
          plantilla: 'solicitudAfiliacion',
          para: `a${index}@ejemplo.do`,
          formulario: of,
        });
      });
      expect({ what: 'solicitud', of, whom, happened: time, by: time + 10 * minute });
    });
  }

  /** What members, the insurer and mail servers do. */
  const actDue = async () => {
    while (!isIn(databaseDown)) {
      if ((plan.at(-1)?.at ?? end) > time) break;
      await plan.pop()?.act();
    }
  };

  /** A relay that asked for a pause is asked again within the step. */
  const send = async (sender: Sender) => {
    const stop = time + size.stepMs / 2;
    await sender.wake();
    while (!isIn(databaseDown) && !isIn(relayDown) && time + restMs < stop) {
      const due = `estado = 'pendiente' AND siguiente <= $1`;
      const found = await db.query(
        `SELECT 1 AS es FROM avisos WHERE ${due} UNION ALL SELECT 1 FROM correos WHERE ${due} LIMIT 1`,
        [now()],
      );
      if (found.length === 0) return;
      time += restMs;
      await actDue();
      await sender.wake();
    }
  };

  for (let step = begin; step < end; step += size.stepMs) {
    time = Math.max(time, step);
    await actDue();
    if (!isIn(databaseDown)) await list();
    const areAllDead = servers.every(({ life }) => life.isDead);
    servers = servers.map((server, index) =>
      server.life.isDead && (areAllDead || chance(0.3)) ? startServer(skews[index] ?? 0) : server,
    );
    // One looks while the other sends, and the other way round; where one is dead, and now and then, both do both.
    const turn = (step / size.stepMs) % 2;
    const both = chance(0.1) || servers.some(({ life }) => life.isDead);
    for (const [index, { desk, due, sender }] of servers.entries()) {
      if (both || index === turn) {
        await desk.voidOverdue().catch(() => {});
        await due(() => true).catch(() => {});
      }
      if (both || index !== turn) await send(sender);
    }
    if (both) await Promise.all(servers.map(({ sender }) => sender.wake()));
  }
  await Promise.all(servers.map(({ sender }) => sender.close()));

  const said = [
    ['devuelto', /^Su caso (\w+) fue devuelto/],
    ['porVencer', /^Su caso (\w+) todavía está devuelto/],
    ['resuelto', /^Su caso (\w+) fue resuelto/],
    ['anulado', /^Su caso (\w+) fue anulado/],
    ['facturaNueva', /^Su factura (\w+) está lista/],
    ['facturaPorVencer', /^Su factura (\w+) vence el/],
    ['facturaVencida', /^Su factura (\w+) venció el/],
    ['pagoEnDuda', /el pago de su factura (\w+)\./],
  ] as const;
  const rows = await db.query<{ codigo: string; descripcion: string }>(
    `SELECT codigo_afiliado AS codigo, descripcion FROM notificaciones`,
  );
  const bell = new Set(
    rows.flatMap(({ codigo, descripcion }) =>
      said.flatMap(([what, sentence]) => {
        const of = sentence.exec(descripcion)?.[1];
        return of === undefined ? [] : [`${codigo} ${what} ${of}`];
      }),
    ),
  );
  const told = await db.query<{ caso: string; veces: number }>(
    `SELECT caso, count(*) AS veces FROM sucesos_caso WHERE suceso = 'avisado' GROUP BY caso`,
  );
  const history = new Map(told.map(({ caso, veces }) => [caso, Number(veces)]));
  return brokenPromises({
    expected,
    arrived,
    cameBack,
    refusals,
    listed: size.bounces === undefined ? null : listed,
    members,
    outages: [...relayDown, ...databaseDown],
    bell,
    history,
    end,
    stepMs: size.stepMs,
  });
};
