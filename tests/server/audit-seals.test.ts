import { beforeEach, expect, test } from 'vitest';
import { createKeys } from '../../server/access/keys';
import { createSealCheck } from '../../server/audit/check-seals';
import { eraseMember } from '../../server/audit/erase-member';
import { auditContent, type Seal, type SealedRow } from '../../server/audit/seal';
import { createAuditSealer } from '../../server/audit/seal-audit';
import type { Db } from '../../server/db/db';
import type { LogLine } from '../../server/log/log';
import { onEachDatabase } from './databases';
import { emptyTables, noon } from './server-under-test';

const minute = 60_000;
const keys = createKeys({ roots: [Buffer.from('un secreto')], bareUntil: null });

onEachDatabase('seals of the audit', (database) => {
  let time = noon;
  let log: LogLine[] = [];
  const sealer = (db: Db = database.db) =>
    createAuditSealer({ db, now: () => new Date(time), log: (line) => log.push(line), keys });
  /** As any version writes it; the older one knows no column of whose record it is. */
  const write = (suceso: string, db: Pick<Db, 'query'> = database.db) =>
    db.query(
      `INSERT INTO bitacora (momento, actor, ip, solicitud, suceso, valor_nuevo) VALUES (clock_timestamp(), 'm1', '::1', 's', $1, 'añadió «1»')`,
      [suceso],
    );
  const seals = () => database.db.query<Seal>('SELECT * FROM sellos ORDER BY id');
  const rowsOf = (after: number, until: number) =>
    database.db.query<SealedRow>(
      `SELECT id, ${auditContent} AS contenido FROM bitacora WHERE id > $1 AND id <= $2 ORDER BY id`,
      [after, until],
    );
  const check = async () => {
    const roots = new Map(
      log.map(({ detail = '' }) => [Number(detail.split(' ')[0]), detail.split(' ')[1] ?? ''] as const),
    );
    const checked = createSealCheck({
      keysOf: ({ llave }) => keys.verifying('audit', llave, 0),
      ...{ keptSince: new Date(0), roots, isLog: true },
    });
    let after = 0;
    for (const seal of await seals()) {
      checked.next(seal, await rowsOf(after, seal.hasta));
      after = seal.hasta;
    }
    return checked.end();
  };
  const round = async (sealing: (goOn: () => boolean) => Promise<void>, ms = minute) => {
    time += ms;
    await sealing(() => true);
  };

  beforeEach(async () => {
    [time, log] = [noon, []];
    await emptyTables(database.db, 'bitacora', 'sellos');
  });

  test('what was written is sealed a minute later, once, and its root is in the log', async () => {
    const sealing = sealer();
    for (const suceso of ['ingreso', 'salida']) await write(suceso);
    await round(sealing);
    await round(sealing, minute / 6);
    expect([await seals(), log]).toEqual([[], []]);
    await round(sealing);
    await round(sealing);
    const [seal, ...others] = await seals();
    expect([others, log]).toEqual([[], [{ level: 'info', event: 'auditSeal', detail: `1 ${seal?.raiz}` }]]);
    expect(await check()).toEqual({ faults: [], sellos: 1, selladas: 2, borradas: 0, pedidas: [] });
  });

  test('millions of rows that an upgrade finds are sealed a hundred thousand a minute, beside the calls', async () => {
    const sealing = sealer();
    await database.db.query(
      `INSERT INTO bitacora (momento, ip, solicitud, suceso) SELECT now(), '', '', 'antes' FROM generate_series(1, 100001)`,
    );
    const unsealed = async () => {
      const [found] = await database.db.query<{ n: number }>(
        'SELECT count(*) AS n FROM bitacora WHERE id > (SELECT coalesce(max(hasta), 0) FROM sellos)',
      );
      return found?.n;
    };
    await round(sealing);
    await round(sealing);
    expect(await unsealed()).toBe(1);
    await round(sealing);
    expect(await unsealed()).toBe(0);
  });

  test('of two servers one seals', async () => {
    const both = [sealer(), sealer()];
    for (let index = 0; index < 5; index += 1) {
      await write(`suceso${index}`);
      time += minute;
      await Promise.all(both.map((sealing) => sealing(() => true)));
    }
    expect(await check()).toEqual({ faults: [], sellos: 4, selladas: 4, borradas: 0, pedidas: [] });
  });

  test('a row that is committed late is in its seal', async () => {
    const other = await database.again?.();
    if (other === undefined) return;
    const sealing = sealer();
    await other.tx(async (queries) => {
      await write('lenta', queries);
      await write('rápida');
      await round(sealing);
    });
    await round(sealing);
    expect(await check()).toEqual({ faults: [], sellos: 1, selladas: 2, borradas: 0, pedidas: [] });
    await other.close();
  });

  test('many rows, as the first time, are several seals', async () => {
    await database.db.query(
      `INSERT INTO bitacora (momento, ip, solicitud, suceso) SELECT $1, '::1', 's' || n, 'ingreso' FROM generate_series(1, 4500) AS n`,
      [new Date(noon)],
    );
    const sealing = sealer();
    await round(sealing);
    await round(sealing);
    expect(await check()).toEqual({ faults: [], sellos: 3, selladas: 4_500, borradas: 0, pedidas: [] });
  });

  test('a member is erased: the hashes stay, the rows are named once the erasure is sealed, and others stay', async () => {
    const sealing = sealer();
    await write('ingreso');
    await database.db.query(
      `INSERT INTO bitacora (momento, actor, ip, solicitud, suceso, documento_indicado, de)
       VALUES ($1, 'm2', '', '', 'otro', '', NULL), ($1, 'm2', '', '', 'consulta:perfil', '', 'm1'), ($1, NULL, '', '', 'preguntasHechas', 'm1', NULL)`,
      [new Date(noon)],
    );
    await round(sealing);
    await round(sealing);
    const [one, , three, four] = await rowsOf(0, Number.MAX_SAFE_INTEGER);
    expect(await eraseMember(database.db, new Date(time), 'm1')).toBe(3);
    expect((await check()).faults.map(({ what }) => what)).toEqual(['falta', 'falta', 'falta']);
    await round(sealing);
    await round(sealing);
    expect(await check()).toEqual({
      ...{ faults: [], sellos: 2, selladas: 5, borradas: 0 },
      pedidas: [one?.id, three?.id, four?.id],
    });
    const left = await database.db.query('SELECT suceso, valor_nuevo AS "valorNuevo" FROM bitacora ORDER BY id');
    expect(left).toEqual([
      { suceso: 'otro', valorNuevo: '' },
      { suceso: 'borradoPedido', valorNuevo: [one, three, four].map((row) => row?.id).join(' ') },
    ]);
    expect(await eraseMember(database.db, new Date(time), 'm1')).toBe(0);
  });

  test('rows changed, removed and added in the database are named', async () => {
    for (const suceso of ['uno', 'dos', 'tres', 'cuatro']) await write(suceso);
    const sealing = sealer();
    await round(sealing);
    await round(sealing);
    const [one, two, three] = await rowsOf(0, Number.MAX_SAFE_INTEGER);
    await database.db.query(`UPDATE bitacora SET momento = momento + interval '1 microsecond' WHERE id = $1`, [
      one?.id ?? 0,
    ]);
    await database.db.query(`UPDATE bitacora SET actor = NULL WHERE id = $1`, [two?.id ?? 0]);
    await database.db.query(`DELETE FROM bitacora WHERE id = $1`, [three?.id ?? 0]);
    expect((await check()).faults).toEqual([
      { what: 'cambiada', fila: one?.id },
      { what: 'cambiada', fila: two?.id },
      { what: 'falta', fila: three?.id },
    ]);
  });
});
