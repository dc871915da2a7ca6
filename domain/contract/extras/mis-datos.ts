import * as v from 'valibot';
import { byCode, refusal } from '../codes';
import { endpoint } from '../endpoint';
import { numeric } from '../service-words';
import { affiliateCode, askedText, filled, maybeText } from '../words';

export const archiveStates = ['ninguno', 'espera', 'haciendo', 'lista', 'abierta', 'vencida', 'fallo'] as const;

/**
 * The archive that was asked for last. `hechos` of `total` steps are done while it is being made; `vence` is until when a
 * ready one may be opened; `omitidos`: documents that it has no room for, each named in it.
 */
const archive = v.object({
  estado: v.picklist(archiveStates),
  hechos: numeric,
  total: numeric,
  vence: maybeText,
  octetos: numeric,
  omitidos: numeric,
});

const ownOrMinor = (place: 'query' | 'body') =>
  [{ in: place, field: 'codigoAfiliado', whose: 'selfOrMinors' }] as const;

export const misDatos = endpoint({
  method: 'GET',
  path: 'extra/datos',
  access: 'member',
  affiliate: ownOrMinor('query'),
  safe: true,
  passive: true,
  timeLimit: 'read',
  query: v.object({ codigoAfiliado: affiliateCode }),
  reply: archive,
});

/** While one waits, is made or is ready, answers with that one. */
export const pedirMisDatos = endpoint({
  method: 'POST',
  path: 'extra/datos/pedir',
  access: 'member',
  affiliate: ownOrMinor('body'),
  safe: false,
  timeLimit: 'write',
  body: v.object({ codigoAfiliado: affiliateCode }),
  reply: archive,
});

/** Once, by the password of who asked. 409: there is none to open. `pase` reads its parts in this session alone. */
export const abrirMisDatos = endpoint({
  method: 'POST',
  path: 'extra/datos/abrir',
  access: 'member',
  affiliate: ownOrMinor('body'),
  safe: false,
  timeLimit: 'write',
  body: v.object({ codigoAfiliado: affiliateCode, clave: askedText(200, 1) }),
  reply: byCode({
    1007: { pase: filled, partes: numeric, nombre: filled, ...refusal },
    1006: refusal,
    1017: refusal,
  }),
});

/** The archive's bytes from a part on, in base64. Parts count from 0. */
export const parteMisDatos = endpoint({
  method: 'GET',
  path: 'extra/datos/parte',
  access: 'member',
  safe: true,
  timeLimit: 'upload',
  query: v.object({ pase: askedText(64, 1), parte: v.pipe(numeric, v.integer(), v.minValue(0), v.maxValue(100_000)) }),
  reply: v.object({ contenido: filled }),
});
