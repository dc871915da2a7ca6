/** EXIF orientation: 1 is upright, 6 is a phone held upright. */
export type Orientation = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

export interface PictureSize {
  width: number;
  height: number;
}

/** The facts of a complete picture. */
export interface Picture extends PictureSize {
  orientation: Orientation;
  /** The same image data without location, date, device, texts, or data after the end. */
  bare: readonly Uint8Array<ArrayBuffer>[];
}

/** The displayed size. */
export const seenSize = ({ width, height, orientation }: Omit<Picture, 'bare'>): PictureSize =>
  orientation > 4 ? { width: height, height: width } : { width, height };
