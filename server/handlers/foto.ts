import { audit } from '../audit';
import { HttpProblem } from '../http/http-problem';
import { imageType } from '../http/image-type';
import { jpegSize } from '../http/jpeg-size';
import { pngSize } from '../http/png-size';
import { messages } from '../messages';
import type { HandlerParts, HandlersOf } from './handlers';

const largestPhoto = 2_097_152;
/** What a page can still draw: a small file may claim a picture that takes a gigabyte of memory. */
const longestSide = 12_000;
const mostPoints = 50_000_000;

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
const readPhoto = (bytes: Buffer) => {
  if (bytes.length > largestPhoto) throw tooLarge();
  const type = imageType(bytes);
  const size = type === 'image/png' ? pngSize(bytes) : type === 'image/jpeg' ? jpegSize(bytes) : null;
  if (type === null || size === null || size.width === 0 || size.height === 0) throw noPhoto();
  if (Math.max(size.width, size.height) > longestSide || size.width * size.height > mostPoints) throw tooLarge();
  return type;
};

export const fotoHandlers = ({
  db,
  now,
}: HandlerParts): HandlersOf<'cargarfotoperfil' | 'obtenerfotoperfil' | 'eliminarFotoPerfil'> => ({
  cargarfotoperfil: async ({ query, body }, caller) => {
    const bytes = bytesOf(body.foto);
    const type = readPhoto(bytes);
    await db.tx(async (queries) => {
      await queries.query(
        `INSERT INTO fotos (codigo_afiliado, tipo, contenido, guardada) VALUES ($1, $2, decode($3, 'base64'), $4)
         ON CONFLICT (codigo_afiliado) DO UPDATE
           SET tipo = excluded.tipo, contenido = excluded.contenido, guardada = excluded.guardada`,
        [query.codigoAfiliado, type, bytes.toString('base64'), now()],
      );
      await audit(queries, now, caller, { suceso: 'fotoGuardada', documentoIndicado: query.codigoAfiliado });
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

  /** Also without a photo: whoever asks twice has what was asked for. */
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
