import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createCaseDesk } from '../../server/cases/case-desk';
import { createCaseEvents } from '../../server/cases/case-events';
import type { Db } from '../../server/db/db';
import { migrate } from '../../server/db/migrate';
import { migrations } from '../../server/db/migrations';
import { openPostgres } from '../../server/db/postgres';
import { createNoticeRows } from '../../server/notices/notice-rows';
import { serverPolicyDefaults } from '../../server/settings/server-policy';
import { jpeg } from '../pictures/pictures';
import { holderForm } from './case-forms';
import { type Cluster, openCluster } from './databases';
import { fileOf, formOf, freshJpeg } from './files';
import { mailAbout, subjects, tokenIn } from './mailbox';
import { field, noon, type ServerUnderTest, seeded, serve } from './server-under-test';

const deploy = readFileSync(new URL('../../docs/deploy.md', import.meta.url), 'utf8');
/** As an operator would paste them, without the database, which is there. */
const statements = [...deploy.matchAll(/```sql\n([\s\S]*?)```/g)]
  .map(([, block]) => block)
  .join('\n')
  .replace(/^--.*$/gm, '')
  .split(';')
  .map((statement) => statement.trim())
  .filter((statement) => statement !== '' && !statement.startsWith('CREATE DATABASE'));

if (openCluster === null && process.env.CI === 'true') throw new Error('CI needs PostgreSQL');

describe.skipIf(openCluster === null)('the database account of docs/deploy.md', () => {
  let cluster: Cluster;
  let db: Db;
  let server: ServerUnderTest;
  beforeAll(async () => {
    const opened = await openCluster?.();
    if (opened === undefined) throw new Error('no PostgreSQL');
    cluster = opened;
    const owner = await openPostgres({ url: cluster.url });
    await seeded(owner, () => new Date(noon));
    for (const statement of statements) await owner.query(statement);
    await owner.close();
    db = await openPostgres({ url: cluster.url.replace('user=prueba', 'user=oficina') });
    server = await serve(db, { TOKEN_SECRET: 's'.repeat(32) });
  });
  afterAll(async () => {
    await server.app.close();
    await db.close();
    await cluster.close();
  });

  test('is enough for all member calls', async () => {
    const token = await server.anonymous();
    const codigoAfiliado = '10000021';
    const correo = 'luis@ejemplo.do';
    const statuses: number[] = [];
    const call = async (...asked: Parameters<ServerUnderTest['call']>) => {
      server.clock.time += 1_000;
      const answer = await server.call(...asked);
      statuses.push(answer.status);
      return answer.json;
    };
    await call('autenticar', { token, query: { TipoDocumento: '1', Documento: '001-1000021-1' } });
    await call('registrar', { token, body: { codigoAfiliado, clave: 'Mangu-7-Yaque', correo } });
    await call('activarCuenta', { token, query: { CodigoAfiliado: codigoAfiliado } });
    const session = String(field((await server.login('001-1000021-1', 'Mangu-7-Yaque')).json, 'token'));
    const query = { CodigoAfiliado: codigoAfiliado, Correo: 'nuevo@ejemplo.do', Reverso: 'false' };
    await call('solicitudCambioCorreo', { token: session, query });
    const Token = tokenIn(await mailAbout(server, subjects.confirm, 'nuevo@ejemplo.do'));
    await call('confirmarCambioCorreo', { token, query: { Token }, body: { CorreoElectronico: 'nuevo@ejemplo.do' } });
    const identificacion = { tipoDocumento: 1, documento: '001-1000021-1', origen: 'WEB' };
    await call('solicitarCambioClave', { token, body: { identificacion, correo: 'nuevo@ejemplo.do' } });
    const link = tokenIn(await mailAbout(server, subjects.password, 'nuevo@ejemplo.do'));
    await call('cambiarClave', { token, query: { Token: link, Clave: 'Otra-clave-9' } });
    expect(statuses).toEqual(statuses.map(() => 200));
    const again = await server.login('001-1000021-1', 'Otra-clave-9');
    expect(field(again.json, 'codigoMensaje')).toBe(1007);
  });

  test('is enough for a photo and for cleanup', async () => {
    const token = await server.member('001-1000001-1');
    const codigoAfiliado = '10000001';
    const foto = jpeg({ bytes: 100 }).toString('base64');
    const statuses = [
      await server.call('cargarfotoperfil', { token, query: { codigoAfiliado }, body: { foto } }),
      await server.call('eliminarFotoPerfil', { token, query: { codigoAfiliado } }),
    ].map(({ status }) => status);
    expect(statuses).toEqual([200, 200]);
    await expect.poll(() => server.log.filter(({ event }) => event === 'tidy')).toEqual([]);
  });

  test('is enough for an archive of the data of a member', async () => {
    const token = await server.member('001-1000001-1');
    const codigoAfiliado = '10000001';
    const asked = await server.call('pedirMisDatos', { token, body: { codigoAfiliado } });
    const estado = async () =>
      field((await server.call('misDatos', { token, query: { codigoAfiliado } })).json, 'estado');
    await expect.poll(estado, { timeout: 20_000 }).toBe('lista');
    const opened = await server.call('abrirMisDatos', { token, body: { codigoAfiliado, clave: 'clave1234' } });
    const query = { pase: String(field(opened.json, 'pase')), parte: '0' };
    const part = await server.call('parteMisDatos', { token, query });
    expect([asked.status, opened.status, part.status]).toEqual([200, 200, 200]);
    expect(server.log.filter(({ event }) => event === 'myData')).toEqual([]);
    const other = await server.member('001-1000013-1');
    const closed = await server.call('cerrarCuenta', { token: other, body: { clave: 'clave1234' } });
    expect(field(closed.json, 'codigoMensaje')).toBe(1007);
  });

  test('is enough for a case, its attachments, its completion and its end', async () => {
    const token = await server.member('001-1000001-1');
    const contrato = '10000001';
    const made = await server.call('solicitudAfiliacionTitular', { token, query: { contrato }, body: holderForm });
    const ticketName = String(field(made.json, 'result'));
    const upload = () =>
      server.call('cargardocumento', {
        token,
        query: { ticketName },
        raw: formOf({}, [fileOf('Cedula.jpg', freshJpeg()), fileOf('Cedula2.jpg', freshJpeg())]),
      });
    const now = () => new Date(server.clock.time);
    const policy = serverPolicyDefaults(false);
    const note = createCaseEvents({ notices: createNoticeRows(policy, true), policy });
    const desk = createCaseDesk({ db, now, policy, note });
    const returned = () =>
      desk.decide(ticketName, {
        ...{ accion: 'devolver', respuesta: 'Falta el acta.', monto: null, informacion: '', prestador: '', nap: '' },
      });
    const statuses = [(await upload()).status];
    await returned();
    statuses.push((await upload()).status);
    await returned();
    server.clock.time += 86_400_000;
    await desk.voidOverdue();
    expect([made.status, ...statuses]).toEqual([200, 200, 200]);
    expect(await db.query(`SELECT respuesta FROM casos WHERE numero = $1`, [ticketName])).toEqual([
      { respuesta: 'El caso fue anulado porque no se completó en 24 horas.' },
    ]);
  });

  test.each([
    `DELETE FROM casos`,
    `UPDATE sucesos_caso SET suceso = 'otro'`,
    `UPDATE bitacora SET actor = 'otro'`,
    `UPDATE afiliados SET nombres = 'Otro'`,
    `DELETE FROM afiliados`,
    `UPDATE documentos SET numero = '1'`,
    `INSERT INTO preguntas_propias VALUES ('10000001', 1, 1, '', '')`,
    `CREATE TABLE otra (x int)`,
    `DROP TABLE cuentas`,
    `ALTER TABLE cuentas DISABLE TRIGGER ALL`,
  ])('does not allow %s', async (statement) => {
    await expect(db.query(statement)).rejects.toMatchObject({ code: '42501' });
  });

  test('the owner of the database can create the extension; an account that cannot is told what is missing', async () => {
    const admin = await openPostgres({ url: cluster.url });
    await admin.query('CREATE DATABASE propia OWNER oficina_duena');
    await admin.query('CREATE DATABASE ajena');
    const as = (user: string, name: string) =>
      openPostgres({ url: cluster.url.replace('/postgres?', `/${name}?`).replace('user=prueba', `user=${user}`) });
    const owner = await as('oficina_duena', 'propia');
    expect(await migrate(owner, () => new Date(noon))).toEqual(migrations.map(({ id }) => id));
    await owner.close();
    const elsewhere = await as('prueba', 'ajena');
    await elsewhere.query('GRANT CREATE ON SCHEMA public TO oficina_duena');
    await elsewhere.close();
    const guest = await as('oficina_duena', 'ajena');
    await expect(migrate(guest, () => new Date(noon))).rejects.toThrow(
      /^Falta la extensión pg_trgm de PostgreSQL\. .*permission denied/,
    );
    await guest.close();
    await admin.close();
  });
});
