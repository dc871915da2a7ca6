import type { FileContent } from '../../domain/contract/files';
import type { PdfDevice, SheetEnd } from './pdf-device';

interface Kept {
  file: Blob;
  name: string;
  address: string;
  /** Another tab or a download may still read it: its URL stays valid until the next document. */
  left: boolean;
}

/** Holds the page's one document in memory: a Blob belongs neither in a chart's context nor in storage. */
export const pdfKeeper = (device: PdfDevice) => {
  let kept: Kept | null = null;
  const drop = () => {
    if (kept !== null) device.takeBack(kept.address);
    kept = null;
  };
  const held = (): Kept => {
    if (kept === null) throw new Error('no document is held');
    return kept;
  };
  const leave = () => {
    kept = { ...held(), left: true };
  };
  return {
    take: (file: FileContent, nap: string): string => {
      if (!(file instanceof Blob)) throw new Error('the answer is no file');
      drop();
      const address = device.lend(file);
      kept = { file, name: `autorizacion-${nap}.pdf`, address, left: false };
      return address;
    },
    save: () => {
      const { address, name } = held();
      device.save(address, name);
      leave();
    },
    leave,
    share: async (): Promise<SheetEnd> => {
      const { file, name } = held();
      return device.share(file, name);
    },
    release: () => {
      if (kept?.left === false) drop();
    },
    /** Call it when the page closes. */
    close: drop,
  };
};
