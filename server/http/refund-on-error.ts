/** Refunds a counted attempt if the work throws, also for 503. */
export const refundOnError = async <T>(takeBack: () => Promise<unknown>, work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    await takeBack();
    throw error;
  }
};
