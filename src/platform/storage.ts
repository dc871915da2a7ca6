export type Area = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

export interface SafeStorage {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
  removePrefix(prefix: string): void;
}

const probe = 'probe';

const usable = (open: () => Area): Area | null => {
  try {
    const area = open();
    area.setItem(probe, probe);
    area.removeItem(probe);
    return area;
  } catch {
    return null;
  }
};

const attempt = <T>(work: () => T, otherwise: T): T => {
  try {
    return work();
  } catch {
    return otherwise;
  }
};

/** Storage that never throws: what the browser does not keep lives in memory, so this tab works to its end. */
export const safeStorage = (open: () => Area): SafeStorage => {
  const area = usable(open);
  const memory = new Map<string, string>();
  const remove = (key: string) => {
    memory.delete(key);
    attempt(() => area?.removeItem(key), undefined);
  };
  return {
    get: (key) => memory.get(key) ?? attempt(() => area?.getItem(key) ?? null, null),
    set: (key, value) => {
      memory.delete(key);
      const kept = attempt(() => {
        area?.setItem(key, value);
        return area !== null;
      }, false);
      if (!kept) memory.set(key, value);
    },
    remove,
    removePrefix: (prefix) => {
      const stored = attempt(() => Array.from({ length: area?.length ?? 0 }, (_, index) => area?.key(index) ?? ''), []);
      for (const key of [...memory.keys(), ...stored]) if (key.startsWith(prefix)) remove(key);
    },
  };
};
