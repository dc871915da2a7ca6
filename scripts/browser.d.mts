export const findBrowser: () => Promise<string | undefined>;
export const findOrInstallBrowser: () => Promise<string | undefined>;
export const browserMissing: () => string;
