export interface WrittenDraft {
  desde: number;
  datos: object | null;
}

/** Null where nobody can read it. */
export const writtenDraft = (text: string | null): WrittenDraft | null => {
  try {
    const { desde, datos }: { desde?: unknown; datos?: unknown } = Object(JSON.parse(text ?? 'null'));
    return typeof desde === 'number' && typeof datos === 'object' ? { desde, datos } : null;
  } catch {
    return null;
  }
};
