export const servePortal: () => Promise<{ address: string; stop: () => Promise<void> }>;
