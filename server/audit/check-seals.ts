import type { Key } from '../access/keys';
import { erasedBy } from './erase-member';
import { readLeaves, rootOf, rowHash, type Seal, type SealedRow } from './seal';

export type SealFault =
  | { what: 'cambiada' | 'falta' | 'añadida'; fila: number }
  | { what: 'selloCambiado' | 'selloFalta' | 'raizPerdida' | 'otraRaiz' | 'sinLlave'; sello: number };

interface Parts {
  keysOf: (seal: Seal) => readonly Key[];
  /** Rows sealed before this may have been removed. */
  keptSince: Date;
  /** By number of the seal, what is kept elsewhere: in a log, on a receipt. */
  roots: ReadonlyMap<number, string>;
  /** They are of a log, which has each. */
  isLog: boolean;
}

/** Names each sealed row that is not as it was written, and each seal that is not. */
export const createSealCheck = ({ keysOf, keptSince, roots, isLog }: Parts) => {
  const faults: SealFault[] = [];
  const counts = { sellos: 0, selladas: 0, borradas: 0 };
  const missing = new Set<number>();
  const erased = new Set<number>();
  let before = { id: 0, raiz: '' };

  const checkChain = (seal: Seal) => {
    const { id: sello, raiz } = seal;
    for (let lost = before.id + 1; lost < sello; lost += 1) faults.push({ what: 'selloFalta', sello: lost });
    if (rootOf(seal, before.raiz) !== raiz) faults.push({ what: 'selloCambiado', sello });
    const said = roots.get(sello);
    if (isLog && said === undefined) faults.push({ what: 'raizPerdida', sello });
    if (said !== undefined && said !== raiz) faults.push({ what: 'otraRaiz', sello });
    before = seal;
  };

  return {
    /** In order, each with the rows after the one before up to `hasta`. */
    next: (seal: Seal, rows: readonly SealedRow[]): void => {
      checkChain(seal);
      const keys = keysOf(seal);
      if (keys.length === 0) faults.push({ what: 'sinLlave', sello: seal.id });
      const left = new Map(rows.map(({ id, contenido }) => [id, contenido]));
      counts.sellos += 1;
      for (const { id, hash } of readLeaves(seal.hojas)) {
        counts.selladas += 1;
        const contenido = left.get(id);
        left.delete(id);
        const isOld = seal.momento < keptSince;
        if (contenido === undefined && isOld) counts.borradas += 1;
        else if (contenido === undefined) missing.add(id);
        else if (keys.some((key) => rowHash(key, contenido).equals(hash)))
          for (const fila of erasedBy(contenido)) erased.add(fila);
        else if (keys.length > 0) faults.push({ what: 'cambiada', fila: id });
      }
      for (const fila of left.keys()) faults.push({ what: 'añadida', fila });
    },
    end: () => {
      for (const sello of roots.keys()) if (sello > before.id) faults.push({ what: 'selloFalta', sello });
      for (const fila of missing) if (!erased.has(fila)) faults.push({ what: 'falta', fila });
      // An erasure names each row that it took, sealed by then or not.
      return { faults, ...counts, pedidas: [...missing].filter((fila) => erased.has(fila)) };
    },
  };
};
