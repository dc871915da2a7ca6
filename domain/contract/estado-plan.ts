import * as v from 'valibot';
import { confirmarAfiliadoPath } from './assumed-paths';
import { endpoint } from './endpoint';
import { code, linkToken } from './service-words';
import { maybeText, text } from './words';

export const confirmarAfiliado = endpoint({
  method: 'GET',
  path: confirmarAfiliadoPath,
  access: 'anonymous',
  safe: true,
  timeLimit: 'read',
  query: v.object({ Token: linkToken }),
  reply: v.object({
    nombres: text,
    apellidos: text,
    codigoAfiliado: code,
    planes: v.array(v.object({ tipoPlan: maybeText, estado: maybeText })),
  }),
  envelope: ['result'],
});
