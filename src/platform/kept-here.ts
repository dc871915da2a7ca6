import type { Guardado, TipoGuardado } from '../../domain/rules/session/kept-kinds';
import { cardCache } from './card/card-cache';
import { type CardPlace, deleteAllCards } from './card/delete-cards';
import { draftPrefix, receiptPrefix } from './clear-drafts';
import { keys } from './session-store';
import type { SafeStorage } from './storage';

/** The kinds of all keys that the portal writes, by the beginnings of the keys. The first that fits counts. */
const kinds: readonly (readonly [TipoGuardado, readonly string[]])[] = [
  ['borradores', [draftPrefix]],
  ['recibos', [receiptPrefix]],
  ['foto', [keys.photo]],
  [
    'notificaciones',
    [
      ...[keys.readNotifications, keys.popupShown, keys.onboardingShown, keys.passkeyOffered],
      'mantenimientos_cerrados',
    ],
  ],
  // With where the font is, which the first paint of a page reads.
  ['preferencias', [keys.theme, 'letra']],
  ['dispositivo', [keys.device]],
  [
    'sesion',
    [
      ...[keys.autenticado, keys.token, keys.lastActivity, keys.endReason, keys.endUntold, keys.untoldEnd],
      ...[keys.clubIntent, keys.clubVisit, keys.waitingMail],
    ],
  ],
];

const kindOf = (key: string): TipoGuardado =>
  kinds.find(([, beginnings]) => beginnings.some((beginning) => key.startsWith(beginning)))?.[0] ?? 'otros';

/** Why the session ended, and that the server has to be told: both opens nothing, and ends by itself. */
const afterLogout = [keys.endReason, keys.untoldEnd];

interface Areas {
  local: SafeStorage;
  session: SafeStorage;
  cards: CardPlace;
}

const cardBytes = async ({ caches }: CardPlace): Promise<number> => {
  if (!(await caches?.has(cardCache.name))) return 0;
  const cache = await caches?.open(cardCache.name);
  let bytes = 0;
  for (const request of (await cache?.keys()) ?? []) bytes += (await (await cache?.match(request))?.blob())?.size ?? 0;
  return bytes;
};

/** By kind, without what is in them. */
export const keptHere = async ({ local, session, cards }: Areas): Promise<readonly Guardado[]> => {
  const sizes = new Map<TipoGuardado, number>();
  const add = (kind: TipoGuardado, bytes: number) => sizes.set(kind, (sizes.get(kind) ?? 0) + bytes);
  for (const area of [local, session])
    for (const key of area.keys('')) if (key !== '') add(kindOf(key), 2 * (key.length + (area.get(key) ?? '').length));
  const saved = await cardBytes(cards);
  if (saved > 0) add('carnes', saved);
  return [...sizes].map(([tipo, octetos]) => ({ tipo, octetos }));
};

/** Call it after the log-out. */
export const wipeDevice = async ({ local, session, cards }: Areas): Promise<void> => {
  for (const area of [local, session])
    for (const key of area.keys('')) if (!afterLogout.some((beginning) => key.startsWith(beginning))) area.remove(key);
  await deleteAllCards(cards);
};
