import { clubIntentMs } from '../../domain/rules/policy';
import { readClaims } from '../../domain/rules/session/claims';
import { type Clocks, type EndReason, type Reading, readSession } from '../../domain/rules/session/session';
import { jwtPayload } from '../../domain/rules/session/token';
import type { SafeStorage } from './storage';

export const keys = {
  autenticado: 'autenticado',
  token: 'token',
  popupShown: 'popupShown',
  clubIntent: 'club_beneficiario',
  photo: 'selectedImage',
  lastActivity: 'lastActivity',
  onboardingShown: 'onboarding_shown_',
  clubVisit: 'club_visita',
  endReason: 'motivo_cierre',
  endUntold: 'cierre_sin_decir',
  theme: 'tema',
  device: 'dispositivo',
  passkeyOffered: 'llave_ofrecida',
  readNotifications: 'notificaciones_leidas_',
  waitingMail: 'correo_pendiente',
  /** With the number of a session that the server does not yet know to be over: the time of its end. */
  untoldEnd: 'salida_',
} as const;

export interface SessionStore {
  reading(): Reading;
  /** The token that this tab uses: one that another tab stores does not affect pending calls. */
  token(): string | null;
  open(token: string, now: number): void;
  adopt(): void;
  close(reason: EndReason): void;
  /** After another tab closed the session: this tab must not change the storage any more. */
  forget(): void;
  /** Whether a session ended without this tab's wish, and the log-in page has not reported it yet. */
  endUntold(): boolean;
  endTold(): void;
  lastActivity(): string | null;
  touch(now: number): void;
  club(): 'no' | 'intencion' | 'visita';
  /** A visitor asked for the club: after a log-in within the hour it opens. */
  intendClub(): void;
  startClubVisit(): void;
  popupShown(): boolean;
  rememberPopup(): void;
  forgetPopup(): void;
}

interface Parts {
  local: SafeStorage;
  session: SafeStorage;
  clocks(): Clocks;
  idleCloseMs: number;
}

/** End reasons that this tab did not choose. */
const taken: readonly EndReason[] = ['vencida', 'inactividad', 'otraPestana', 'otroDispositivo'];
/** End reasons that the server knows. */
const known: readonly EndReason[] = ['vencida', 'otroDispositivo', 'cuentaCerrada'];

export const sessionStore = ({ local, session, clocks, idleCloseMs }: Parts): SessionStore => {
  let token: string | null = null;
  const forget = (reason?: EndReason) => {
    if (token !== null && reason !== undefined && taken.includes(reason)) session.set(keys.endUntold, 'true');
    token = null;
    session.removePrefix(keys.onboardingShown);
    session.remove(keys.clubVisit);
  };
  const intended = () => {
    const asked = local.get(keys.clubIntent);
    // A mark without a time was written by other code: it counts as new.
    return asked !== null && !(Math.abs(clocks().now - Number(asked)) >= clubIntentMs);
  };
  const begun = () => {
    for (const area of [session, local]) area.remove(keys.endReason);
    session.remove(keys.endUntold);
  };
  return {
    reading: () =>
      readSession(
        {
          autenticado: local.get(keys.autenticado),
          token: local.get(keys.token),
          lastActivity: local.get(keys.lastActivity),
          motivo: session.get(keys.endReason) ?? local.get(keys.endReason),
        },
        clocks(),
        idleCloseMs,
        readClaims,
      ),
    token: () => token,
    open: (opened, at) => {
      forget();
      token = opened;
      local.set(keys.lastActivity, String(at));
      local.set(keys.token, opened);
      local.set(keys.autenticado, 'true');
      begun();
    },
    adopt: () => {
      token = local.get(keys.token);
      begun();
    },
    close: (reason) => {
      forget(reason);
      const jti = jwtPayload(local.get(keys.token) ?? '')?.jti;
      if (typeof jti === 'string' && !known.includes(reason)) local.set(keys.untoldEnd + jti, String(clocks().now));
      // Other tabs may see the change of storage before its reason is told them.
      if (reason === 'otroDispositivo') local.set(keys.endReason, reason);
      local.set(keys.autenticado, 'false');
      for (const key of [keys.token, keys.lastActivity, keys.photo]) local.remove(key);
      session.set(keys.endReason, reason);
    },
    forget: () => forget('otraPestana'),
    endUntold: () => session.get(keys.endUntold) !== null,
    endTold: () => session.remove(keys.endUntold),
    lastActivity: () => local.get(keys.lastActivity),
    touch: (at) => {
      // Compares for inequality: a clock that was set back must be able to write again.
      if (Math.abs(at - Number(local.get(keys.lastActivity) ?? Number.NaN)) < 1000) return;
      local.set(keys.lastActivity, String(at));
    },
    club: () => (session.get(keys.clubVisit) !== null ? 'visita' : intended() ? 'intencion' : 'no'),
    intendClub: () => local.set(keys.clubIntent, String(clocks().now)),
    startClubVisit: () => {
      local.remove(keys.clubIntent);
      session.set(keys.clubVisit, 'true');
    },
    popupShown: () => local.get(keys.popupShown) !== null,
    rememberPopup: () => local.set(keys.popupShown, 'true'),
    forgetPopup: () => local.remove(keys.popupShown),
  };
};
