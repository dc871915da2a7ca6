import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Db } from '../../server/db/db';
import { purgeExpired } from '../../server/db/purge-expired';
import type { LogLine } from '../../server/log/log';
import { serverPolicyDefaults } from '../../server/settings/server-policy';
import { onEachDatabase } from './databases';
import { noon, serve } from './server-under-test';

const day = 86_400_000;
const code = '10000001';

onEachDatabase('what is removed', (database) => {
  let db: Db;
  let log: LogLine[];
  beforeAll(() => {
    db = database.db;
  });
  const ago = (days: number) => new Date(noon - days * day);
  const tables = [
    'fichas',
    'contadores',
    'intentos',
    'correos',
    'enlaces',
    'cambios_correo',
    'bitacora',
    'pedidos_dispositivo',
    'envios_caso',
    'formularios_afiliacion',
    'avisos',
    'mantenimientos',
    'dispositivos_conocidos',
  ] as const;

  /** Ten rows in each table that are over, one that is not. */
  const seed = async () => {
    for (const [n, over] of Array.from({ length: 11 }, (_, index) => [index, index > 0] as const)) {
      const id = `fila-${n}`;
      const when = (kept: number) => ago(over ? kept + 1 : kept - 1);
      await db.query(
        `INSERT INTO fichas (jti, ambito, emitida, expira, ultima_vez) VALUES ($1, 'anonimo', $2, $2, $2)`,
        [id, when(1)],
      );
      await db.query(`INSERT INTO contadores (clave, cuenta, hasta) VALUES ($1, 1, $2)`, [id, when(0)]);
      await db.query(`INSERT INTO intentos (clave, fallos, ultimo_fallo) VALUES ($1, 1, $2)`, [id, when(1)]);
      await db.query(
        `INSERT INTO cambios_correo (id, codigo_afiliado, correo_anterior, correo_nuevo, estado, pedido)
         VALUES ($1, $2, 'a@ejemplo.do', 'b@ejemplo.do', 'confirmado', $3)`,
        [id, code, when(30)],
      );
      await db.query(
        `INSERT INTO enlaces (jti, ambito, codigo_afiliado, cambio_correo, emitido, expira)
         VALUES ($1, 'reversoCorreo', $2, $1, $3, $3)`,
        [id, code, when(30)],
      );
      await db.query(
        `INSERT INTO correos (id, codigo_afiliado, plantilla, para, enlace, creado, estado, siguiente)
         VALUES ($1, $2, 'avisoCambioCorreo', 'a@ejemplo.do', $1, $3, $4, $3)`,
        [id, code, when(30), n % 2 === 0 ? 'enviado' : 'perdido'],
      );
      await db.query(
        `INSERT INTO avisos (id, promesa, clave, codigo_afiliado, momento, plazo, siguiente, estado)
         VALUES ($1, 'contactoCambiado', $1, $2, $3, $3, $3, 'enviado')`,
        [id, code, when(30)],
      );
      await db.query(
        `INSERT INTO pedidos_dispositivo (id, codigo_afiliado, identificador, pedido, expira) VALUES ($1, $2, 'd', $3, $3)`,
        [id, code, when(30)],
      );
      await db.query(`INSERT INTO envios_caso (codigo_afiliado, huella, caso, hasta) VALUES ($1, $2, '1', $3)`, [
        code,
        id,
        when(0),
      ]);
      await db.query(
        `INSERT INTO formularios_afiliacion (id, numero, recibido, plan, nombres, apellidos, tipo_documento, documento,
           fecha_nacimiento, sexo, nacionalidad, ocupacion, correo, estado_civil, direccion, sector, ciudad, telefono, oficina,
           celular, forma_pago, frecuencia_pago)
         VALUES ($1, $1, $2, '1', '', '', 1, '', '1990-01-01', 'Femenino', '', '', '', '', '', '', '', '', '', '', 1, 2)`,
        [id, when(365)],
      );
      await db.query(`INSERT INTO declaraciones_salud (formulario, llave, cifrado) VALUES ($1, '', '')`, [id]);
      await db.query(
        `INSERT INTO mantenimientos (id, desde, hasta, llamadas, frase, creado) VALUES ($1, $2, $2, '', '', $2)`,
        [id, when(5 * 365)],
      );
      await db.query(`INSERT INTO dispositivos_conocidos VALUES ($1, $2, $3)`, [code, id, when(365)]);
      await db.query(`INSERT INTO bitacora (momento, ip, solicitud, suceso) VALUES ($1, '', $2, 'prueba')`, [
        when(5 * 365),
        id,
      ]);
    }
  };
  const left = async () => {
    const counts: Record<string, number> = {};
    for (const table of tables) {
      const [row] = await db.query<{ n: number }>(`SELECT count(*) AS n FROM ${table}`);
      counts[table] = row?.n ?? -1;
    }
    return counts;
  };
  const parts = () => ({
    db,
    now: () => new Date(noon),
    log: (line: LogLine) => log.push(line),
    policy: serverPolicyDefaults(false),
  });
  const one = {
    fichas: 1,
    contadores: 1,
    intentos: 1,
    correos: 1,
    enlaces: 1,
    cambios_correo: 1,
    bitacora: 1,
    mantenimientos: 1,
    pedidos_dispositivo: 1,
    envios_caso: 1,
    formularios_afiliacion: 1,
    avisos: 1,
    dispositivos_conocidos: 1,
  };

  beforeEach(async () => {
    log = [];
    for (const table of tables) await db.query(`DELETE FROM ${table}`);
    await seed();
  });

  test('deletes the expired rows of each table in small batches', async () => {
    let statements = 0;
    const counted: Db = {
      ...db,
      query: (text, values) => {
        statements += 1;
        return db.query(text, values);
      },
    };
    await purgeExpired({ ...parts(), db: counted }, undefined, 3);
    expect(await left()).toEqual(one);
    expect([statements, log]).toEqual([4 * tables.length, []]);
  });

  test('finds what is over by an index that begins with its time, so that large tables are not read whole', async () => {
    const columns: string[] = [];
    const watched: Db = {
      ...db,
      query: (text, values) => {
        const [, table, column] = /^DELETE FROM (\w+) WHERE .*\b(\w+) < \$1/.exec(text.replaceAll(/\s+/g, ' ')) ?? [];
        columns.push(`${table}.${column}`);
        return db.query(text, values);
      },
    };
    await purgeExpired({ ...parts(), db: watched });
    const indexed = await db.query<{ columna: string }>(
      `SELECT i.indrelid::regclass::text || '.' || a.attname AS columna FROM pg_index i
       JOIN pg_attribute a ON a.attrelid = i.indrelid AND a.attnum = i.indkey[0]`,
    );
    expect(columns).toHaveLength(tables.length);
    expect(columns.filter((each) => !indexed.some(({ columna }) => columna === each))).toEqual([]);
  });

  test('an error in one table is logged and does not stop the others', async () => {
    await db.query(`ALTER TABLE contadores RENAME TO contadores_de_otro_nombre`);
    await purgeExpired(parts());
    await db.query(`ALTER TABLE contadores_de_otro_nombre RENAME TO contadores`);
    expect(await left()).toEqual({ ...one, contadores: 11 });
    expect(log).toEqual([
      { level: 'warn', event: 'tidy', detail: expect.stringMatching(/^contadores: DbError 42P01/) },
    ]);
  });

  test('keeps a notice that a person may still tell, until its end is over as long', async () => {
    await db.query(`UPDATE avisos SET estado = 'perdido', momento = $1, vence = $2`, [ago(400), ago(-1)]);
    await db.query(`UPDATE avisos SET avisado = $1 WHERE id = 'fila-1'`, [ago(1)]);
    await db.query(`UPDATE avisos SET estado = 'enviado' WHERE id = 'fila-2'`);
    await db.query(`UPDATE avisos SET estado = 'enviado', no_llego = $1 WHERE id = 'fila-3'`, [ago(1)]);
    await db.query(`UPDATE avisos SET vence = $1 WHERE id = 'fila-4'`, [ago(31)]);
    await db.query(`UPDATE avisos SET vence = NULL WHERE id = 'fila-5'`);
    await purgeExpired(parts());
    expect(await db.query(`SELECT id FROM avisos ORDER BY id`)).toEqual(
      ['fila-0', 'fila-10', 'fila-3', 'fila-6', 'fila-7', 'fila-8', 'fila-9'].map((id) => ({ id })),
    );
  });

  test('keeps an e-mail change whose reversal link is valid', async () => {
    await db.query(`UPDATE cambios_correo SET pedido = $1`, [ago(400)]);
    await purgeExpired(parts());
    expect(await left()).toEqual(one);
  });

  test('purges at the start', async () => {
    // Of those that are due it would tell.
    await db.query('UPDATE facturas SET pagada = fecha');
    const server = await serve(db);
    await expect.poll(left, { timeout: 10_000 }).toEqual(one);
    await server.app.close();
  });
});
