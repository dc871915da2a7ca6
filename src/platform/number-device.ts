import { type ShareOrCopy, shareOrCopy } from './share';

/** Copies or shares a case number. Call it inside a press. */
export interface NumberDevice {
  copy(text: string): Promise<void>;
  share(...what: Parameters<ShareOrCopy>): ReturnType<ShareOrCopy>;
}

export const numberDevice = (device: Pick<Navigator, 'clipboard'> = navigator): NumberDevice => ({
  copy: async (text) => device.clipboard.writeText(text),
  share: shareOrCopy,
});
