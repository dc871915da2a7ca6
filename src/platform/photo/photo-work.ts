import type { Recorte, Tamano } from '../../../domain/rules/picture/crop';
import { turnedSize } from '../../../domain/rules/picture/crop';
import { cutSide, largestFile, largestPhoto, reducedSide } from '../../../domain/rules/picture/photo';
import { type Picture, seenSize } from '../../../domain/rules/picture/picture';
import { type Rechazo, readPhoto, withoutTraces } from '../../../domain/rules/picture/read-photo';

/** A photo ready to send, with its displayed size. */
export interface PhotoFile extends Tamano {
  file: Blob;
}

export interface Reduced extends PhotoFile {
  /** The size of the original. */
  original: Tamano;
}

export type Looked =
  /** `pesada`: too many bytes, and unreadable. */
  | { rechazo: Rechazo | 'pesada' }
  /** Too many bytes, but reducible. */
  | { grande: Tamano }
  | { lista: PhotoFile };

/** A canvas, of a worker or of the page. */
export interface Surface {
  context: Pick<
    CanvasRenderingContext2D,
    'drawImage' | 'fillRect' | 'fillStyle' | 'imageSmoothingQuality' | 'setTransform' | 'transform'
  >;
  toJpeg(quality: number): Promise<Blob>;
}

export type MakeSurface = (size: Tamano) => Surface;

/** The transform from stored to displayed pixels, by EXIF orientation. */
const laid = ({ orientation, width: w, height: h }: Picture): [number, number, number, number, number, number] => {
  switch (orientation) {
    case 1:
      return [1, 0, 0, 1, 0, 0];
    case 2:
      return [-1, 0, 0, 1, w, 0];
    case 3:
      return [-1, 0, 0, -1, w, h];
    case 4:
      return [1, 0, 0, -1, 0, h];
    case 5:
      return [0, 1, 1, 0, 0, 0];
    case 6:
      return [0, 1, -1, 0, h, 0];
    case 7:
      return [0, -1, -1, 0, h, w];
    case 8:
      return [0, -1, 1, 0, 0, w];
  }
};

const sizeOf = (picture: Picture): Tamano => {
  const { width, height } = seenSize(picture);
  return { ancho: width, alto: height };
};

/** Reads a complete picture, and returns how to decode it. */
export const openPicture = async (file: Blob) => {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const read = readPhoto(bytes);
  if ('rechazo' in read) return read;
  // Without its EXIF orientation, so that no browser rotates the picture twice.
  const decode = () => createImageBitmap(new Blob([...read.picture.bare], { type: read.type }));
  return { read, decode };
};

/** The best result within the limit: first lowers the quality, then the resolution. */
const fitting = async (draw: (size: Tamano) => Surface, first: Tamano, limit: number): Promise<PhotoFile> => {
  for (let part = 1; part > 0.2; part *= 0.75) {
    const size = {
      ancho: Math.max(1, Math.round(first.ancho * part)),
      alto: Math.max(1, Math.round(first.alto * part)),
    };
    const surface = draw(size);
    for (const quality of [0.9, 0.8, 0.68]) {
      const file = await surface.toJpeg(quality);
      if (file.size <= limit) return { file, ...size };
    }
  }
  throw new Error('no size of this photo is small enough');
};

/** A white background, because JPG has no transparency. */
const blank = (make: MakeSurface, size: Tamano): Surface => {
  const surface = make(size);
  surface.context.fillStyle = '#fff';
  surface.context.fillRect(0, 0, size.ancho, size.alto);
  surface.context.imageSmoothingQuality = 'high';
  return surface;
};

/** Checks that the file is a photo; one that can be sent is returned without the metadata of place and time. */
export const look = async (file: Blob): Promise<Looked> => {
  if (file.size > largestFile) return { rechazo: 'pesada' };
  const opened = await openPicture(file);
  const tooLarge = file.size > largestPhoto;
  if ('rechazo' in opened) return tooLarge && opened.rechazo === 'cortada' ? { rechazo: 'pesada' } : opened;
  const size = sizeOf(opened.read.picture);
  if (tooLarge) return { grande: size };
  try {
    (await opened.decode()).close();
  } catch {
    return { rechazo: 'cortada' };
  }
  return { lista: { ...size, file: new Blob([...withoutTraces(opened.read)], { type: opened.read.type }) } };
};

type Opened = Exclude<Awaited<ReturnType<typeof openPicture>>, { rechazo: Rechazo }>['read'];

/** The upright picture, with its longer side limited to `longest` pixels. */
const scaledPicture = ({ picture }: Opened, longest: number, bitmap: ImageBitmap, make: MakeSurface) => {
  const { ancho, alto } = sizeOf(picture);
  const scale = Math.min(1, longest / Math.max(ancho, alto));
  const draw = (size: Tamano) => {
    const surface = blank(make, size);
    surface.context.setTransform(size.ancho / ancho, 0, 0, size.alto / alto, 0, 0);
    surface.context.transform(...laid(picture));
    surface.context.drawImage(bitmap, 0, 0);
    return surface;
  };
  const size = { ancho: Math.max(1, Math.round(ancho * scale)), alto: Math.max(1, Math.round(alto * scale)) };
  return { draw, size, original: { ancho, alto } };
};

/** A thumbnail. */
export const preview = (opened: Opened, longest: number, bitmap: ImageBitmap, make: MakeSurface): Promise<Blob> => {
  const { draw, size } = scaledPicture(opened, longest, bitmap, make);
  return draw(size).toJpeg(0.7);
};

/** The whole photo, upright, at the highest resolution that fits the limit. */
export const reduce = async (file: Blob, make: MakeSurface, limit = largestPhoto): Promise<Reduced> => {
  const opened = await openPicture(file);
  if ('rechazo' in opened) throw new Error(opened.rechazo);
  const bitmap = await opened.decode();
  try {
    const { draw, size, original } = scaledPicture(opened.read, reducedSide, bitmap, make);
    return { ...(await fitting(draw, size, limit)), original };
  } finally {
    bitmap.close();
  }
};

const quarter = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
] as const;

/** The crop square, upright and rotated as requested. */
export const cut = async (file: Blob, crop: Recorte, make: MakeSurface): Promise<PhotoFile> => {
  const opened = await openPicture(file);
  if ('rechazo' in opened) throw new Error(opened.rechazo);
  const { picture } = opened.read;
  const image = sizeOf(picture);
  const turned = turnedSize(image, crop);
  const side = Math.max(1, Math.round(Math.min(crop.lado, cutSide)));
  const bitmap = await opened.decode();
  const draw = ({ ancho }: Tamano) => {
    const surface = blank(make, { ancho, alto: ancho });
    const scale = ancho / crop.lado;
    const [cos, sin] = quarter[crop.giro];
    surface.context.setTransform(scale, 0, 0, scale, -crop.izquierda * scale, -crop.arriba * scale);
    // Rotates around the centre: of the rotated picture, then of the upright one.
    surface.context.transform(cos, sin, -sin, cos, turned.ancho / 2, turned.alto / 2);
    surface.context.transform(1, 0, 0, 1, -image.ancho / 2, -image.alto / 2);
    surface.context.transform(...laid(picture));
    surface.context.drawImage(bitmap, 0, 0);
    return surface;
  };
  try {
    return await fitting(draw, { ancho: side, alto: side }, largestPhoto);
  } finally {
    bitmap.close();
  }
};
