import { availableParallelism, totalmem } from 'node:os';

/** With its databases and browser a worker of any step takes less. */
const memoryEach = 1024 ** 3;

/** As many workers as cores and three quarters of the memory allow. */
export const workerCount = ({ more }, { cores, memory } = { cores: availableParallelism(), memory: totalmem() }) =>
  Math.max(1, Math.min(cores + more, Math.floor((memory * 0.75) / memoryEach)));
