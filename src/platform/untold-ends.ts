import { keys } from './session-store';
import type { SafeStorage } from './storage';

/** The numbers of sessions that ended here while the server could not be told. They open nothing. */
export const untoldEnds = (local: SafeStorage, now: () => number, keptMs: number) => {
  const all = () => local.keys(keys.untoldEnd).map((key) => ({ key, sesion: key.slice(keys.untoldEnd.length) }));
  return {
    any: () => all().length > 0,
    /** Those that are worth telling; older ones are forgotten, also after the clock was set back. */
    read: (): readonly string[] =>
      all().flatMap(({ key, sesion }) => {
        const ended = local.get(key);
        if (ended !== null && Math.abs(now() - Number(ended)) <= keptMs) return sesion;
        local.remove(key);
        return [];
      }),
    forget: (sesion: string) => local.remove(keys.untoldEnd + sesion),
    forgetAll: () => local.removePrefix(keys.untoldEnd),
  };
};
