import { type StoredType, storedName, storedType } from '../../domain/rules/requests/stored-file';
import { base64Blob } from './base64-blob';

/** What a browser does with files that it has been given. */
export interface FileDevice {
  /** An address at which this browser alone finds the file, until it is taken back. */
  lend(file: Blob): string;
  takeBack(address: string): void;
  /** Until the browser has done what else there was to do. */
  pause(): Promise<void>;
}

export const fileDevice = (): FileDevice => ({
  lend: (file) => URL.createObjectURL(file),
  takeBack: (address) => URL.revokeObjectURL(address),
  pause: () => new Promise((resolve) => setTimeout(resolve)),
});

interface Sent {
  nombreArchivo: string;
  contenido: string;
}

export interface StoredFile {
  nombre: string;
  tipo: StoredType | null;
  tamano: number;
  /** Empty: it came damaged. */
  direccion: string;
}

interface Kept {
  address: string;
  /** Another tab or the folder of downloads reads it: it stays until others come or the page goes. */
  left: boolean;
}

/** The documents of one case: no chart holds what is in them, and no storage keeps it. */
export const storedFiles = (device: FileDevice) => {
  let kept: readonly Kept[] = [];
  const drop = (which: (one: Kept) => boolean) => {
    for (const { address } of kept.filter(which)) device.takeBack(address);
    kept = kept.filter((one) => !which(one));
  };
  return {
    take: async (sent: readonly Sent[], signal: AbortSignal): Promise<StoredFile[]> => {
      const found = [];
      for (const { nombreArchivo, contenido } of sent) {
        found.push({ nombre: storedName(nombreArchivo), decoded: await base64Blob(contenido, device.pause) });
        signal.throwIfAborted();
      }
      drop(() => true);
      const files = found.map(({ nombre, decoded }): StoredFile => {
        if (decoded === null) return { nombre, tipo: null, tamano: 0, direccion: '' };
        const tipo = storedType(decoded.beginning);
        // What nobody knows is never opened as what it calls itself.
        const file = decoded.file.slice(0, decoded.file.size, tipo ?? 'application/octet-stream');
        return { nombre, tipo, tamano: file.size, direccion: device.lend(file) };
      });
      kept = files.flatMap(({ direccion }) => (direccion === '' ? [] : [{ address: direccion, left: false }]));
      return files;
    },
    leave: (address: string) => {
      kept = kept.map((one) => (one.address === address ? { ...one, left: true } : one));
    },
    release: () => drop(({ left }) => !left),
    /** The page goes. */
    close: () => drop(() => true),
  };
};
