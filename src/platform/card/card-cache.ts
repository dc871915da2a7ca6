/** What page and worker know of each other: where the page for times without a network is kept. */
export const cardCache = { name: 'carne', page: '/carne', list: '/carne/guardados' } as const;
