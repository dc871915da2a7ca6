export type Area = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

export interface SafeStorage {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
  /** All keys with this prefix. */
  keys(prefix: string): readonly string[];
  removePrefix(prefix: string): void;
}

const usable = (open: () => Area): Area | null => {
  try {
    const area = open();
    // Probes by reading, because a full storage rejects writes and still has its values.
    area.getItem('');
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

/** Storage that never throws: values that the browser rejects stay in memory until the tab closes. */
export const safeStorage = (open: () => Area): SafeStorage => {
  const area = usable(open);
  const memory = new Map<string, string>();
  const remove = (key: string) => {
    memory.delete(key);
    attempt(() => area?.removeItem(key), undefined);
  };
  const keys = (prefix: string) => {
    const stored = attempt(() => Array.from({ length: area?.length ?? 0 }, (_, index) => area?.key(index) ?? ''), []);
    return [...new Set([...memory.keys(), ...stored])].filter((key) => key.startsWith(prefix));
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
    keys,
    removePrefix: (prefix) => {
      for (const key of keys(prefix)) remove(key);
    },
  };
};
