import { createHash } from 'node:crypto';
import { largestPhoto } from '../../domain/rules/picture/photo';
import { readPhoto } from '../../domain/rules/picture/read-photo';
import { audit } from '../access/audit';
import { lockAccount } from '../access/lock-account';
import type { Queries } from '../db/db';
import { createCounters } from '../http/counters';
import { HttpProblem } from '../http/http-problem';
import { messages } from '../texts/messages';
import type { HandlerDeps, HandlersOf } from './handlers';

const text = messages.photo;
const tooLarge = () => new HttpProblem(413, {}, text.tooLarge);
const noPhoto = () => new HttpProblem(415, {}, text.choose);

/** With or without the prefix of a data URL, with or without the padding. */
const bytesOf = (written: string): Buffer => {
  const base64 = written.slice(written.indexOf(',') + 1).replace(/={1,2}$/, '');
  // No number of whole bytes is written with one letter left over.
  if (base64.length % 4 === 1) throw new HttpProblem(400);
  return Buffer.from(base64, 'base64');
};

/** What the bytes are; a picture that moves or that ends in the middle is none. */
const typeOf = (bytes: Buffer) => {
  if (bytes.length > largestPhoto) throw tooLarge();
  const read = readPhoto(new Uint8Array(bytes));
  if ('type' in read) return read.type;
  throw read.rechazo === 'enorme' ? tooLarge() : noPhoto();
};

const dayMs = 86_400_000;

const isStored = async (queries: Queries, codigoAfiliado: string, bytes: Buffer): Promise<boolean> => {
  const [stored] = await queries.query<{ huella: string }>(
    `SELECT encode(sha256(contenido), 'hex') AS huella FROM fotos WHERE codigo_afiliado = $1`,
    [codigoAfiliado],
  );
  return stored?.huella === createHash('sha256').update(bytes).digest('hex');
};

export const fotoHandlers = ({
  db,
  now,
  hide,
  quota,
  scanner,
  settings,
}: HandlerDeps): HandlersOf<'cargarfotoperfil' | 'obtenerfotoperfil' | 'eliminarFotoPerfil'> => ({
  cargarfotoperfil: async ({ query, body }, caller) => {
    const bytes = bytesOf(body.foto);
    const type = typeOf(bytes);
    const photo = { arrayBuffer: async () => new Uint8Array(bytes).buffer };
    if ((await scanner.firstNamed([photo], caller)) !== null) throw new HttpProblem(422, {}, text.named);
    const member = query.codigoAfiliado;
    await db.tx(async (queries) => {
      await lockAccount(queries, member);
      // A retry after a lost answer: the photo is saved already and counts once.
      if (await isStored(queries, member, bytes)) return;
      const most = settings.serverPolicy.photosPerMemberPerDay;
      const limit = { key: `fotos:${hide(member)}`, most, windowMs: dayMs };
      const { wait } = await createCounters(queries, now).use(limit);
      if (wait !== null) throw new HttpProblem(429, { 'retry-after': String(wait) }, text.daily);
      await quota.addStored(queries, member, bytes.length);
      await queries.query(
        `INSERT INTO fotos (codigo_afiliado, tipo, contenido, guardada) VALUES ($1, $2, decode($3, 'base64'), $4)
         ON CONFLICT (codigo_afiliado) DO UPDATE
           SET tipo = excluded.tipo, contenido = excluded.contenido, guardada = excluded.guardada`,
        [member, type, bytes.toString('base64'), now()],
      );
      await audit(queries, now, caller, { suceso: 'fotoGuardada', documentoIndicado: member });
    });
    return { mensaje: text.saved };
  },

  obtenerfotoperfil: async ({ query }) => {
    const [photo] = await db.query<{ base64: string }>(
      `SELECT encode(contenido, 'base64') AS base64 FROM fotos WHERE codigo_afiliado = $1`,
      [query.codigoAfiliado],
    );
    // The database breaks base64 into lines.
    return photo?.base64.replaceAll('\n', '') ?? '';
  },

  /** Idempotent: succeeds without a photo, too. */
  eliminarFotoPerfil: async ({ query }, caller) => {
    await db.tx(async (queries) => {
      const removed = await queries.query(`DELETE FROM fotos WHERE codigo_afiliado = $1 RETURNING codigo_afiliado`, [
        query.codigoAfiliado,
      ]);
      if (removed.length > 0)
        await audit(queries, now, caller, { suceso: 'fotoEliminada', documentoIndicado: query.codigoAfiliado });
    });
    return { mensaje: text.removed };
  },
});
