export type SheetEnd = 'compartido' | 'cancelado';

/** What a browser does with a document that has been fetched. */
export interface PdfDevice {
  /** An address at which this browser alone finds the file, until it is taken back. */
  lend(file: Blob): string;
  takeBack(address: string): void;
  save(address: string, name: string): void;
  /** Whether there is a sheet to share files with. */
  canShare(): boolean;
  /** Inside a press, or the browser refuses it. */
  share(file: Blob, name: string): Promise<SheetEnd>;
  /** The address of a path of the portal, to the clipboard: inside a press, too. */
  copyAddress(path: string): Promise<void>;
}

interface Device {
  canShare?: (data: { files: File[] }) => boolean;
  share?: (data: { files: File[] }) => Promise<void>;
  clipboard?: Pick<Clipboard, 'writeText'>;
}

const pdf = (content: BlobPart[], name: string) => new File(content, name, { type: 'application/pdf' });

const wasClosed = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'name' in error && error.name === 'AbortError';

export const pdfDevice = (device: Device = navigator, page: Document = document): PdfDevice => ({
  lend: (file) => URL.createObjectURL(file),
  takeBack: (address) => URL.revokeObjectURL(address),
  save: (address, name) => {
    const link = page.createElement('a');
    link.href = address;
    link.download = name;
    link.click();
  },
  canShare: () => device.share !== undefined && device.canShare?.({ files: [pdf([], 'documento.pdf')] }) === true,
  share: async (file, name) => {
    if (device.share === undefined) throw new Error('nothing to share with');
    return device.share({ files: [pdf([file], name)] }).then(
      () => 'compartido',
      (error: unknown) => {
        // Closing the share sheet is not a failure.
        if (wasClosed(error)) return 'cancelado';
        throw error instanceof Error ? error : new Error('the sheet failed');
      },
    );
  },
  copyAddress: async (path) => {
    if (device.clipboard === undefined) throw new Error('nothing to copy with');
    await device.clipboard.writeText(new URL(path, page.location.origin).href);
  },
});
