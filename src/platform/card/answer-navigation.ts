interface Answers {
  network: Promise<Response>;
  /** What this device keeps, if it does. */
  kept: Promise<Response | undefined>;
  /** Over when nobody waits any longer. */
  patience: () => Promise<unknown>;
}

/** Answers from the network; from the cache if the network fails, is too slow, or has no server behind it. */
export const answerNavigation = async ({ network, kept, patience }: Answers): Promise<Response> => {
  // Until what is kept has been looked up nobody has heard yet that it failed.
  network.catch(() => undefined);
  const page = await kept.catch(() => undefined);
  if (page === undefined) return network;
  const served = network.then((answer) => (answer.status >= 500 ? page : answer));
  return Promise.race([served, patience().then(() => page)]).catch(() => page);
};
