import * as v from 'valibot';
import { endpoint } from './endpoint';
import { fileContent } from './files';

export const obtenerArchivoIos = endpoint({
  method: 'GET',
  path: 'Billetera/obtener/archivo/ios',
  /** A link carries no bearer. The reference server's names are unguessable; another back end may have names of its own. */
  access: 'public',
  safe: true,
  timeLimit: 'upload',
  query: v.object({ fileName: v.pipe(v.string(), v.regex(/^[\w.-]{1,200}$/)) }),
  reply: fileContent,
  replyAs: 'link',
});
