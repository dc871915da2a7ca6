/** How the points of a file lie: 1 as they are seen, 6 as a phone writes them that was held upright. */
export type Orientation = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

export interface PictureSize {
  width: number;
  height: number;
}

/** What a file holds that is whole. */
export interface Picture extends PictureSize {
  orientation: Orientation;
  /** The same points in the same order, without place, date, device, words or whatever follows the end. */
  bare: readonly Uint8Array<ArrayBuffer>[];
}

/** Of the picture as it is seen. */
export const seenSize = ({ width, height, orientation }: Omit<Picture, 'bare'>): PictureSize =>
  orientation > 4 ? { width: height, height: width } : { width, height };
