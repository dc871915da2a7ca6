import { rmSync } from 'node:fs';
import type { SpanExporter } from '@opentelemetry/sdk-trace-node';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CallName } from '../../domain/contract';
import { openPglite } from '../../server/db/pglite';
import { jsonLog } from '../../server/log/log';
import { type StartedTelemetry, startTelemetry } from '../../server/telemetry/start-telemetry';
import { freePort } from '../built/server-process';
import { newPgliteFolder } from './databases';
import { mailAbout, subjects, tokenIn } from './mailbox';
import { type Asked, type ServerUnderTest, serve } from './server-under-test';

const clave = 'Canario-de-la-clave-7';
const otra = 'Canario-de-otra-clave-8';
const correo = 'canario.de.correo@ejemplo.do';
const nuevo = 'canario.nuevo@ejemplo.do';
const cedula = '001-1000021-1';

let folder: string;
let server: ServerUnderTest;
let telemetry: StartedTelemetry;
const traced: string[] = [];
const spans: SpanExporter = {
  export: (finished, done) => {
    for (const { name, attributes, status, events } of finished)
      traced.push(JSON.stringify({ name, attributes, status, events }));
    done({ code: 0 });
  },
  shutdown: async () => {},
};
let metricsPort = 0;
beforeAll(async () => {
  metricsPort = await freePort();
  folder = await newPgliteFolder();
  telemetry = await startTelemetry({ metricsPort, metricsHost: '127.0.0.1', otlpEndpoint: undefined }, spans);
  const db = await openPglite({ folder });
  server = await serve(db, { POLICY_TRACE_REQUESTS: 'true' }, undefined, undefined, telemetry);
});
afterAll(async () => {
  await server.app.close();
  await server.db.close();
  rmSync(folder, { recursive: true, force: true });
});

test('registration and log-in write no password, token, answer, address or document to log, spans and metrics', async () => {
  const token = await server.anonymous();
  const secrets: string[] = [clave, otra, correo, nuevo, cedula, '00110000211', '1987-09-24', '2015-05-11', token];
  const own = { codigoAfiliado: '10000021' };
  const call = async (name: CallName, asked: Asked, as = token) => {
    server.clock.time += 1_000;
    return server.call(name, { token: as, ...asked });
  };
  const linkAbout = async (subject: string, to: string) => {
    const link = tokenIn(await mailAbout(server, subject, to));
    secrets.push(link);
    return { query: { Token: link } };
  };

  await call('autenticar', { query: { TipoDocumento: '1', Documento: cedula } });
  await call('preguntasSeguridad', { query: { CodigoAfiliado: '10000021' } });
  await call('registrar', { body: { ...own, clave, correo } });
  await call('activarCuenta', { query: { CodigoAfiliado: '10000021' } });
  await call('confirmarAfiliado', await linkAbout(subjects.active, correo));
  const member = await server.login(cedula, clave);
  const session = String(Object(member.json).token);
  secrets.push(session);
  const identificacion = { tipoDocumento: 1, documento: cedula, origen: 'WEB' };
  await call('solicitarCambioClave', { body: { identificacion, correo } });
  const { query } = await linkAbout(subjects.password, correo);
  await call(
    'solicitudCambioCorreo',
    { query: { CodigoAfiliado: '10000021', Correo: nuevo, Reverso: 'false' } },
    session,
  );
  const confirm = await linkAbout(subjects.confirm, nuevo);
  const reverse = await linkAbout(subjects.notice, correo);
  await call('estadoCambioCorreo', confirm);
  await call('confirmarCambioCorreo', { ...confirm, body: { CorreoElectronico: nuevo } });
  await call('estadoReversoCorreo', reverse);
  await call('reversarCambioCorreo', reverse);
  await call('cambiarClave', { query: { ...query, Clave: otra } });
  for (const page of ['cambioClave', 'CambioCorreo', 'ReversoCorreo', 'confirmarAfiliado', 'confirmacioncorreo'])
    await server.app.request(`/solicitud/${page}/${query.Token}`, { headers: { accept: 'text/html' } });
  await server.app.request(`/confirmacionBilletera/${query.Token}`, { headers: { accept: 'text/html' } });
  // Includes failures of the server itself, with values in the failed statement.
  await server.db.query('ALTER TABLE enlaces RENAME TO enlaces_de_otro_nombre');
  const failed = await call('cambiarClave', { query: { ...query, Clave: otra } });
  await server.db.query('ALTER TABLE enlaces_de_otro_nombre RENAME TO enlaces');
  expect(failed.status).toBe(500);

  const written: string[] = [];
  const write = jsonLog(
    'info',
    (line) => written.push(line),
    () => new Date(server.clock.time),
  );
  for (const line of server.log) write(line);
  const log = written.join('');
  const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  await telemetry.close();
  expect(metrics).toMatch(/http_server_request_duration_count\{[^}]*call="cambiarClave"/);
  expect(traced.join('\n')).toContain('"name":"GET cambiarClave"');
  expect(traced.join('\n')).toContain('"db.query.text":"UPDATE cuentas SET');
  expect(server.log.length).toBeGreaterThan(20);
  expect(log).toContain('"call":"cambiarClave"');
  expect(log).not.toContain('?');
  const parts = secrets.flatMap((secret) => secret.split('.')).filter((part) => part.length > 20);
  for (const text of [log, traced.join('\n'), metrics])
    expect([...secrets, ...parts].filter((secret) => text.includes(secret))).toEqual([]);
});
