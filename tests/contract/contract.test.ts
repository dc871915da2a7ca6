import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ownPathRows } from '../../domain/contract/assumed-paths';
import type { Endpoint } from '../../domain/contract/endpoint';
import { type CallName, contract } from '../../domain/contract/index';
import { unprovenCodes } from '../../domain/contract/unproven-codes';
import { openapi, stale } from '../../tools/checks/openapi';
import { describeSchema } from './describe-schema';

const entries: [string, Endpoint][] = Object.entries(contract);
const namesWhere = (holds: (endpoint: Endpoint) => boolean) =>
  entries
    .filter(([, endpoint]) => holds(endpoint))
    .map(([name]) => name)
    .sort();

describe('the contract as a whole', () => {
  test('no two calls share method and path, whatever the case', () => {
    const seen = entries.map(([, { method, path }]) => `${method} ${path}`.toLowerCase());
    expect(seen.filter((call, index) => seen.indexOf(call) !== index)).toEqual([]);
  });

  test('[API-01] paths are relative to the base path, without a slash at either end', () => {
    expect(entries.filter(([, { path }]) => !/^\w+(\/\w+)+$/.test(path))).toEqual([]);
    expect(Object.keys(openapi().paths ?? {}).filter((path) => !/^\/api\/\w/.test(path))).toEqual([]);
  });

  test('[API-04] a controller spelled in two ways keeps the spelling of each call', () => {
    const controllers = [...new Set(entries.map(([, { path }]) => path.split('/')[0] ?? ''))].sort();
    const lower = controllers.map((one) => one.toLowerCase());
    expect(
      controllers.filter((_, index) => lower.indexOf(lower[index] ?? '') !== lower.lastIndexOf(lower[index] ?? '')),
    ).toEqual(['Autenticacion', 'CRM', 'Prestador', 'autenticacion', 'crm', 'prestador']);
  });

  test('every call declares its access, whether it may be repeated, and its time limit', () => {
    const vague = entries.filter(
      ([, { access, safe, timeLimit }]) =>
        !['public', 'anonymous', 'member'].includes(access) ||
        typeof safe !== 'boolean' ||
        !['read', 'write', 'upload'].includes(timeLimit),
    );
    expect(vague).toEqual([]);
  });
});

describe('affiliate codes', () => {
  const fieldsOf = (schema: Endpoint['query']): string[] =>
    schema === undefined ? [] : (describeSchema(schema).match(/\w+/g) ?? []);
  const isCode = (field: string) => /^((codigo|id)(afiliado|solicitante)|contrato)$/i.test(field);

  test('each one in a query or body is checked by the declaration, or by the handler with a reason', () => {
    const unguarded = entries.flatMap(([name, endpoint]) =>
      (['query', 'body'] as const).flatMap((place) =>
        fieldsOf(endpoint[place])
          .filter(isCode)
          .filter((field) => !endpoint.affiliate?.some((code) => code.in === place && code.field === field))
          .map((field) => `${name} ${field}`),
      ),
    );
    expect(unguarded.sort()).toEqual([
      'activarCuenta CodigoAfiliado',
      'generarSession codigoAfiliado',
      'preguntasRegistro CodigoAfiliado',
      'preguntasSeguridad CodigoAfiliado',
      'registrar codigoAfiliado',
    ]);
    const explained = Object.entries(unprovenCodes).map(([name, { field }]) => `${name} ${field}`);
    expect(explained.sort()).toEqual([
      'activarCuenta CodigoAfiliado',
      'bitacoraNuevo documento',
      'generarSession codigoAfiliado',
      'preguntasRegistro CodigoAfiliado',
      'preguntasSeguridad CodigoAfiliado',
      'registrar codigoAfiliado',
    ]);
  });

  test('each check names a field of the call', () => {
    const stray = entries.flatMap(([name, endpoint]) =>
      (endpoint.affiliate ?? [])
        .filter((code) => !fieldsOf(endpoint[code.in]).includes(code.field))
        .map((code) => `${name} ${code.field}`),
    );
    expect(stray).toEqual([]);
  });

  test('a caller without a member token never has to send a member-only code', () => {
    const contradictory = namesWhere(
      ({ access, affiliate = [] }) => access !== 'member' && affiliate.some((code) => code.optional !== true),
    );
    expect(contradictory).toEqual([]);
  });
});

describe('[API-09] [API-21] [API-41] [API-43] [API-81] paths that the specification does not show', () => {
  test('each belongs to one call and to the row with its reading', () => {
    const rows = Object.fromEntries(
      Object.entries(ownPathRows).map(([path, row]) => [
        entries.filter(([, endpoint]) => endpoint.path === path).map(([name]) => name),
        row,
      ]),
    );
    const expected: { [C in CallName]?: string } = {
      autenticar: 'API-09',
      preguntasSeguridad: 'API-11',
      estadoCambioCorreo: 'API-21',
      confirmarCambioCorreo: 'API-21',
      estadoReversoCorreo: 'API-21',
      reversarCambioCorreo: 'API-21',
      confirmarAfiliado: 'API-22',
      datospersonales: 'API-41',
      consumosAfiliado: 'API-43',
      formaspago: 'API-81',
      frecuenciaspago: 'API-81',
      formularioPlanes: 'API-81',
      dependientespermitidos: 'API-81',
    };
    expect(rows).toEqual(expected);
  });

  test('each is written in one place', () => {
    const folder = new URL('../../domain/contract/', import.meta.url);
    const elsewhere = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && file !== 'assumed-paths.ts')
      .flatMap((file) => {
        const source = readFileSync(new URL(file, folder), 'utf8');
        return Object.keys(ownPathRows)
          .filter((path) => source.includes(`'${path}'`))
          .map((path) => `${file} ${path}`);
      });
    expect(elsewhere).toEqual([]);
  });
});

describe('docs/openapi.json', () => {
  test('is what tools/checks/openapi.ts writes', () => {
    expect(stale()).toEqual([]);
  });

  test('every text of a request has an upper bound', () => {
    const unbounded: string[] = [];
    const walk = (value: unknown, place: string): void => {
      if (typeof value !== 'object' || value === null) return;
      const { type } = value as { type?: unknown };
      const isText = type === 'string' || (Array.isArray(type) && type.includes('string'));
      if (isText && !['maxLength', 'pattern', 'enum', 'const', 'contentEncoding'].some((bound) => bound in value))
        unbounded.push(place);
      if (type === 'array' && !('maxItems' in value)) unbounded.push(place);
      for (const [key, inner] of Object.entries(value)) walk(inner, `${place}/${key}`);
    };
    for (const [path, methods] of Object.entries(openapi().paths ?? {}))
      for (const operation of Object.values<Record<string, unknown>>(methods)) {
        walk(operation.parameters, path);
        walk(operation.requestBody, path);
      }
    expect(unbounded).toEqual([]);
  });
});
