/** The displayed size of a picture. */
export interface Tamano {
  ancho: number;
  alto: number;
}

/** A square of the turned picture, in its points. */
export interface Recorte {
  /** Quarters of a turn, clockwise. */
  giro: 0 | 1 | 2 | 3;
  izquierda: number;
  arriba: number;
  lado: number;
}

/** The minimum size of a recognizable photo. */
const smallestSide = 160;

const quarters = [0, 1, 2, 3] as const;
const within = (value: number, most: number) => Math.min(Math.max(value, 0), Math.max(most, 0));

export const turnedSize = ({ ancho, alto }: Tamano, { giro }: Pick<Recorte, 'giro'>): Tamano =>
  giro % 2 === 0 ? { ancho, alto } : { ancho: alto, alto: ancho };

const fitted = (crop: Recorte, image: Tamano): Recorte => {
  const { ancho, alto } = turnedSize(image, crop);
  const largest = Math.min(ancho, alto);
  const lado = Math.min(Math.max(crop.lado, Math.min(smallestSide, largest)), largest);
  return {
    giro: crop.giro,
    lado,
    izquierda: within(crop.izquierda, ancho - lado),
    arriba: within(crop.arriba, alto - lado),
  };
};

/** As much as a square can hold, from the middle. */
export const wholeCrop = ({ ancho, alto }: Tamano): Recorte => {
  const lado = Math.min(ancho, alto);
  return { giro: 0, lado, izquierda: (ancho - lado) / 2, arriba: (alto - lado) / 2 };
};

/** Moves by fractions of the square's side, so that the picture follows the finger on any screen. */
export const moveCrop = (crop: Recorte, image: Tamano, { x, y }: { x: number; y: number }): Recorte =>
  fitted({ ...crop, izquierda: crop.izquierda + x * crop.lado, arriba: crop.arriba + y * crop.lado }, image);

/** Zooms around the centre; more than 1 zooms in. */
export const zoomCrop = (crop: Recorte, image: Tamano, factor: number): Recorte => {
  const { lado } = fitted({ ...crop, lado: crop.lado / factor }, image);
  const by = (crop.lado - lado) / 2;
  return fitted({ ...crop, lado, izquierda: crop.izquierda + by, arriba: crop.arriba + by }, image);
};

/** A quarter clockwise, the square with it. */
export const turnCrop = (crop: Recorte, image: Tamano): Recorte => {
  const { alto } = turnedSize(image, crop);
  const giro = quarters[(crop.giro + 1) % 4] ?? 0;
  return fitted({ giro, lado: crop.lado, izquierda: alto - crop.arriba - crop.lado, arriba: crop.izquierda }, image);
};
