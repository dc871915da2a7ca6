import * as v from 'valibot';
import { draftLimitMs } from '../../domain/rules/form/form-events';
import { draftPrefix } from './clear-drafts';
import { type JsonStore, jsonStore } from './json-store';
import type { SafeStorage } from './storage';

/** The owner of drafts without an affiliate code. */
export const anonymousOwner = 'visitante';

/** Every draft has the time when it was stored. */
export const datedDraft = v.object({ desde: v.number(), datos: v.nullable(v.record(v.string(), v.unknown())) });

interface Place<T> {
  area: SafeStorage;
  now: () => number;
  codigoAfiliado: string;
  flow: string;
  schema: v.GenericSchema<unknown, T>;
}

/**
 * Stores one member's unfinished form in one flow for a day. It never contains secrets or files. Reading deletes a
 * draft that is too old or malformed.
 */
export const draftStore = <T>({ area, now, codigoAfiliado, flow, schema }: Place<T>): JsonStore<T> => {
  const key = `${draftPrefix}${codigoAfiliado}_${flow}`;
  const store = jsonStore(area, key, v.object({ desde: v.number(), datos: schema }));
  return {
    key,
    read: () => {
      const written = store.read();
      if (written !== null && Math.abs(now() - written.desde) < draftLimitMs(key)) return written.datos;
      store.forget();
      return null;
    },
    keep: (datos) => store.keep({ desde: now(), datos }),
    forget: store.forget,
  };
};
