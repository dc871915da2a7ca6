/** The parts of Cache Storage and service worker that the card uses. */
export const fakeCache = (refuse: () => Error | null = () => null) => {
  const stores = new Map<string, Map<string, Response>>();
  const registered: string[] = [];
  const orThrow = () => {
    const problem = refuse();
    if (problem !== null) throw problem;
  };
  const open = async (name: string) => {
    orThrow();
    const store = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, store);
    return { put: async (address: string, page: Response) => void store.set(address, page) };
  };
  const parts = {
    caches: {
      open,
      has: async (name: string) => stores.has(name),
      delete: async (name: string) => stores.delete(name),
      match: async (address: string, { cacheName = '' } = {}) => stores.get(cacheName)?.get(address)?.clone(),
    },
    workers: {
      register: async (file: string, { scope = '' } = {}) => {
        orThrow();
        if (!registered.includes(`${file} ${scope}`)) registered.push(`${file} ${scope}`);
        return { active: {}, scope };
      },
      getRegistrations: async () =>
        registered.map((one) => ({
          scope: one.split(' ')[1],
          active: { scriptURL: one.split(' ')[0] },
          unregister: async () => registered.splice(registered.indexOf(one), 1).length > 0,
        })),
    },
  };
  return {
    /** Typed for a browser, of which it is this part. */
    device: parts as unknown as { caches: CacheStorage; workers: ServiceWorkerContainer },
    registered,
    /** All that is kept, by name and address. */
    all: async () =>
      Object.fromEntries(
        await Promise.all(
          [...stores].flatMap(([name, store]) =>
            [...store].map(async ([address, page]) => [`${name} ${address}`, await page.clone().text()]),
          ),
        ),
      ) as Record<string, string>,
    page: () => stores.get('carne')?.get('/carne'),
  };
};
