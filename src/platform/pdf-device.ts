export type SheetEnd = 'compartido' | 'cancelado';

/** Browser functions for a downloaded document. */
export interface PdfDevice {
  /** An object URL, valid until revoked. */
  lend(file: Blob): string;
  takeBack(address: string): void;
  save(address: string, name: string): void;
  /** Whether the browser can share files. */
  canShare(): boolean;
  /** Call it inside a press, or the browser rejects it. */
  share(file: Blob, name: string): Promise<SheetEnd>;
  /** Copies the full address of a portal path. Call it inside a press, too. */
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
