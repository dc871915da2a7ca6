import type { StoredDocument } from './collect';

const safe = (name: string) => name.replace(/[^\p{L}\p{N} ._-]+/gu, '_').replace(/^\.+/, '_');

/** The paths of documents in an archive: each once, and none that leads out of its folder. */
export const fileNames = () => {
  const taken = new Set<string>();
  return ({ caso, nombre }: Pick<StoredDocument, 'caso' | 'nombre'>): string => {
    const folder = caso === null ? 'documentos' : `documentos/${safe(caso)}`;
    const [, stem = '', ending = ''] = /^(.*?)(\.\w+)?$/.exec(safe(nombre)) ?? [];
    let path = `${folder}/${stem}${ending}`;
    for (let copy = 2; taken.has(path.toLowerCase()); copy += 1) path = `${folder}/${stem} (${copy})${ending}`;
    taken.add(path.toLowerCase());
    return path;
  };
};
