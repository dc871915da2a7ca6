/** The path of the page as the browser shows it: a router has decoded it already. */
export const pathname = (): string => location.pathname;
