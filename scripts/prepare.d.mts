export const build: () => Promise<void>;
export const isKnownNode: (version: string) => boolean;
