const removals = new Set<() => void>();

/** Something of an engine that may not outlive it: a process, a folder. */
export const leftover = (remove: () => void): void => void removals.add(remove);

/** However far an engine came, nothing of it stays. */
export const removeLeftovers = (): void => {
  for (const remove of [...removals].toReversed()) remove();
  removals.clear();
};

process.on('exit', removeLeftovers);
