import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { toJsonSchema } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import { ownPathRows } from '../../domain/contract/assumed-paths';
import type { Access, Endpoint } from '../../domain/contract/endpoint';
import { isExtra } from '../../domain/contract/extras/extra-name';
import { contract } from '../../domain/contract/index';
import { done, truthy } from '../../domain/contract/service-words';
import { unprovenCodes } from '../../domain/contract/unproven-codes';

type Json = { [key: string]: unknown };
type Operation = Json & { operationId: string };

const file = new URL('../../docs/openapi.json', import.meta.url);

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;

/** The schema to document: for an entity the one inside of its check. */
const shown = (schema: v.GenericSchema): v.GenericSchema => {
  const pipe: unknown = 'pipe' in schema ? schema.pipe : undefined;
  return Array.isArray(pipe) && pipe[0].type === 'custom' && pipe[1]?.kind === 'schema' ? pipe[1] : schema;
};

/** Says the same in fewer words: one list of types instead of alternatives, no limits that limit nothing. */
const compact = (schema: unknown): unknown => {
  if (Array.isArray(schema)) return schema.map(compact);
  if (!isObject(schema)) return schema;
  const { anyOf, ...rest }: Json = Object.fromEntries(
    Object.entries(schema).flatMap(([key, value]) =>
      key === '$schema' || (key === 'minLength' && value === 0) ? [] : [[key, compact(value)]],
    ),
  );
  if (!Array.isArray(anyOf)) return rest;
  const alternatives: unknown[] = anyOf.flatMap((one) =>
    isObject(one) && Array.isArray(one.anyOf) && Object.keys(one).length === 1 ? one.anyOf : [one],
  );
  const onlyTypes = alternatives.every((one) => isObject(one) && 'type' in one && Object.keys(one).length === 1);
  return onlyTypes
    ? { type: alternatives.flatMap((one) => (isObject(one) ? one.type : [])), ...rest }
    : { anyOf: alternatives, ...rest };
};

const jsonSchema = (schema: v.GenericSchema): Json => {
  if (schema === truthy) return { description: 'Any truthy value means success.' };
  if (schema === done)
    return { description: 'Not shown; at most mensaje is read.', properties: { mensaje: { type: 'string' } } };
  const compacted = compact(
    toJsonSchema(shown(schema), {
      target: 'draft-2020-12',
      typeMode: 'input',
      ignoreActions: ['check', 'excludes', 'finite'],
      overrideSchema: ({ valibotSchema }) =>
        valibotSchema.type === 'custom' ? { type: 'string', contentEncoding: 'binary' } : undefined,
    }),
  );
  return isObject(compacted) ? compacted : {};
};

const propertiesOf = (schema: v.GenericSchema): { name: string; required: boolean; schema: unknown }[] => {
  const { properties, required } = jsonSchema(schema);
  if (!isObject(properties)) return [];
  const needed: readonly unknown[] = Array.isArray(required) ? required : [];
  return Object.entries(properties).map(([name, value]) => ({ name, required: needed.includes(name), schema: value }));
};

/** Every codigoMensaje that a reply lists. */
const codesIn = (schema: unknown): number[] => {
  if (!isObject(schema)) return [];
  const { entries, options, pipe } = schema;
  const own = isObject(entries) && isObject(entries.codigoMensaje) ? entries.codigoMensaje.literal : undefined;
  const inner = [options, pipe].flatMap((list) => (Array.isArray(list) ? list.flatMap(codesIn) : []));
  return [...new Set([...(typeof own === 'number' ? [own] : []), ...inner])].sort((a, b) => a - b);
};

const security: Record<Access, Json[]> = {
  public: [],
  anonymous: [{ anonymousToken: [] }, { memberToken: [] }],
  member: [{ memberToken: [] }],
};

const replyContent = (endpoint: Endpoint): Json => {
  if (endpoint.replyAs === 'pdf') return { 'application/pdf': {} };
  if (endpoint.replyAs === 'link') return { 'application/vnd.apple.pkpass': {} };
  const schema = (endpoint.envelope ?? []).reduceRight<Json>(
    (inner, key) => ({ type: 'object', properties: { [key]: inner }, required: [key] }),
    jsonSchema(endpoint.reply),
  );
  return { 'application/json': { schema } };
};

const operationOf = (name: string, endpoint: Endpoint): Operation => {
  const codes = codesIn(endpoint.reply);
  const row = ownPathRows[endpoint.path];
  const unproven = Object.entries(unprovenCodes).find(([call]) => call === name)?.[1];
  return {
    operationId: name,
    tags: [endpoint.path.split('/')[0]?.toLowerCase()],
    ...(isExtra(endpoint) ? { 'x-extra': true } : {}),
    'x-access': endpoint.access,
    'x-affiliate-code': endpoint.affiliate ?? [],
    ...(unproven === undefined ? {} : { 'x-unproven-affiliate-code': unproven }),
    'x-safe': endpoint.safe,
    'x-time-limit': endpoint.timeLimit,
    ...(row === undefined ? {} : { 'x-own-path': row }),
    ...(codes.length === 0 ? {} : { 'x-codes': codes }),
    security: security[endpoint.access],
    ...(endpoint.query === undefined
      ? {}
      : { parameters: propertiesOf(endpoint.query).map((property) => ({ ...property, in: 'query' })) }),
    ...(endpoint.body === undefined
      ? {}
      : {
          requestBody: {
            required: endpoint.body.type !== 'optional',
            content: {
              [endpoint.bodyAs === 'multipart' ? 'multipart/form-data' : 'application/json']: {
                schema: jsonSchema(endpoint.body),
              },
            },
          },
        }),
    responses: {
      200: { description: 'The answer.', content: replyContent(endpoint) },
      default: {
        description: 'The call failed; mensaje, where there is one, is for the member.',
        content: { 'application/json': { schema: { type: 'object', properties: { mensaje: { type: 'string' } } } } },
      },
    },
  };
};

export const openapi = (): Json => {
  const paths: Record<string, Record<string, Operation>> = {};
  for (const [name, endpoint] of Object.entries<Endpoint>(contract)) {
    const path = `/api/${endpoint.path}`;
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(name, endpoint) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Oficina Virtual',
      version: '1',
      description: 'Written from the contract of the source code; never edited by hand. Paths match in any case.',
    },
    paths,
    components: {
      securitySchemes: {
        anonymousToken: { type: 'http', scheme: 'bearer', description: 'From Usuario/autenticarUsuarioAnonimo.' },
        memberToken: { type: 'http', scheme: 'bearer', description: 'From Autenticacion/login.' },
      },
    },
  };
};

const operationsOf = (document: unknown): Map<string, string> => {
  const paths = isObject(document) && isObject(document.paths) ? document.paths : {};
  return new Map(
    Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(isObject(methods) ? methods : {}).map(([method, operation]) => [
        `${method.toUpperCase()} ${path}`,
        JSON.stringify(operation),
      ]),
    ),
  );
};

const read = (): unknown => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
};

/** The operations that are missing in the committed document, extra or different. */
export const stale = (): string[] => {
  const [is, ought] = [read(), openapi()];
  const [written, declared] = [operationsOf(is), operationsOf(ought)];
  const names = [...new Set([...written.keys(), ...declared.keys()])].filter(
    (name) => written.get(name) !== declared.get(name),
  );
  return names.length === 0 && JSON.stringify(is) !== JSON.stringify(ought) ? ['the head of the document'] : names;
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  if (process.argv.includes('--check')) {
    const names = stale();
    if (names.length > 0) {
      console.error(
        `docs/openapi.json is stale, run tools/checks/openapi.ts:\n${names.map((name) => `  ${name}`).join('\n')}`,
      );
      process.exitCode = 1;
    }
  } else writeFileSync(file, `${JSON.stringify(openapi(), null, 2)}\n`);
}
