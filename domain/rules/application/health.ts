import type { Symptom } from './application-lists';

export const relatives = ['esUsted', 'esPadre', 'esMadre', 'esHermano', 'esAbuelo', 'esTio', 'esOtro'] as const;
export type Relative = (typeof relatives)[number];

export interface HealthAnswer {
  tiene: boolean;
  /** The relatives with the condition. */
  quienes: readonly Relative[];
  /** The additional text of the condition. */
  detalle: string;
}

/** By the code of the condition; no entry: not answered. */
export type HealthAnswers = Readonly<Record<string, HealthAnswer | undefined>>;

export interface HealthGroup {
  /** The words of the parent; empty for conditions that have none. */
  titulo: string;
  preguntas: readonly Symptom[];
}

const byOrder = (one: Symptom, other: Symptom) => one.numeroOrden - other.numeroOrden;

/**
 * The catalogue as displayed: in its own order, children under their parent, which becomes their title. An entry with
 * an unknown parent, or itself as parent, stands alone; nothing is left out.
 */
export const healthGroups = (catalogue: readonly Symptom[]): readonly HealthGroup[] => {
  const sorted = [...catalogue].sort(byOrder);
  const codes = new Set(sorted.map(({ codigo }) => codigo));
  const under = (parent: Symptom, seen: ReadonlySet<string>): readonly Symptom[] =>
    sorted
      .filter(({ codigo, codigoPadre }) => codigoPadre === parent.codigo && !seen.has(codigo))
      .flatMap((child) => [child, ...under(child, new Set([...seen, child.codigo]))]);
  const roots = sorted.filter(({ codigoPadre }) => !codes.has(codigoPadre));
  const asked = roots.map((root) => ({ root, children: under(root, new Set([root.codigo])) }));
  const reached = new Set(asked.flatMap(({ root, children }) => [root, ...children].map(({ codigo }) => codigo)));
  const groups: HealthGroup[] = [];
  const alone = (one: Symptom) => {
    const last = groups.at(-1);
    if (last?.titulo === '') groups[groups.length - 1] = { titulo: '', preguntas: [...last.preguntas, one] };
    else groups.push({ titulo: '', preguntas: [one] });
  };
  for (const { root, children } of asked) {
    if (children.length === 0) alone(root);
    else groups.push({ titulo: root.descripcion, preguntas: children });
  }
  for (const one of sorted) if (!reached.has(one.codigo)) alone(one);
  return groups;
};

export const healthQuestions = (catalogue: readonly Symptom[]): readonly Symptom[] =>
  healthGroups(catalogue).flatMap(({ preguntas }) => preguntas);

const nobody: HealthAnswer = { tiene: false, quienes: [], detalle: '' };

/** A «no» keeps the details of a previous «yes», in case of a mistake; they are not sent. */
export const answered = (answers: HealthAnswers, codigo: string, tiene: boolean): HealthAnswers => ({
  ...answers,
  [codigo]: { ...(answers[codigo] ?? nobody), tiene },
});

/** Answers the open conditions with «No». */
export const noneOf = (answers: HealthAnswers, codigos: readonly string[]): HealthAnswers => ({
  ...Object.fromEntries(codigos.map((codigo) => [codigo, nobody])),
  ...answers,
});

export const marked = (answers: HealthAnswers, codigo: string, quien: Relative): HealthAnswers => {
  const { quienes, ...answer } = answers[codigo] ?? nobody;
  const now = quienes.includes(quien) ? quienes.filter((one) => one !== quien) : [...quienes, quien];
  return { ...answers, [codigo]: { ...answer, quienes: now } };
};

export const detailed = (answers: HealthAnswers, codigo: string, detalle: string): HealthAnswers => ({
  ...answers,
  [codigo]: { ...(answers[codigo] ?? nobody), detalle },
});
