/** A use that ended in an error, also in one that says that the server is busy, was no use of a limit. */
export const refundOnError = async <T>(takeBack: () => Promise<unknown>, work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    await takeBack();
    throw error;
  }
};
