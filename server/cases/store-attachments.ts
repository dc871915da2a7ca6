import { randomUUID } from 'node:crypto';
import { lockAccount } from '../access/lock-account';
import type { Queries } from '../db/db';
import { HttpProblem } from '../http/http-problem';
import { messages } from '../texts/messages';
import type { CaseDeps } from './case-deps';
import { fileNameStem, nextFreeName } from './document-names';
import type { Attachment } from './read-attachments';

const dayMs = 86_400_000;

interface Kept {
  requisito: string;
  nombre: string;
  huella: string;
}

/**
 * Rejects files beyond the member's daily limit. The account is locked, so concurrent requests count one after the
 * other.
 */
export const rejectOverDailyLimit = async (
  { now, policy, quota }: Pick<CaseDeps, 'now' | 'policy' | 'quota'>,
  queries: Queries,
  member: string,
  { isCase, attachments }: { isCase: boolean; attachments: readonly Attachment[] },
): Promise<void> => {
  await lockAccount(queries, member);
  if (isCase) {
    const [used] = await queries.query<{ casos: number }>(
      `SELECT count(*) AS casos FROM casos WHERE creado_por = $1 AND abierto > $2`,
      [member, new Date(now().getTime() - dayMs)],
    );
    if ((used?.casos ?? 0) >= policy.casesPerMemberPerDay)
      throw new HttpProblem(429, { 'retry-after': '3600' }, messages.cases.dailyCases);
  }
  const bytes = attachments.reduce((sum, attachment) => sum + attachment.bytes.length, 0);
  if (bytes > 0) await quota.addStored(queries, member, bytes);
};

const inPlace = (queries: Queries, caso: string): Promise<Kept[]> =>
  queries.query<Kept>(
    `SELECT requisito, nombre, huella FROM documentos_caso WHERE caso = $1 AND reemplazado IS NULL ORDER BY orden`,
    [caso],
  );

/** The first document with more files than it allows, if any. */
const withoutRoom = (
  kept: readonly Kept[],
  attachments: readonly Attachment[],
): Attachment['requirement'] | undefined =>
  attachments
    .map(({ requirement }) => requirement)
    .find(({ codigo, cantidad }) => {
      const before = kept.filter(({ requisito }) => requisito === codigo).length;
      return before + attachments.filter(({ requirement }) => requirement.codigo === codigo).length > cantidad;
    });

/**
 * Lock the case before the call. Skips files that the case already has. A returned case accepts files beyond a
 * document's limit: a better copy and another page look alike, and neither may be lost.
 */
export const storeAttachments = async (
  { now, store }: Pick<CaseDeps, 'now' | 'store'>,
  queries: Queries,
  {
    caso,
    member,
    attachments,
    returned,
  }: { caso: string; member: string; attachments: readonly Attachment[]; returned: boolean },
): Promise<void> => {
  const kept = await inPlace(queries, caso);
  const isThere = ({ huella, requirement }: Attachment) =>
    kept.some((one) => one.huella === huella && one.requisito === requirement.codigo);
  const fresh = attachments.filter((attachment) => !isThere(attachment));
  const full = returned ? undefined : withoutRoom(kept, fresh);
  if (full !== undefined) throw new HttpProblem(422, {}, messages.cases.tooManyFiles(full.descripcion));
  const taken = new Set(kept.map(({ nombre }) => nombre.replace(/\.\w+$/, '').toLowerCase()));
  for (const { requirement, tipo, bytes, huella } of fresh) {
    const id = randomUUID();
    await queries.query(
      `INSERT INTO documentos_caso (id, caso, requisito, nombre, tipo, octetos, huella, subido, subido_por)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
      [
        id,
        caso,
        requirement.codigo,
        nextFreeName(fileNameStem(requirement.descripcion), tipo, taken),
        tipo,
        bytes.length,
        huella,
        now(),
        member,
      ],
    );
    await store.put(queries, id, bytes);
  }
};
