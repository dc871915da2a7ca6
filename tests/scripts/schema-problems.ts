import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';

/** As much of JSON Schema as the schema of Cucumber Messages uses. */
interface Schema {
  $ref?: string;
  type?: string;
  required?: readonly string[];
  properties?: Readonly<Record<string, Schema>>;
  items?: Schema;
  enum?: readonly unknown[];
  minItems?: number;
  minimum?: number;
  maximum?: number;
  definitions?: Readonly<Record<string, Schema>>;
}
const known = new Set([
  ...['$ref', '$schema', '$id', '$defs', 'type', 'required', 'properties', 'additionalProperties', 'items', 'enum'],
  ...['minItems', 'minimum', 'maximum', 'definitions', 'description', 'deprecated'],
]);

const file = fileURLToPath(import.meta.resolve('@cucumber/messages/schema'));
const { $defs, ...envelope } = v.parse(
  v.looseObject({
    $defs: v.record(
      v.string(),
      v.custom<Schema>((value) => typeof value === 'object'),
    ),
  }),
  JSON.parse(readFileSync(file, 'utf8')),
);

const typeOf = (value: unknown): string => {
  if (Array.isArray(value)) return 'array';
  return Number.isInteger(value) ? 'integer' : typeof value;
};

const problemsIn = (value: unknown, schema: Schema, whole: Schema, at: string): string[] => {
  const unknown = Object.keys(schema).filter((keyword) => !known.has(keyword));
  if (unknown.length > 0) return [`${at}: the schema says ${unknown.join(', ')}`];
  const [, other, own] = /^(?:\.\/(.+)|#\/definitions\/(.+))$/.exec(schema.$ref ?? '') ?? [];
  const outside = other === undefined ? undefined : $defs[`https://cucumber.io/schema/${other}`];
  if (outside !== undefined) return problemsIn(value, outside, outside, at);
  const inside = own === undefined ? undefined : whole.definitions?.[own];
  if (inside !== undefined) return problemsIn(value, inside, whole, at);
  if (schema.type !== undefined && typeOf(value) !== schema.type) return [`${at}: ${typeOf(value)} for ${schema.type}`];
  if (schema.enum?.includes(value) === false) return [`${at}: ${String(value)}`];
  if (typeof value === 'number' && (value < (schema.minimum ?? value) || value > (schema.maximum ?? value)))
    return [`${at}: ${value}`];
  if (Array.isArray(value))
    return [
      ...(value.length < (schema.minItems ?? 0) ? [`${at}: too few`] : []),
      ...value.flatMap((item, index) => problemsIn(item, schema.items ?? {}, whole, `${at}[${index}]`)),
    ];
  if (schema.type !== 'object') return [];
  const parts = Object.entries(value ?? {});
  const missing = (schema.required ?? []).filter((name) => !parts.some(([key]) => key === name));
  return [
    ...missing.map((name) => `${at}: ${name} is missing`),
    ...parts.flatMap(([key, part]) => {
      const inner = schema.properties?.[key];
      return inner === undefined ? [`${at}: ${key} is unknown`] : problemsIn(part, inner, whole, `${at}.${key}`);
    }),
  ];
};

/** What is wrong with one of Cucumber Messages by the schema of its package. */
export const schemaProblems = (message: unknown): string[] => problemsIn(message, envelope, envelope, 'message');
