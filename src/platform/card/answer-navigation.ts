interface Answers {
  network: Promise<Response>;
  /** The cached page, if there is one. */
  kept: Promise<Response | undefined>;
  /** Resolves when the wait for the network has lasted too long for somebody who has a cached page. */
  patience: () => Promise<unknown>;
  /** What to answer without a cached page. */
  otherwise: () => Promise<Response>;
}

/**
 * Answers from the network; if it fails, or has no server behind it, from the cache or with what is shown otherwise. A
 * slow network is awaited only where nothing is cached.
 */
export const answerNavigation = async ({ network, kept, patience, otherwise }: Answers): Promise<Response> => {
  // Avoids an unhandled rejection while the cache is being read.
  const served = network.then((answer) => (answer.status >= 500 ? null : answer)).catch(() => null);
  const page = await kept.catch(() => undefined);
  if (page === undefined) return (await served) ?? otherwise();
  return (await Promise.race([served, patience().then(() => null)])) ?? page;
};
