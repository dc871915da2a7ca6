export const undoAll = (undo: readonly (() => void)[]) => (): void => {
  for (const one of undo) one();
};
