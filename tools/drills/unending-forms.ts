import { connect } from 'node:net';
import { type CallName, contract } from '../../domain/contract';
import type { WatchedPortal } from './watched-portal';

/** Copies of one member, since the server takes no more than two large forms of each. */
const moreMembers = async ({ run, calls }: WatchedPortal): Promise<string[]> => {
  const copied = (table: string, changed: string) =>
    run(
      `INSERT INTO ${table} SELECT copied.* FROM ${table} original, generate_series(10, 27) AS n,
         jsonb_populate_record(original, jsonb_build_object(${changed})) AS copied
       WHERE to_jsonb(original) ->> '${table === 'afiliados' ? 'codigo' : 'codigo_afiliado'}' = '10000001'
       ON CONFLICT DO NOTHING`,
    );
  await copied('afiliados', `'codigo', '900000' || n, 'codigo_titular', '900000' || n`);
  await copied('cuentas', `'codigo_afiliado', '900000' || n, 'correo', n || '@ejemplo.do'`);
  await copied('documentos', `'codigo_afiliado', '900000' || n, 'numero', '00190000' || n || '1'`);
  const tokens: string[] = [];
  for (let n = 10; n < 28; n += 1) tokens.push(await calls.member(`001-90000${n}-1`));
  return tokens;
};

/** Forms with photos that come in and do not end. */
export const unendingForms =
  (call: CallName, query: Readonly<Record<string, string>>) =>
  async (portal: WatchedPortal): Promise<() => Promise<void>> => {
    const { port } = portal;
    const tokens = [...portal.tokens, ...(await moreMembers(portal))];
    const bytes = 42_000_000;
    const head = Buffer.from('--x\r\nContent-Disposition: form-data; name="images"; filename="a.jpg"\r\n\r\n');
    const begin = (token: string) => {
      const socket = connect(port, '127.0.0.1').on('error', () => {});
      const length = `Content-Type: multipart/form-data; boundary=x\r\nContent-Length: ${head.length + bytes}`;
      socket.write(
        `${contract[call].method} /api/${contract[call].path}?${new URLSearchParams(query)} HTTP/1.1\r\nHost: x\r\n` +
          `Authorization: Bearer ${token}\r\n${length}\r\n\r\n`,
      );
      socket.write(head);
      const written = new Promise<void>((resolve) => socket.write(Buffer.alloc(bytes - 1_000, 7), () => resolve()));
      return { socket, written };
    };
    const begun = tokens.flatMap((token) => [begin(token), begin(token)]);
    const sockets = begun.map(({ socket }) => socket);
    await Promise.all(begun.map(({ written }) => written));
    const trickle = setInterval(() => {
      for (const socket of sockets) socket.write('x');
    }, 5_000);
    return async () => {
      clearInterval(trickle);
      for (const socket of sockets) socket.destroy();
      // The process keeps much of the memory, so the alert asks for a restart.
      await portal.kill();
      await portal.restart();
    };
  };
