/** The page's path as the browser shows it, still percent-encoded, unlike the router's. */
export const pathname = (): string => location.pathname;
