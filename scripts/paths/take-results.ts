import { dayOf, type Outcome, outcomeOf } from './answers';
import { fingerprint } from './fingerprint';
import { groupBy } from './group-by';
import type { SheetRow } from './read-sheet';
import type { Result } from './results';
import type { Script } from './test-script';

export interface Known {
  flows: readonly string[];
  /** By id, of the flows that the sheets name. */
  scripts: ReadonlyMap<string, Script>;
  /** YYYY-MM-DD */
  today: string;
}

export interface Taken {
  results: readonly Result[];
  /** A sentence for each answer that is not taken. */
  problems: readonly string[];
  /** Taken, but of a path that has changed since. */
  notices: readonly string[];
}

interface Answer extends SheetRow {
  outcome: Outcome;
  day: string;
  script: Script;
}

const stepOf = ({ camino, paso }: SheetRow): string => (paso === '' ? camino : paso);
export const flowOf = (camino: string): string => camino.replace(/-[^-]*$/, '');

const withVersion = (version: string): string => (version === '' ? '' : `, con la versión ${version}`);

const problemOfPath = ({ where, camino, version }: SheetRow, { flows }: Known): string =>
  flows.includes(flowOf(camino))
    ? `${where}: el camino ${camino} ya no existe: sus pasos cambiaron desde que se escribió la hoja${withVersion(version)}.`
    : `${where}: «${camino}» no es un camino de este proyecto.`;

const answerIn = (row: SheetRow, known: Known): Answer | string => {
  const { where, camino, paso, resultado, probador, fecha } = row;
  const script = known.scripts.get(camino);
  if (script === undefined) return problemOfPath(row, known);
  if (paso !== '' && !script.pasos.some(({ id }) => id === paso))
    return `${where}: el paso «${paso}» no es del camino ${camino}.`;
  const outcome = outcomeOf(resultado);
  if (outcome === undefined)
    return `${where}: «${resultado.slice(0, 40)}» no es un resultado; escriba pasa, falla o no se pudo.`;
  if (probador === '') return `${where}: falta el probador.`;
  const day = dayOf(fecha);
  if (day === null)
    return fecha === ''
      ? `${where}: falta la fecha.`
      : `${where}: la fecha «${fecha.slice(0, 40)}» no se entiende; escríbala como 27/11/2026.`;
  if (day > known.today) return `${where}: la fecha «${fecha}» todavía no ha llegado.`;
  return { ...row, outcome, day, script };
};

/** One step answered in two ways. */
const contradiction = (answers: readonly Answer[]): string | null => {
  for (const [first, ...others] of groupBy(answers, stepOf)) {
    const other = others.find(({ outcome }) => outcome !== first?.outcome);
    if (first !== undefined && other !== undefined)
      return `${other.where}: ${stepOf(other)} dice «${other.outcome}», y «${first.outcome}» en ${first.where}, el mismo día; no se toma ninguno.`;
  }
  return null;
};

interface Run {
  where: string;
  result: Result;
}

/** What the rows of one tester, day and path say together. */
const runOf = (answers: readonly [Answer, ...Answer[]], remarks: readonly SheetRow[]): Run | string => {
  const [{ where, camino, day, probador, version, huella, script }] = answers;
  const said = contradiction(answers);
  if (said !== null) return said;
  const last = script.pasos.at(-1)?.id ?? '';
  const bad = answers.find(({ outcome }) => outcome === 'falla') ?? answers.find(({ outcome }) => outcome !== 'pasa');
  const done = bad ?? answers.find(({ paso }) => paso === '' || paso === last);
  if (done === undefined)
    return `${where}: el camino ${camino} queda sin terminar: falta el resultado de su último paso, ${last}.`;
  const own = remarks.filter((remark) => remark.camino === camino && answers.some(({ file }) => file === remark.file));
  return {
    where: done.where,
    result: {
      camino,
      fecha: day,
      probador,
      resultado: done.outcome,
      paso: bad?.paso ?? '',
      nota: [...new Set([...answers, ...own].map(({ nota }) => nota))].filter((nota) => nota !== '').join(' / '),
      version,
      huella: huella === '' ? fingerprint(script) : huella,
    },
  };
};

/** Two testers of one path and day must agree, because the order of their results is unknown. */
const disagreement = ([first, ...others]: readonly [Run, ...Run[]]): string | null => {
  const other = others.find(({ result }) => result.resultado !== first.result.resultado);
  if (other === undefined) return null;
  const said = ({ result }: Run) => `«${result.resultado}» de ${result.probador}`;
  return `${other.where}: ${said(other)} contradice ${said(first)} en ${first.where}, del mismo camino ${first.result.camino} y día; no se toma ninguno.`;
};

const noticeOf = ({ where, result: { camino, huella, version } }: Run, script: Script | undefined): string[] =>
  script === undefined || fingerprint(script) === huella
    ? []
    : [
        `${where}: el camino ${camino} cambió desde que se escribió la hoja${withVersion(version)}; su resultado se guarda como anticuado.`,
      ];

/** The results of filled sheets. A good answer is taken whatever is wrong with another. */
export const takeResults = (rows: readonly SheetRow[], known: Known): Taken => {
  const filled = rows.filter(({ resultado }) => resultado !== '');
  const remarks = rows.filter(({ resultado, nota }) => resultado === '' && nota !== '');
  // A deleted path is reported once per sheet, not at each step.
  const strays = new Map(filled.toReversed().map((row) => [`${row.file}\n${row.camino}`, row]));
  const once = filled.filter(
    (row) => known.scripts.has(row.camino) || strays.get(`${row.file}\n${row.camino}`) === row,
  );
  const read = once.map((row) => answerIn(row, known));
  const answers = read.filter((one) => typeof one !== 'string');
  const runs = groupBy(answers, ({ camino, day, probador }) => [camino, day, probador].join('\n')).map((run) =>
    runOf(run, remarks),
  );
  const days = groupBy(
    runs.filter((one) => typeof one !== 'string'),
    ({ result: { camino, fecha } }) => `${camino}\n${fecha}`,
  );
  const agreed = days.filter((runsOfDay) => disagreement(runsOfDay) === null).flat();
  const answered = new Set(filled.map(({ file, camino }) => `${file}\n${camino}`));
  return {
    results: agreed.map(({ result }) => result),
    problems: [
      ...[...read, ...runs].filter((one) => typeof one === 'string'),
      ...days.flatMap((runsOfDay) => disagreement(runsOfDay) ?? []),
      ...remarks
        .filter(({ file, camino }) => !answered.has(`${file}\n${camino}`))
        .map(({ where }) => `${where}: hay una nota y ningún resultado.`),
    ],
    notices: agreed.flatMap((run) => noticeOf(run, known.scripts.get(run.result.camino))),
  };
};
