/**
 * The portal's only service worker. At the root, because a worker answers for nothing above its own folder; its name
 * never changes.
 */
export const cardWorkerFile = '/carne-sw.js';
