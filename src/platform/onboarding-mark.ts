import { keys } from './session-store';
import type { SafeStorage } from './storage';

/** Once per session and affiliate: kept until the session ends, over reloads. */
export const onboardingMark = (session: SafeStorage, codigoAfiliado: string) => {
  const key = keys.onboardingShown + codigoAfiliado;
  return {
    shown: (): boolean => session.get(key) !== null,
    set: (): void => session.set(key, 'true'),
  };
};
