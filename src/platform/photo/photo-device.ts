import { base64Of } from './base64-of';
import { type PhotoProcessor, photoProcessor } from './photo-processor';

/** Browser functions of the photo dialog; tests pass their own. */
export interface PhotoDevice {
  workshop: PhotoProcessor;
  base64Of(file: Blob): Promise<string>;
  /** An object URL, valid until revoked. */
  lend(file: Blob): string;
  takeBack(address: string): void;
}

export const photoDevice = (): PhotoDevice => ({
  workshop: photoProcessor(),
  base64Of,
  lend: (file) => URL.createObjectURL(file),
  takeBack: (address) => URL.revokeObjectURL(address),
});
