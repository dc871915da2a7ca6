/** The result of the work, or `late()` thrown when it takes longer than the limit. */
export const within = async <T>(limitMs: number, work: Promise<T>, late: () => Error): Promise<T> => {
  if (limitMs === Number.POSITIVE_INFINITY) return work;
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(late()), limitMs);
  });
  try {
    return await Promise.race([work, tooLate]);
  } finally {
    clearTimeout(timer);
  }
};
