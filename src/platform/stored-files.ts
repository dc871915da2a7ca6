import { type StoredType, storedName, storedType } from '../../domain/rules/requests/stored-file';
import { base64Blob } from './base64-blob';

/** Browser functions for downloaded files. */
export interface FileDevice {
  /** An object URL, valid until revoked. */
  lend(file: Blob): string;
  takeBack(address: string): void;
  /** Yields to the event loop. */
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
  /** The object URL; empty if the file is damaged. */
  direccion: string;
}

interface Kept {
  address: string;
  /** Another tab or a download may still read it: its URL stays valid until other files arrive or the page closes. */
  left: boolean;
}

/** The documents of one case, in memory: their contents belong neither in a chart's context nor in storage. */
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
        // A file of unknown type is never opened as the type that it claims.
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
    /** Call it when the page closes. */
    close: () => drop(() => true),
  };
};
