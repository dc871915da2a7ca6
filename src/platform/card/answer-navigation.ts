interface Answers {
  network: Promise<Response>;
  /** The cached page, if there is one. */
  kept: Promise<Response | undefined>;
  /** Resolves when the wait for the network has lasted too long. */
  patience: () => Promise<unknown>;
}

/** Answers from the network; from the cache if the network fails, is too slow, or has no server behind it. */
export const answerNavigation = async ({ network, kept, patience }: Answers): Promise<Response> => {
  // Avoids an unhandled rejection while the cache is being read.
  network.catch(() => undefined);
  const page = await kept.catch(() => undefined);
  if (page === undefined) return network;
  const served = network.then((answer) => (answer.status >= 500 ? page : answer));
  return Promise.race([served, patience().then(() => page)]).catch(() => page);
};
