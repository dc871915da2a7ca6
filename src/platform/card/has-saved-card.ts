/** Whether this device keeps a card: then, and only then, somebody answers for its address. */
export const hasSavedCard = async (): Promise<boolean> => {
  try {
    return (await navigator.serviceWorker?.getRegistration('/carne')) !== undefined;
  } catch {
    return false;
  }
};
