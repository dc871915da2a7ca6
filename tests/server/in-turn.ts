/** The answers of so many uses, one after the other. */
export const inTurn = async <T>(times: number, use: (nth: number) => Promise<T>): Promise<T[]> => {
  const answers: T[] = [];
  for (let nth = 0; nth < times; nth += 1) answers.push(await use(nth));
  return answers;
};
