import { approvedPaths } from '../../explore/approved';
import type { Flow } from '../../explore/flows';
import { verdictWords } from '../../studio/proposal/compare-paths';
import { comparePaths } from '../../studio/proposal/paths-job';
import { changesBetween } from '../changes';
import type { Note } from '../compare';
import { chartOf } from '../difference';
import { touchedRows } from '../touched-rows';
import type { JsonObject } from './syntax';

/** What a reviewer asks of a proposal besides its picture: requirements, and paths that change or come. */
export const reviewOf = async ({ name, machine, cases }: Flow, proposal: JsonObject): Promise<Note[]> => {
  const rows = touchedRows(changesBetween(chartOf(machine), proposal));
  const approved = await approvedPaths({ name, cases });
  const paths = approved.map(({ id, trace }) => ({ id, labels: trace.map(({ label }) => label) }));
  const job = { flow: name, proposal, answers: {}, paths };
  const { changes, added, unknown } =
    cases === null ? { changes: [], added: [], unknown: '' } : await comparePaths(cases, job, () => {});
  const others = changes.filter(({ verdict }) => verdict !== 'igual');
  return [
    { title: 'Requisitos que toca', lines: rows },
    {
      title: 'Caminos aprobados que no siguen igual',
      lines: others.map(({ id, verdict, why }) => `${id}: ${verdictWords[verdict]}: ${why}`),
    },
    { title: 'Caminos nuevos', lines: added.map(({ id, labels }) => `${id}: ${labels.join(' → ')}`) },
    { title: 'Caminos que no se buscaron', lines: unknown === '' ? [] : [unknown] },
  ].filter(({ lines }) => lines.length > 0);
};
