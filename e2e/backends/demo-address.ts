/** The servers of the journeys start with it, so that it opens the demonstration's pages in every worker. */
export const demoToken = 'acceso-de-los-recorridos';

export const demoAddress = (path: `/demo/${string}`): string => `${path}?acceso=${demoToken}`;
