import { randomUUID } from 'node:crypto';
import { lockAccount } from '../access/lock-account';
import type { Queries } from '../db/db';
import { HttpProblem } from '../http/http-problem';
import { messages } from '../messages';
import type { CaseParts } from './case-parts';
import { freeName, stemOf } from './document-names';
import type { Paper } from './read-papers';

const dayMs = 86_400_000;
const megabyte = 1024 * 1024;

interface Kept {
  requisito: string;
  nombre: string;
  huella: string;
}

/** No more of one member than a day has room for. With the account held, so that many at once are counted one by one. */
export const refuseTooMuch = async (
  { now, policy }: Pick<CaseParts, 'now' | 'policy'>,
  queries: Queries,
  member: string,
  { isCase, papers }: { isCase: boolean; papers: readonly Paper[] },
): Promise<void> => {
  await lockAccount(queries, member);
  const since = new Date(now().getTime() - dayMs);
  const [used] = await queries.query<{ casos: number; octetos: number }>(
    `SELECT (SELECT count(*) FROM casos WHERE creado_por = $1 AND abierto > $2) AS casos,
       (SELECT coalesce(sum(octetos), 0)::bigint FROM documentos_caso WHERE subido_por = $1 AND subido > $2) AS octetos`,
    [member, since],
  );
  const retry = { 'retry-after': '3600' };
  if (isCase && (used?.casos ?? 0) >= policy.casesPerMemberPerDay)
    throw new HttpProblem(429, retry, messages.cases.dailyCases);
  const bytes = papers.reduce((sum, paper) => sum + paper.bytes.length, used?.octetos ?? 0);
  if (bytes > policy.uploadMegabytesPerMemberPerDay * megabyte)
    throw new HttpProblem(429, retry, messages.cases.dailyFiles);
};

const inPlace = (queries: Queries, caso: string): Promise<Kept[]> =>
  queries.query<Kept>(
    `SELECT requisito, nombre, huella FROM documentos_caso WHERE caso = $1 AND reemplazado IS NULL ORDER BY orden`,
    [caso],
  );

/** One of which there would be more files than it takes; undefined: there is room for all. */
const withoutRoom = (kept: readonly Kept[], papers: readonly Paper[]): Paper['requirement'] | undefined =>
  papers
    .map(({ requirement }) => requirement)
    .find(({ codigo, cantidad }) => {
      const before = kept.filter(({ requisito }) => requisito === codigo).length;
      return before + papers.filter(({ requirement }) => requirement.codigo === codigo).length > cantidad;
    });

/**
 * With the case held. What is there already is not kept twice. A returned case takes what comes beside what it has, also
 * beyond the limit of a document: nobody can tell a better copy from one more page, and nothing of either may be lost.
 */
export const keepPapers = async (
  { now, store }: Pick<CaseParts, 'now' | 'store'>,
  queries: Queries,
  { caso, member, papers, returned }: { caso: string; member: string; papers: readonly Paper[]; returned: boolean },
): Promise<void> => {
  const kept = await inPlace(queries, caso);
  const isThere = ({ huella, requirement }: Paper) =>
    kept.some((one) => one.huella === huella && one.requisito === requirement.codigo);
  const fresh = papers.filter((paper) => !isThere(paper));
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
        freeName(stemOf(requirement.descripcion), tipo, taken),
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
