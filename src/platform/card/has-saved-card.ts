/** Whether this device has a saved card: only then a service worker is registered for its address. */
export const hasSavedCard = async (): Promise<boolean> => {
  try {
    return (await navigator.serviceWorker?.getRegistration('/carne')) !== undefined;
  } catch {
    return false;
  }
};
