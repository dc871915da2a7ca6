// Loaded before the server by logins.ts: what it holds once nothing is left that nobody needs.
process.on('message', () => {
  globalThis.gc?.();
  process.send?.(process.memoryUsage());
});
