import * as v from 'valibot';
import type { CallName } from '../../domain/contract';
import type { Endpoint } from '../../domain/contract/endpoint';
import { lookKindOf } from '../../domain/rules/looks/look-kinds';
import type { Looks } from '../access/looks';
import type { Db } from '../db/db';
import type { Caller } from '../http/caller';
import { describe, type Log } from '../log/log';

interface Read {
  query: unknown;
  body: unknown;
  sent: unknown;
}

const textAt = (value: unknown, key: string): string => {
  const read = v.safeParse(v.object({ [key]: v.string() }), value);
  return read.success ? (read.output[key] ?? '') : '';
};

/** By which cases these calls tell of a patient. */
const casesIn: Partial<Record<CallName, (read: Read) => readonly string[]>> = {
  consultarDocumentosPorTicket: ({ query }) => [textAt(query, 'numeroTicket')],
  historiaCaso: ({ query }) => [textAt(query, 'numeroCaso')],
  solicitudesPorDocumento: ({ sent }) => {
    const page = v.safeParse(v.object({ data: v.array(v.object({ numeroCaso: v.string() })) }), sent);
    return page.success ? page.output.data.map(({ numeroCaso }) => numeroCaso) : [];
  },
};

const core = v.object({ participantes: v.array(v.object({ codigoAfiliado: v.string(), mayorEdad: v.boolean() })) });
const withCores = v.object({ nucleoFamiliar: core, nucleoFamiliarComplementario: v.optional(core) });

/** The documents of minors are shown with the record of their holder. */
const minorsIn = (sent: unknown): Set<string> => {
  const read = v.safeParse(v.array(withCores), Array.isArray(sent) ? sent : [sent]);
  const cores = read.success
    ? read.output.flatMap((one) => [one.nucleoFamiliar, one.nucleoFamiliarComplementario])
    : [];
  const minors = cores.flatMap((one) => one?.participantes ?? []).filter(({ mayorEdad }) => !mayorEdad);
  return new Set(minors.map(({ codigoAfiliado }) => codigoAfiliado));
};

/** Notes whose record an answered call told of. What fails is logged, and the call answered all the same. */
export const createLookNotes = ({ db, log, looks }: { db: Db; log: Log; looks: Looks }) => {
  const patientsIn = async (numbers: readonly string[]): Promise<string[]> => {
    if (numbers.length === 0) return [];
    const rows = await db.query<{ codigo: string }>(
      `SELECT DISTINCT codigo_afiliado AS codigo FROM casos WHERE numero = ANY (string_to_array($1, ' '))`,
      [numbers.join(' ')],
    );
    return rows.map(({ codigo }) => codigo);
  };

  return async (call: CallName, endpoint: Endpoint, read: Read, caller: Caller): Promise<void> => {
    const kind = lookKindOf(call);
    if (kind === null) return;
    try {
      const asked = (endpoint.affiliate ?? []).map(({ in: place, field }) => textAt(read[place], field));
      const patients = await patientsIn(casesIn[call]?.(read) ?? []);
      const subjects = new Set([...asked, textAt(read.sent, 'codigoAfiliado'), ...patients]);
      for (const subject of subjects) if (subject !== '') await looks.note(caller, kind, subject);
      for (const minor of minorsIn(read.sent)) await looks.noteShown(caller, kind, minor);
    } catch (error) {
      log({ level: 'error', event: 'lookUnwritten', detail: `${caller.requestId} ${kind}: ${describe(error)}` });
    }
  };
};
