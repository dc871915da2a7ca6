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

/** What `--format json` printed; null: something else. */
export const recordedIn = (text: string): Recorded | null => {
  try {
    const read = v.safeParse(file, JSON.parse(text));
    return read.success ? read.output : null;
  } catch {
    return null;
  }
};
