import * as v from 'valibot';
import { parseStored } from '../../domain/rules/form/parse-stored';
import type { SafeStorage } from './storage';

export interface JsonStore<T> {
  /** The storage key. */
  key: string;
  /** Null if missing or malformed. */
  read(): T | null;
  keep(value: T): void;
  forget(): void;
}

export const jsonStore = <T>(area: SafeStorage, key: string, schema: v.GenericSchema<unknown, T>): JsonStore<T> => {
  const text = v.pipe(v.string(), v.parseJson(), schema);
  return {
    key,
    read: () => parseStored(text, area.get(key)),
    keep: (value) => area.set(key, JSON.stringify(value)),
    forget: () => area.remove(key),
  };
};
