import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { freshJpeg } from '../../tests/server/files';
import { type Asked, createFlood, logIn, type Measure, onBothDatabases, runServer } from './run-server';

/**
 * `node --import tsx tools/bench/hostile-member.ts [minutes]`: one member at every limit of production. Disk and memory
 * each minute, and what a day would take: what the daily limits let through at once, and from then on the rate of the last
 * half of the run.
 */
const minutes = Number(process.argv[2] ?? 10);
const ip = '203.0.113.9';
const code = '10000001';
const megabyte = 1024 * 1024;

const diskBytes = (folder: string): number =>
  Number(execFileSync('du', ['-sb', folder], { encoding: 'utf8' }).split('\t', 1)[0]);

const fields = {
  ...{ nss: '200000001', email: 'maria.pena@ejemplo.do', tipoAutorizacion: '2', codigoSolicitante: code },
  ...{ centroMedico: 'Centro Médico Las Palmas', descripcion: 'Perfil tiroideo' },
};
const formWith = (names: readonly string[]): { body: Buffer; type: string } => {
  const boundary = randomBytes(12).toString('hex');
  const part = (header: string, content: Buffer | string) => [
    Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; ${header}\r\n\r\n`),
    Buffer.from(content),
    Buffer.from('\r\n'),
  ];
  const parts = [
    ...Object.entries(fields).flatMap(([name, value]) => part(`name="${name}"`, value)),
    ...names.flatMap((name) => part(`name="images"; filename="${name}"`, freshJpeg(1_900_000))),
    Buffer.from(`--${boundary}--\r\n`),
  ];
  return { body: Buffer.concat(parts), type: `multipart/form-data; boundary=${boundary}` };
};

const attacks = (token: string): Record<string, () => Asked> => ({
  photo: () => ({
    path: `CRM/cargarfotoperfil?codigoAfiliado=${code}`,
    ip,
    token,
    body: Buffer.from(JSON.stringify({ foto: freshJpeg(1_900_000).toString('base64') })),
  }),
  form: () => ({
    path: `CRM/v2/crear/solicitudPreAutorizacion?contrato=${code}`,
    ip,
    token,
    ...formWith(['Indicacion.jpg', 'Cedula.jpg']),
  }),
  entry: () => ({
    path: 'utility/bitacora/nuevo',
    ip,
    token,
    json: {
      tipoDocumento: 3,
      documento: code,
      idTipoBitacora: 7,
      valorNuevo: 'x'.repeat(4_000),
      valorAnterior: 'y'.repeat(4_000),
    },
  }),
  phones: () => ({
    path: `Afiliado/updateTelefonos?CodigoAfiliado=${code}`,
    ip,
    token,
    json: { TelefonoCelular: '8095550100' },
  }),
  foreign: () => ({ path: 'Afiliado/getAfiliado?CodigoAfiliado=10000006', ip, token }),
  read: () => ({ path: `CRM/obtenerfotoperfil?codigoAfiliado=${code}`, ip, token }),
});

const measure: Measure = async (name, environment, folder) => {
  const { server, origin } = await runServer(environment);
  const token = await logIn(origin, ip, '001-1000001-1');
  const { repeat, told } = createFlood(origin, minutes * 60_000, (status) => (status === 200 ? 0 : 100));
  const memory = async () => {
    server.send('memory');
    const [{ rss }] = (await once(server, 'message')) as [NodeJS.MemoryUsage];
    return rss / megabyte;
  };
  const seen = [{ disk: diskBytes(folder) / megabyte, rss: await memory() }];
  const all = Object.entries(attacks(token)).flatMap(([what, asked]) => [repeat(what, asked), repeat(what, asked)]);
  for (let minute = 0; minute < minutes; minute += 1) {
    await pause(60_000);
    seen.push({ disk: diskBytes(folder) / megabyte, rss: await memory() });
  }
  await Promise.all(all);
  const [first, middle, last] = [seen[0], seen[Math.floor(seen.length / 2)], seen.at(-1)].map((one) => one?.disk ?? 0);
  const rate = ((last ?? 0) - (middle ?? 0)) / Math.ceil(minutes / 2);
  const day = (last ?? 0) - (first ?? 0) + rate * (1440 - minutes);
  console.log(
    `${name}: disk ${seen.map(({ disk }) => Math.round(disk)).join(' ')} MB, rss ${seen.map(({ rss }) => Math.round(rss)).join(' ')} MB`,
  );
  console.log(`  reckoned for a day: ${Math.round(day)} MB; ${told()}`);
  server.kill('SIGTERM');
  await once(server, 'exit');
};

await onBothDatabases(measure, { atOnce: true });
