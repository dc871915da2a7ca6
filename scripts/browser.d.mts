export const findBrowser: () => Promise<string | undefined>;
export const findTestBrowser: () => Promise<string | undefined>;
export const findOrInstallTestBrowser: () => Promise<string | undefined>;
export const browserMissing: () => string;
