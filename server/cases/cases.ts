import { randomInt } from 'node:crypto';
import type { FilePart } from '../../domain/contract/files';
import { largestAttachment } from '../../domain/rules/attachments/accepted-formats';
import { audit } from '../access/audit';
import { timeZone } from '../access/family';
import type { Queries } from '../db/db';
import type { Member } from '../http/caller';
import { busy, HttpProblem } from '../http/http-problem';
import type { MemoryReservation } from '../http/memory-budget';
import { messages } from '../texts/messages';
import type { CaseDeps } from './case-deps';
import { isCaseVisible } from './case-visibility';
import { deduplicateCase, fingerprint } from './deduplicate-case';
import { missingOf, readAttachments, sayable } from './read-attachments';
import { asMany, type CaseType, caseTypes, requirementsOf } from './requirements';
import { rejectOverDailyLimit, storeAttachments } from './store-attachments';

const text = messages.cases;
/** The contract's maximum per answer; a case that was returned repeatedly shows its newest documents. */
const mostHandedOut = 17 * largestAttachment;

/** Of a history, the newest. */
const mostEvents = 50;

export interface NewCase {
  tipo: CaseType;
  conjunto: string;
  codigoAfiliado: string;
  descripcion: string;
  /** What else the form holds. */
  datos: Readonly<Record<string, string | number>>;
}

interface CaseRow {
  numero: string;
  tipo: CaseType;
  conjunto: string;
  estatus: 'En Curso' | 'Devuelto' | 'Resuelto';
  estatusReembolso: '' | 'Devuelto' | 'Anulado' | 'Procede' | 'No procede';
  devuelto: Date | null;
}

/** Random, so that one number does not reveal another. */
const newNumber = async (queries: Queries): Promise<string> => {
  const numero = String(randomInt(300_000_000, 1_000_000_000));
  const [taken] = await queries.query(`SELECT 1 AS es FROM casos WHERE numero = $1`, [numero]);
  return taken === undefined ? numero : newNumber(queries);
};

export const createCases = (parts: CaseDeps) => {
  const { db, now, policy, alarm, fingerprints, store, limits, note, scanner } = parts;

  const refuseNamed = async (files: readonly FilePart[], caller: Member): Promise<void> => {
    const named = await scanner.firstNamed(files, caller);
    if (named !== null) throw new HttpProblem(422, {}, messages.files.named(sayable(named.name)));
  };

  /** The same answer for other members' cases and for cases that do not exist. */
  const refuseForeign = async (numero: string, caller: Member, call: string): Promise<void> => {
    if (await isCaseVisible(db, numero, caller.codigoAfiliado, now())) return;
    await limits.refuseManyForeign(caller);
    const [there] = await db.query(`SELECT 1 AS es FROM casos WHERE numero = $1`, [numero]);
    if (there !== undefined) {
      await audit(db, now, caller, { suceso: 'casoAjeno', documentoIndicado: numero, valorNuevo: call });
      alarm(caller, 'foreignCode', { call });
    }
    throw new HttpProblem(404, {}, text.unknown);
  };

  const insert = (queries: Queries, numero: string, of: NewCase, member: string) =>
    queries.query(
      `INSERT INTO casos (numero, codigo_afiliado, creado_por, tipo, conjunto, abierto, descripcion, datos)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8::text::jsonb)`,
      [numero, of.codigoAfiliado, member, of.tipo, of.conjunto, now(), of.descripcion, JSON.stringify(of.datos)],
    );

  const held = async (queries: Queries, numero: string): Promise<CaseRow> => {
    const [row] = await queries.query<CaseRow>(
      `SELECT numero, tipo, conjunto, estatus, estatus_reembolso AS "estatusReembolso", devuelto FROM casos
       WHERE numero = $1 FOR UPDATE`,
      [numero],
    );
    if (row === undefined) throw new HttpProblem(404, {}, text.unknown);
    return row;
  };

  const isOverdue = ({ devuelto }: CaseRow) =>
    devuelto !== null && devuelto.getTime() + policy.returnedCaseMs <= now().getTime();

  /** Returned and still to be completed. */
  const refuseUnlessReturned = (row: CaseRow): void => {
    if (row.estatusReembolso === 'Anulado' || isOverdue(row)) throw new HttpProblem(409, {}, text.voided);
    if (row.tipo !== caseTypes.reembolso || row.estatusReembolso !== 'Devuelto')
      throw new HttpProblem(409, {}, text.notReturned);
  };

  const refuseUnlessOpen = (row: CaseRow): void => {
    if (row.tipo === caseTypes.reembolso) throw new HttpProblem(409, {}, text.editInstead);
    if (isOverdue(row)) throw new HttpProblem(409, {}, text.voided);
    if (row.estatus === 'Resuelto') throw new HttpProblem(409, {}, text.closed);
  };

  /** Adds files to an existing case. A returned case goes back to processing. */
  const addFiles = async (
    numero: string,
    files: readonly FilePart[],
    caller: Member,
    { call, refuse }: { call: 'updateSolicitudReembolso' | 'cargardocumento'; refuse: (row: CaseRow) => void },
  ): Promise<void> => {
    await refuseForeign(numero, caller, call);
    const [of] = await db.query<{ conjunto: string }>(`SELECT conjunto FROM casos WHERE numero = $1`, [numero]);
    const requirements = await requirementsOf(db, of?.conjunto ?? '');
    const attachments = await readAttachments(files, call === 'cargardocumento' ? requirements : asMany(requirements));
    await refuseNamed(files, caller);
    const member = caller.codigoAfiliado;
    const huella = fingerprint(fingerprints, [call, numero], attachments);
    await db.tx(async (queries) => {
      const row = await held(queries, numero);
      // Idempotent: a retry after a lost answer finds the work done.
      if ((await deduplicateCase(parts, queries, { member, huella, caso: numero })) !== null && row.devuelto === null)
        return;
      await rejectOverDailyLimit(parts, queries, member, { isCase: false, attachments });
      refuse(row);
      await storeAttachments(parts, queries, { caso: numero, member, attachments, returned: row.devuelto !== null });
      await queries.query(
        `UPDATE casos SET devuelto = NULL, estatus = 'En Curso', estatus_reembolso = '',
           respuesta = CASE WHEN devuelto IS NULL THEN respuesta ELSE '' END
         WHERE numero = $1`,
        [numero],
      );
      const suceso = row.devuelto === null ? 'documentos' : 'completado';
      await note(queries, now(), { caso: numero, suceso, actor: member });
      await audit(queries, now, caller, { suceso: `caso:${suceso}`, documentoIndicado: numero });
    });
  };

  return {
    /** The case number: a new one, or the existing one if the same request was just sent. */
    create: async (of: NewCase, files: readonly FilePart[], caller: Member): Promise<string> => {
      const requirements = await requirementsOf(db, of.conjunto);
      const attachments = await readAttachments(files, requirements);
      const isWhole = of.tipo === caseTypes.reembolso || of.tipo === caseTypes.preautorizacion;
      const missing = isWhole ? missingOf(requirements, attachments) : [];
      if (missing[0] !== undefined) {
        const required = requirements.filter(({ requerido }) => requerido).length;
        const loaded = text.loaded(required - missing.length, required);
        throw new HttpProblem(422, {}, of.tipo === caseTypes.reembolso ? text.missing(missing[0].descripcion) : loaded);
      }
      await refuseNamed(files, caller);
      const member = caller.codigoAfiliado;
      const huella = fingerprint(fingerprints, of, attachments);
      return db.tx(async (queries) => {
        const numero = await newNumber(queries);
        const before = await deduplicateCase(parts, queries, { member, huella, caso: numero });
        if (before !== null) return before;
        await rejectOverDailyLimit(parts, queries, member, { isCase: true, attachments });
        await insert(queries, numero, of, member);
        await storeAttachments(parts, queries, { caso: numero, member, attachments, returned: false });
        await note(queries, now(), { caso: numero, suceso: 'creado', actor: member });
        await audit(queries, now, caller, {
          suceso: 'caso:creado',
          documentoIndicado: of.codigoAfiliado,
          valorNuevo: JSON.stringify({ numero, tipo: of.tipo, documentos: attachments.length }),
        });
        return numero;
      });
    },

    upload: (numero: string, files: readonly FilePart[], caller: Member) =>
      addFiles(numero, files, caller, { call: 'cargardocumento', refuse: refuseUnlessOpen }),

    complete: (numero: string, files: readonly FilePart[], caller: Member) =>
      addFiles(numero, files, caller, { call: 'updateSolicitudReembolso', refuse: refuseUnlessReturned }),

    history: async (numero: string, caller: Member) => {
      await refuseForeign(numero, caller, 'historiaCaso');
      return db.query<{ momento: string; suceso: string; detalle: string }>(
        `SELECT to_char(momento AT TIME ZONE $2, 'YYYY-MM-DD"T"HH24:MI:SS"-04:00"') AS momento, suceso,
           CASE WHEN suceso = 'avisado' THEN detalle ELSE '' END AS detalle
         FROM (SELECT * FROM sucesos_caso WHERE caso = $1 ORDER BY id DESC LIMIT ${mostEvents}) s ORDER BY id`,
        [numero, timeZone],
      );
    },

    documents: async (numero: string, caller: Member, hold: Pick<MemoryReservation, 'take'>) => {
      await refuseForeign(numero, caller, 'consultarDocumentosPorTicket');
      const rows = await db.query<{ id: string; nombre: string; tipo: string; octetos: number }>(
        `SELECT id, nombre, tipo, octetos FROM (
           SELECT id, nombre, tipo, octetos, orden, sum(octetos) OVER (ORDER BY orden DESC) AS desde FROM documentos_caso
           WHERE caso = $1 AND reemplazado IS NULL
         ) d WHERE desde <= $2 ORDER BY orden`,
        [numero, mostHandedOut],
      );
      // The size as base64, checked before reading.
      const letters = rows.reduce((sum, { octetos }) => sum + 4 * Math.ceil(octetos / 3), 0);
      if (!hold.take(letters)) throw busy(5);
      const documents: { nombreArchivo: string; tipoMime: string; contenido: string }[] = [];
      for (const { id, nombre, tipo } of rows)
        documents.push({
          nombreArchivo: nombre,
          tipoMime: tipo,
          contenido: (await store.read(db, id)).toString('base64'),
        });
      return documents;
    },
  };
};
export type Cases = ReturnType<typeof createCases>;
