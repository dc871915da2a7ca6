import { availableParallelism, totalmem } from 'node:os';

const gigabyte = 1024 ** 3;

/** As many as the cores keep busy, and as the memory has room for: a quarter of it is everybody else's. */
export const workerCount = (
  { more, gigabytesEach },
  { cores, memory } = { cores: availableParallelism(), memory: totalmem() },
) => Math.max(1, Math.min(cores + more, Math.floor((memory * 0.75) / (gigabytesEach * gigabyte))));
