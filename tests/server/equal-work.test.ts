import { beforeAll, expect, test } from 'vitest';
import type { CallName } from '../../domain/contract';
import { createPasswords, type Passwords } from '../../server/access/passwords';
import { onPglite } from './on-each-server';
import { type Asked, field } from './server-under-test';

let token: string;
/** Every hash and every comparison costs the same; other work is negligible. */
let worked: string[] = [];
const counting = (passwords: Passwords): Passwords => ({
  hash: (password) => {
    worked.push('hash');
    return passwords.hash(password);
  },
  verify: (stored, password) => {
    worked.push('verify');
    return passwords.verify(stored, password);
  },
});
const server = onPglite({}, counting(createPasswords()));
beforeAll(async () => {
  token = await server.anonymous();
});

const identify = (Documento: string): Asked => ({ query: { TipoDocumento: '1', Documento } });
const ask = (CodigoAfiliado: string): Asked => ({ query: { CodigoAfiliado } });
const register = (codigoAfiliado: string, correo: string, clave = 'Mangu-7-Yaque'): Asked => ({
  body: { codigoAfiliado, correo, clave },
});
const recover = (documento: string, correo: string): Asked => ({
  body: { identificacion: { tipoDocumento: 1, documento, origen: 'WEB' }, correo },
});
const logIn = (documento: string, clave: string): Asked => ({
  body: { identificacion: { tipoDocumento: 1, documento }, clave },
});

const paths: readonly (readonly [CallName, readonly string[], Readonly<Record<string, Asked>>])[] = [
  [
    'autenticar',
    ['verify'],
    {
      '1003': identify('001-9999999-9'),
      '1002': identify('001-1000009-9'),
      '1001': identify('001-1000001-1'),
      '1011': identify('001-1000007-7'),
      '1004': identify('001-1000027-7'),
      '1012': identify('001-1000026-6'),
      '1000': identify('001-1000021-1'),
    },
  ],
  [
    'preguntasSeguridad',
    ['verify'],
    { unknown: ask('99999999'), active: ask('10000001'), suspended: ask('10000009'), without: ask('10000021') },
  ],
  [
    'preguntasRegistro',
    ['verify'],
    { unknown: ask('99999999'), active: ask('10000001'), suspended: ask('10000009'), without: ask('10000021') },
  ],
  [
    'registrar',
    ['hash', 'verify'],
    {
      '1003': register('99999999', 'x@ejemplo.do'),
      '1010': register('10000001', 'x@ejemplo.do'),
      '1020': register('10000021', 'x@ejemplo.do', 'clave1234'),
      '1019': register('10000025', 'maria.pena@ejemplo.do'),
      '1011': register('10000007', 'x@ejemplo.do'),
      '1005': register('10000021', 'x@ejemplo.do'),
    },
  ],
  [
    'solicitarCambioClave',
    ['verify'],
    {
      '1008': recover('001-9999999-9', 'x@ejemplo.do'),
      '1006': recover('001-1000001-1', 'otra@ejemplo.do'),
      '1003': recover('001-1000027-7', 'santiago.polanco@ejemplo.do'),
      '1007': recover('001-1000001-1', 'maria.pena@ejemplo.do'),
    },
  ],
  ['login', ['verify'], { '1006': logIn('001-9999999-9', 'equivocada'), '1007': logIn('001-1000001-1', 'clave1234') }],
];

test.each(paths)('%s costs the same for an existing and an unknown person', async (call, work, requests) => {
  for (const [name, asked] of Object.entries(requests)) {
    worked = [];
    const { json, status } = await server.call(call, { token, ...asked });
    const code = field(json, 'codigoMensaje') ?? field(json, 'result', 'result', 'codigoMensaje');
    expect([name, status, code === undefined ? name : String(code), worked]).toEqual([name, 200, name, work]);
  }
});
