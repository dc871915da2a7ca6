/** Passed to the servers of the tests, so that every worker can open the demo pages. */
export const demoToken = 'acceso-de-los-recorridos';

export const demoAddress = (path: `/demo/${string}`): string => `${path}?acceso=${demoToken}`;
