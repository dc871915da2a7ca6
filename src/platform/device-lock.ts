/** Whether this device itself can ask its owner for a finger, a face or a PIN. */
export const hasDeviceLock = async (): Promise<boolean> => {
  try {
    return await PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable();
  } catch {
    return false;
  }
};
