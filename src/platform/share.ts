export interface Shared {
  title: string;
  text: string;
  /** The path of a page of this portal. */
  path: string;
}

interface Device {
  share?: (data: { title: string; text: string; url: string }) => Promise<void>;
  clipboard?: Pick<Clipboard, 'writeText'>;
}

const wasClosed = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

/** Opens the share sheet, or copies the address. Call it inside a press, or the browser blocks the sheet. */
export const shareOrCopy = async (
  { title, text, path }: Shared,
  device: Device = navigator,
  origin = location.origin,
): Promise<'compartido' | 'copiado'> => {
  const url = origin + path;
  if (device.share !== undefined) {
    const shared = await device.share({ title, text, url }).then(() => true, wasClosed);
    if (shared) return 'compartido';
  }
  if (device.clipboard === undefined) throw new Error('nothing to copy with');
  await device.clipboard.writeText(`${text}\n${url}`);
  return 'copiado';
};

export type ShareOrCopy = typeof shareOrCopy;
