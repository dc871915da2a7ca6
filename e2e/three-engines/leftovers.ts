const removals = new Set<() => void>();

/** Registers the removal of a process or folder that must not outlive the run. */
export const leftover = (remove: () => void): void => void removals.add(remove);

/** Removes them all, also after a failed start. */
export const removeLeftovers = (): void => {
  for (const remove of [...removals].toReversed()) remove();
  removals.clear();
};

process.on('exit', removeLeftovers);
