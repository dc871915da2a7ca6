import * as v from 'valibot';

const file = v.object({
  flujo: v.string(),
  caminos: v.array(
    v.object({
      id: v.string(),
      pasos: v.pipe(
        v.array(
          v.object({
            id: v.string(),
            paso: v.string(),
            estado: v.string(),
            transiciones: v.array(v.string()),
            /** What was typed by hand and is no row of the cases. */
            evento: v.optional(v.looseObject({ type: v.string() })),
          }),
        ),
        v.minLength(1),
      ),
    }),
  ),
});
export type Recorded = v.InferOutput<typeof file>;

/** Several charts at once. */
const jointFile = v.object({
  composicion: v.string(),
  /** Without a chart: storage, the server, what else surrounds them. */
  actores: v.array(v.object({ actor: v.string(), flujo: v.nullable(v.string()) })),
  pasos: v.pipe(
    v.array(
      v.object({
        /** Those of one number happen together, in their order. */
        vez: v.number(),
        actor: v.string(),
        paso: v.string(),
        /** Empty: its page is closed. */
        estado: v.string(),
        transiciones: v.array(v.string()),
      }),
    ),
    v.minLength(1),
  ),
  /** From here on it repeats itself forever. */
  siempreDesde: v.optional(v.number()),
});
export type JointPath = v.InferOutput<typeof jointFile>;
export type JointStep = JointPath['pasos'][number];

const readAs = <T>(schema: v.GenericSchema<unknown, T>, text: string): T | null => {
  try {
    const read = v.safeParse(schema, JSON.parse(text));
    return read.success ? read.output : null;
  } catch {
    return null;
  }
};

/** What `--format json` printed; null: something else. */
export const recordedIn = (text: string): Recorded | null => readAs(file, text);

/** What `--property` wrote of a composition; null: something else. */
export const jointIn = (text: string): JointPath | null => readAs(jointFile, text);

/** The ways of one actor, each from where its page opens, as paths of its chart. */
export const runsOf = ({ pasos }: JointPath, actor: string): Recorded['caminos'] => {
  const runs: JointStep[][] = [];
  for (const step of pasos) {
    if (step.actor !== actor || step.estado === '') continue;
    if (step.paso.startsWith('inicio')) runs.push([step]);
    else runs.at(-1)?.push(step);
  }
  return runs.map((steps, run) => {
    const id = `${actor}.${run + 1}`;
    return { id, pasos: steps.map((step, index) => ({ ...step, id: `${id}.${index + 1}` })) };
  });
};
