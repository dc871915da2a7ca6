import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { createKeys } from '../../server/access/keys';
import { createAuditSealer } from '../../server/audit/seal-audit';
import { openPglite } from '../../server/db/pglite';
import { newPgliteFolder } from './databases';

const command = fileURLToPath(new URL('../../server/operate/operate.ts', import.meta.url));
const secret = 'un secreto de treinta y dos letras';
const run = (folder: string, ...args: string[]) => runBy(secret, folder, ...args);
const runBy = (current: string, folder: string, ...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', command, ...args], {
    encoding: 'utf8',
    env: { PATH: process.env.PATH ?? '', DATA_DIR: folder, TOKEN_SECRET: current },
  });
  return { status, said: `${stdout}${stderr}` };
};

test('an operator lists whom to call, writes the list for themselves alone, and notes who was told', async () => {
  const folder = await newPgliteFolder();
  const lists = mkdtempSync(join(tmpdir(), 'oficina-lista-'));
  const file = join(lists, 'lista.csv');
  const db = await openPglite({ folder });
  await db.query(
    `INSERT INTO avisos (id, promesa, clave, codigo_afiliado, momento, plazo, siguiente, estado, carta)
     VALUES ('aviso-1', 'contactoCambiado', '1', '10000001', $1, $1, $1, 'sinCanal', 'aviso-1')`,
    [new Date()],
  );
  await db.close();
  const listed = run(folder, 'por-llamar');
  expect(listed).toEqual({
    status: 0,
    said: expect.stringMatching(/^\uFEFFId,[^\n]*\r\naviso-1,10000001,[^\n]*\r\n$/),
  });
  expect(run(folder, 'por-llamar', file)).toEqual({
    status: 0,
    said: `Avisos por dar en ${file}: 1. Tiene datos personales: bórrelo cuando termine.\n`,
  });
  expect([readFileSync(file, 'utf8'), statSync(file).mode & 0o777]).toEqual([listed.said, 0o600]);
  expect(run(folder, 'por-llamar', file)).toEqual({ status: 1, said: expect.stringContaining('ya existe') });
  expect(run(folder, 'avisado', 'aviso-1', 'Ana')).toEqual({ status: 1, said: expect.stringContaining('quién avisó') });
  expect(run(folder, 'avisado', 'aviso-1', 'Ana,', 'por', 'teléfono')).toEqual({
    status: 0,
    said: 'Anotado: ya no está en la lista.\n',
  });
  expect(run(folder, 'avisado', 'aviso-1', 'Ana, por teléfono')).toEqual({
    status: 1,
    said: expect.stringContaining('no está en la lista'),
  });
  for (const args of [[], ['toString'], ['avisado', 'aviso-1']])
    expect(run(folder, ...args)).toEqual({
      status: 1,
      said: expect.stringMatching(
        /^Use:\n {2}operate por-llamar \[archivo\.csv\]\n {2}operate avisado <id> <quién y cómo>\n/,
      ),
    });
  for (const each of [folder, lists]) rmSync(each, { recursive: true, force: true });
}, 90_000);

test('an operator announces maintenance, sees it and takes it back', async () => {
  const folder = await newPgliteFolder();
  const at = (hours: number) => new Date(Date.now() + (hours - 4) * 3_600_000).toISOString().slice(0, 16);
  const announce = (...args: string[]) => run(folder, 'anunciar', ...args);
  expect(run(folder, 'mantenimientos').said).toBe('No hay ninguno anunciado.\n');
  for (const [args, why] of [
    [['pagos', '22:00', at(2), 'Pausa'], 'hora de Santo Domingo'],
    [['pagos', at(2), at(1), 'Pausa'], 'termina antes de empezar'],
    [['pago', at(1), at(2), 'Pausa'], 'No existe el servicio «pago»'],
  ] as const)
    expect(announce(...args)).toEqual({ status: 1, said: expect.stringContaining(why) });
  const { said } = announce('pagos', at(1), at(2), 'No', 'se', 'podrá', 'pagar.');
  const [id = ''] = /[0-9a-f-]{36}/.exec(said) ?? [];
  expect(run(folder, 'mantenimientos').said).toMatch(
    new RegExp(`^${id}  .+: No se podrá pagar\\. \\(ordenCompraGenerar, generarSession\\)\\n$`),
  );
  expect([run(folder, 'retirar', id).status, run(folder, 'retirar', id).status]).toEqual([0, 1]);
  rmSync(folder, { recursive: true, force: true });
}, 90_000);

test('an operator checks the seals of the audit, with the log and without', async () => {
  const folder = await newPgliteFolder();
  const log = join(folder, 'registro.log');
  const db = await openPglite({ folder });
  let time = Date.now();
  const seal = createAuditSealer({
    ...{ db, now: () => new Date(time), keys: createKeys({ roots: [Buffer.from(secret)], bareUntil: null }) },
    log: (line) => writeFileSync(log, `${JSON.stringify({ time, ...line })}\n{"event":"request"}\n`, { flag: 'a' }),
  });
  const write = () =>
    db.query(`INSERT INTO bitacora (momento, ip, solicitud, suceso) VALUES (now(), '', '', 'ingreso')`);
  for (let index = 0; index < 3; index += 1) {
    await write();
    time += 60_000;
    await seal(() => true);
  }
  const [first] = await db.query<{ id: number }>('SELECT min(id) AS id FROM bitacora');
  await db.close();
  const whole = 'Sellos: 2. Filas selladas: 2, de ellas borradas por su edad: 0. Todavía sin sellar: 1.';
  for (const args of [[], [log]]) expect(run(folder, 'sellos', ...args)).toEqual({ status: 0, said: `${whole}\n` });
  const later = 'el tercero, dos cambios de llave después';
  const former = join(folder, 'secretos');
  writeFileSync(former, `${'el segundo secreto'.repeat(2)}\n${secret}\n`);
  expect(runBy(later, folder, 'sellos', log)).toEqual({ status: 1, said: expect.stringContaining('con --secretos') });
  expect(runBy(later, folder, 'sellos', '--secretos', former, log)).toEqual({ status: 0, said: `${whole}\n` });
  const [, root = ''] = /"1 ([\w-]{43})"/.exec(readFileSync(log, 'utf8')) ?? [];
  expect(run(folder, 'sellos', `2 · ${root}`)).toEqual({
    status: 1,
    said: expect.stringContaining('sello 2: el registro o el recibo dice otra raíz\n'),
  });
  expect(run(folder, 'sellos', join(folder, 'no'))).toEqual({
    status: 1,
    said: expect.stringContaining('No se pudo leer'),
  });
  writeFileSync(join(folder, 'otro.log'), '{"event":"request"}\n');
  expect(run(folder, 'sellos', join(folder, 'otro.log')).said).toContain('no hay ninguna línea «auditSeal»');
  const again = await openPglite({ folder });
  await again.query(`UPDATE bitacora SET suceso = 'otro' WHERE id = $1`, [first?.id ?? 0]);
  await again.query('DELETE FROM sellos WHERE id = 2');
  await again.query(`UPDATE bitacora SET de = '10000001' WHERE id = (SELECT max(id) FROM bitacora)`);
  await again.close();
  expect(run(folder, 'sellos', log)).toEqual({
    status: 1,
    said: [
      `fila ${first?.id}: no dice lo que decía cuando se selló`,
      'sello 2: falta',
      'Sellos: 1. Filas selladas: 1, de ellas borradas por su edad: 0. Todavía sin sellar: 2. No están como se escribieron: 2.\n',
    ].join('\n'),
  });
  expect(run(folder, 'borrar-bitacora', '10000001')).toEqual({
    status: 0,
    said: expect.stringMatching(/^Filas borradas de la bitácora: 1\. /),
  });
  rmSync(folder, { recursive: true, force: true });
}, 90_000);
