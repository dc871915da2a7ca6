export const build: () => Promise<void>;
