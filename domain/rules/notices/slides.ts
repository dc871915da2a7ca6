import { safeUrl } from '../access/safe-url';

export interface Slide {
  id: string;
  imagen: string;
  /** Null: the image is not a link. */
  enlace: string | null;
}

/** The images that may be shown. One with an unsafe link is shown without it; the ids are ours, so that no two are equal. */
export const slidesOf = (answer: readonly { ubicacion: string; accion: string }[]): readonly Slide[] =>
  answer.flatMap(({ ubicacion, accion }, index) => {
    const imagen = safeUrl(ubicacion);
    return imagen === null ? [] : [{ id: `imagen-${index + 1}`, imagen, enlace: safeUrl(accion) }];
  });

export interface Shown {
  laminas: readonly Slide[];
  indice: number;
}

/** Wraps around at both ends. */
export const moved = ({ laminas, indice }: Shown, by: number): number =>
  laminas.length === 0 ? 0 : (((indice + by) % laminas.length) + laminas.length) % laminas.length;

/** Keeps the current slide; if it is the removed one, the next takes its place. */
export const withoutSlide = ({ laminas, indice }: Shown, id: string): Shown => {
  const gone = laminas.findIndex((one) => one.id === id);
  if (gone === -1) return { laminas, indice };
  const rest = laminas.filter((one) => one.id !== id);
  return { laminas: rest, indice: moved({ laminas: rest, indice: gone < indice ? indice - 1 : indice }, 0) };
};
