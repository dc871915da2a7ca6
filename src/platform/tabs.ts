import { type EndReason, isEndReason } from '../../domain/rules/session/session';
import { listen, type Source } from './listen';
import { keys } from './session-store';

/** `salio` includes its reason, because it may arrive before the storage of another process does. */
export type TabMessage = { tipo: 'salio'; motivo: EndReason } | { tipo: 'entro' } | { tipo: 'cambio' };

export interface Tabs {
  tell(message: TabMessage): void;
  listen(heard: (message: TabMessage) => void): () => void;
  /** Another tab changed the value of one of these keys. */
  onStored(keys: readonly string[], changed: () => void): () => void;
}

export type Channel = Source & { postMessage(message: unknown): void };

const messageOf = (data: unknown): TabMessage | null => {
  if (typeof data !== 'object' || data === null) return null;
  const { tipo, motivo } = data as { tipo?: unknown; motivo?: unknown };
  if (tipo === 'salio') return { tipo, motivo: isEndReason(motivo) ? motivo : 'otraPestana' };
  return tipo === 'entro' ? { tipo } : null;
};

/** Events of other tabs, from storage events and from a BroadcastChannel. */
export const otherTabs = (page: Source, open: () => Channel): Tabs => {
  let channel: Channel | null = null;
  try {
    channel = open();
  } catch {
    // Storage events still work.
  }
  const onStored: Tabs['onStored'] = (watched, changed) =>
    listen(page, ['storage'], (event) => {
      // Without a key the whole storage was cleared.
      const key = 'key' in event ? event.key : null;
      if (key === null || watched.some((one) => one === key)) changed();
    });
  return {
    tell: (message) => channel?.postMessage(message),
    onStored,
    listen: (heard) => {
      const stored = onStored([keys.autenticado, keys.token], () => heard({ tipo: 'cambio' }));
      const told = channel
        ? listen(channel, ['message'], (event) => {
            const message = messageOf('data' in event ? event.data : null);
            if (message !== null) heard(message);
          })
        : () => {};
      return () => {
        stored();
        told();
      };
    },
  };
};
