import { base64Of } from './base64-of';
import { type PhotoProcessor, photoProcessor } from './photo-processor';

/** What the dialog of the photo asks of the browser. Tests hand in another one. */
export interface PhotoDevice {
  workshop: PhotoProcessor;
  base64Of(file: Blob): Promise<string>;
  /** An address at which this page alone finds the file, until it is taken back. */
  lend(file: Blob): string;
  takeBack(address: string): void;
}

export const photoDevice = (): PhotoDevice => ({
  workshop: photoProcessor(),
  base64Of,
  lend: (file) => URL.createObjectURL(file),
  takeBack: (address) => URL.revokeObjectURL(address),
});
