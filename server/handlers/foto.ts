import { audit } from '../audit';
import { HttpProblem } from '../http/http-problem';
import { imageType } from '../http/image-type';
import { messages } from '../messages';
import type { HandlerParts, HandlersOf } from './handlers';

const largestPhoto = 2_097_152;

/** With or without the prefix of a data URL, with or without the padding. */
const bytesOf = (written: string): Buffer => {
  const base64 = written.slice(written.indexOf(',') + 1).replace(/={1,2}$/, '');
  // No number of whole bytes is written with one letter left over.
  if (base64.length % 4 === 1) throw new HttpProblem(400);
  return Buffer.from(base64, 'base64');
};

export const fotoHandlers = ({
  db,
  now,
}: HandlerParts): HandlersOf<'cargarfotoperfil' | 'obtenerfotoperfil' | 'eliminarFotoPerfil'> => ({
  cargarfotoperfil: async ({ query, body }, caller) => {
    const bytes = bytesOf(body.foto);
    if (bytes.length > largestPhoto) throw new HttpProblem(413);
    const type = imageType(bytes);
    if (type === null) throw new HttpProblem(415);
    await db.query(
      `INSERT INTO fotos (codigo_afiliado, tipo, contenido, guardada) VALUES ($1, $2, decode($3, 'base64'), $4)
       ON CONFLICT (codigo_afiliado) DO UPDATE
         SET tipo = excluded.tipo, contenido = excluded.contenido, guardada = excluded.guardada`,
      [query.codigoAfiliado, type, bytes.toString('base64'), now()],
    );
    await audit(db, now, caller, { suceso: 'fotoGuardada', documentoIndicado: query.codigoAfiliado });
    return { mensaje: messages.photo.saved };
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
    const removed = await db.query(`DELETE FROM fotos WHERE codigo_afiliado = $1 RETURNING codigo_afiliado`, [
      query.codigoAfiliado,
    ]);
    if (removed.length > 0)
      await audit(db, now, caller, { suceso: 'fotoEliminada', documentoIndicado: query.codigoAfiliado });
    return { mensaje: messages.photo.removed };
  },
});
