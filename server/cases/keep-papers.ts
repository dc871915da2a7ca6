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
  id: string;
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
    `SELECT id, requisito, nombre, huella FROM documentos_caso WHERE caso = $1 AND reemplazado IS NULL ORDER BY orden`,
    [caso],
  );

/** Of each document the oldest files give way to those for which there is no room. */
const givingWay = (kept: readonly Kept[], papers: readonly Paper[]): readonly Kept[] =>
  [...new Set(papers.map(({ requirement }) => requirement))].flatMap(({ codigo, cantidad }) => {
    const before = kept.filter(({ requisito }) => requisito === codigo);
    const added = papers.filter(({ requirement }) => requirement.codigo === codigo).length;
    return before.slice(0, Math.max(0, before.length + added - cantidad));
  });

/**
 * With the case held. What is there already is not kept twice. Beyond the limit of a document `replaces` decides: the
 * oldest of it give way, or nothing is kept.
 */
export const keepPapers = async (
  { now, store }: Pick<CaseParts, 'now' | 'store'>,
  queries: Queries,
  { caso, member, papers, replaces }: { caso: string; member: string; papers: readonly Paper[]; replaces: boolean },
): Promise<void> => {
  const kept = await inPlace(queries, caso);
  const isThere = ({ huella, requirement }: Paper) =>
    kept.some((one) => one.huella === huella && one.requisito === requirement.codigo);
  const fresh = papers.filter((paper) => !isThere(paper));
  const gone = givingWay(kept, fresh);
  const [first] = gone;
  if (first !== undefined && !replaces) {
    const of = fresh.find(({ requirement }) => requirement.codigo === first.requisito);
    throw new HttpProblem(422, {}, messages.cases.tooManyFiles(of?.requirement.descripcion ?? ''));
  }
  for (const { id } of gone)
    await queries.query(`UPDATE documentos_caso SET reemplazado = $2 WHERE id = $1`, [id, now()]);
  const taken = new Set(
    kept.filter((one) => !gone.includes(one)).map(({ nombre }) => nombre.replace(/\.\w+$/, '').toLowerCase()),
  );
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
