import { type ShareOrCopy, shareOrCopy } from './share';

/** What a browser does with a number that somebody wants to keep: inside a press. */
export interface NumberDevice {
  copy(text: string): Promise<void>;
  share(...what: Parameters<ShareOrCopy>): ReturnType<ShareOrCopy>;
}

export const numberDevice = (device: Pick<Navigator, 'clipboard'> = navigator): NumberDevice => ({
  copy: async (text) => device.clipboard.writeText(text),
  share: shareOrCopy,
});
