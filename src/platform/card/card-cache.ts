/** Shared by page and service worker: where the offline page is cached. */
export const cardCache = { name: 'carne', page: '/carne', list: '/carne/guardados' } as const;
