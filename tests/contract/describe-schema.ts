import type * as v from 'valibot';
import { done, truthy } from '../../domain/contract/service-words';

type Loose = v.GenericSchema & {
  entries?: Record<string, v.GenericSchema>;
  options?: readonly unknown[];
  wrapped?: v.GenericSchema;
  item?: v.GenericSchema;
  literal?: unknown;
  pipe?: readonly v.GenericSchema[];
};

const mayBeMissing = (schema: v.GenericSchema) => schema.type === 'optional' || schema.type === 'nullish';

const isSchema = (value: unknown): value is Loose => typeof value === 'object' && value !== null && 'kind' in value;

const objectOf = ({ codigoMensaje, ...entries }: Record<string, Loose>): string => {
  const fields = Object.entries(entries).map(([name, entry]) => {
    const inner = describeSchema(entry);
    return `${name}${mayBeMissing(entry) ? '?' : ''}${inner === '' ? '' : inner.startsWith('[]') ? inner : `(${inner})`}`;
  });
  if (codigoMensaje === undefined) return fields.join(' ');
  return `${codigoMensaje.literal ?? 'otro'}(${fields.join(' ')})`;
};

/**
 * The field names of a schema as one line: `a b? c(d e) f[](g)`; `1007(token) otro(mensaje?)` for a reply told apart
 * by its code, without the codes that carry no more than their sentence: of these the charts speak, and the compiler
 * holds them to the contract. `|` between two spellings of one body, nothing for a plain value.
 */
export const describeSchema = (schema: Loose): string => {
  if (schema === done) return 'done';
  if (schema === truthy) return 'truthy';
  if (schema.type === 'custom' && schema.pipe?.[1]?.kind === 'schema') return describeSchema(schema.pipe[1]);
  if (schema.type === 'custom') return 'file';
  if (schema.entries !== undefined) return objectOf(schema.entries);
  if (schema.wrapped !== undefined) return describeSchema(schema.wrapped);
  if (schema.item !== undefined) {
    const item = describeSchema(schema.item);
    return item === '' ? '[]' : `[](${item})`;
  }
  const options = (schema.options ?? []).filter(isSchema).map(describeSchema);
  const told = options.filter((option) => option !== '' && !/^\d+\(mensaje\?\)$/.test(option));
  return told.join(told.every((option) => /^(\d+|otro)\(/.test(option)) ? ' ' : ' | ');
};
