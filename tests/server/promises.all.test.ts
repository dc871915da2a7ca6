import { rmSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Db } from '../../server/db/db';
import { openPglite } from '../../server/db/pglite';
import { newPgliteFolder } from './databases';
import { livePromises, type Mistake } from './promise-world';

const day = 86_400_000;
const usual = { cases: 50, invoices: 50, applications: 10, days: 4, stepMs: 900_000, seed: 11 };
const bounces = { permanent: 0.03, temporary: 0.1 };

const onNewDatabase = async <T>(work: (db: Db) => Promise<T>): Promise<T> => {
  const folder = await newPgliteFolder('empty');
  const db = await openPglite({ folder });
  try {
    return await work(db);
  } finally {
    await db.close();
    rmSync(folder, { recursive: true, force: true });
  }
};

interface Planted extends Mistake {
  name: string;
  /** A complaint that has to come. */
  complaint: RegExp;
  /** Other than the usual size. */
  size?: Partial<typeof usual>;
}

/** Another statement in place of one that is there. */
const says = (name: string, from: string, to: string, complaint: RegExp): Planted => ({
  name,
  complaint,
  rewrite: (statement) => statement.replaceAll(from, to),
});

const planted: readonly Planted[] = [
  {
    name: 'the notice is lost between event and commit, and nobody looks again',
    complaint: /never told/,
    rewrite: (statement) =>
      statement.startsWith('INSERT INTO avisos')
        ? statement.replace('codigo = $4', `codigo = $4 AND md5($3) < '8'`)
        : statement,
    find: (statement, rows) => (statement.includes('FROM sucesos_caso s JOIN') ? [] : rows),
  },
  says(
    'events of an older version are not looked for',
    's.momento >= $1',
    's.momento < $1',
    /(devuelto|resuelto).* never told/,
  ),
  {
    name: 'the deadline is written in another zone',
    complaint: /was told, and is not so/,
    find: (statement, rows) =>
      statement.includes('v.carta = $1')
        ? rows.map((row) =>
            'vence' in row && row.vence instanceof Date
              ? { ...row, vence: new Date(row.vence.getTime() + 4 * 3_600_000) }
              : row,
          )
        : rows,
  },
  {
    name: 'a reminder after the case was completed',
    complaint: /(porVencer|devuelto).* told when it was over/,
    find: (statement, rows) => (statement.includes('c.devuelto IS NOT NULL') ? [{ es: 1 }] : rows),
  },
  says('what is taken is not held', 'siguiente = $5 FROM', 'siguiente = v.siguiente FROM', /never told|times/),
  says(
    'what is taken is held for ever',
    'siguiente = $5 FROM',
    `siguiente = $5 + interval '1 year' FROM`,
    /never told/,
  ),
  {
    // Each step sends all mails of before again.
    ...says(
      'a sent notice is not recorded',
      `SET estado = 'enviado', enviado = $2 WHERE carta`,
      `SET enviado = $2 WHERE carta`,
      /history/,
    ),
    size: { cases: 10, invoices: 10, days: 1 },
  },
  says(
    'the address of the contact data goes before the confirmed one',
    `coalesce(nullif(c.correo, ''), k.correo_electronico) AS`,
    `k.correo_electronico AS`,
    /to another/,
  ),
  says(
    'told is the patient, not who filed',
    'SELECT creado_por FROM casos',
    'SELECT codigo_afiliado FROM casos',
    /to another|another name/,
  ),
  says(
    'the name is the titular’s',
    'a.codigo = v.codigo_afiliado',
    `a.codigo = (SELECT t.codigo_titular FROM afiliados t WHERE t.codigo = v.codigo_afiliado)`,
    /another name/,
  ),
  {
    name: 'reminders come when the time is over',
    complaint: /porVencer/,
    policy: { inSweep: { returnedCaseMs: 1.3 * day } },
  },
  says(
    'some reminders are forgotten',
    'devuelto >= $1 AND',
    `devuelto >= $1 AND numero NOT SIMILAR TO '%(0|1|2|3|4|5)' AND`,
    /porVencer.* never told/,
  ),
  says(
    'paid invoices are reminded of, too',
    'pagada IS NULL',
    'numero IS NOT NULL',
    /factura.*(when it was over|is not so)/,
  ),
  says(
    'an invoice is overdue on its last day',
    'f.vence < $2::date',
    'f.vence <= $2::date',
    /facturaVencida|facturaPorVencer/,
  ),
  says(
    'an invoice falls due a week early',
    'BETWEEN $2::date AND $2::date + 3',
    'BETWEEN $2::date AND $2::date + 9',
    /facturaPorVencer|facturaNueva/,
  ),
  says(
    'of two events only the last is told',
    `ORDER BY v.momento, v.clave`,
    `ORDER BY v.momento DESC LIMIT 1`,
    /never told/,
  ),
  says(
    'the events of all cases of a member are one mail',
    'v.caso = c.junta',
    'v.codigo_afiliado = (SELECT w.codigo_afiliado FROM avisos w WHERE w.id = c.id)',
    /one mail of/,
  ),
  {
    name: 'what the relay refused counts as sent',
    complaint: /never told/,
    send: (mail, send) => send(mail).catch(() => {}),
  },
  {
    name: 'a temporary refusal is for ever',
    complaint: /never told/,
    send: (mail, send) =>
      send(mail).catch((error: object) => {
        throw Object.assign(error, { code: 'EENVELOPE', command: 'RCPT TO', responseCode: 550 });
      }),
  },
  says(
    'a refused mail waits for days',
    'SET siguiente = $2, intentos',
    `SET siguiente = $2::timestamptz + interval '3 days', intentos`,
    /never told|too late/,
  ),
  says(
    'a refused mail is not tried again',
    `SET siguiente = $2, intentos`,
    `SET estado = 'perdido', siguiente = $2, intentos`,
    /never told/,
  ),
  says('the history does not say who was told', `'avisado'`, `'otro'`, /history/),
  says(
    'payments in doubt are forgotten',
    `'conSesion', 'revision') AND o.sesion_creada`,
    `'revision') AND o.sesion_creada`,
    /pagoEnDuda.* never told/,
  ),
];

test.each(planted)(
  '$name: noticed',
  async ({ complaint, rewrite, find, size = {}, ...mistake }) => {
    let isMade = rewrite === undefined && find === undefined;
    const noted: Mistake = {
      ...mistake,
      rewrite: (statement) => {
        const rewritten = rewrite?.(statement) ?? statement;
        isMade ||= rewritten !== statement;
        return rewritten;
      },
      find: (statement, rows, values) => {
        const found = find?.(statement, rows, values) ?? rows;
        isMade ||= found !== rows;
        return found;
      },
    };
    const broken = await onNewDatabase((db) => livePromises(db, { ...usual, ...size }, noted));
    expect(isMade).toBe(true);
    expect(broken.join('\n')).toMatch(complaint);
  },
  600_000,
);

test('without a mistake the same days keep every promise', async () => {
  expect((await onNewDatabase((db) => livePromises(db, usual))).join('\n')).toBe('');
}, 300_000);

/** Longer than every run may take. */
if (process.env.PROMISES === 'full')
  test('30 days of 10,000 cases, 5,000 invoices and 1,000 applications keep every promise', async () => {
    const size = { cases: 10_000, invoices: 5_000, applications: 1_000, days: 30, stepMs: 900_000, seed: 30, bounces };
    expect((await onNewDatabase((db) => livePromises(db, size))).join('\n')).toBe('');
  }, 3_600_000);
