import { todayInSantoDomingo } from '../dates/dates';
import { type EndedService, endedService } from '../plan/ended-service';
import { validityOf } from '../plan/validity';
import type { MemberCard } from './member-card';

/** A card as stored on a device, with everything that its offline page shows. */
export interface SavedCard extends MemberCard {
  nombre: string;
  /** When it was saved, by the server's clock. */
  guardado: number;
}

/**
 * `endedService` of a saved card. A device whose clock is slow does not undo what was known when the card was saved.
 * `today`: yyyy-MM-dd, in Santo Domingo, by the device's clock.
 */
export const endedServiceOfSaved = ({ planes, guardado }: SavedCard, today: string): EndedService | null => {
  const savedOn = todayInSantoDomingo(guardado);
  return endedService(planes, today < savedOn ? savedOn : today);
};

/** The first day without service after the card was saved, yyyy-MM-dd; null if it had ended before, or no day is known. */
export const firstDayWithoutService = (card: SavedCard): string | null => {
  const savedOn = todayInSantoDomingo(card.guardado);
  if (endedServiceOfSaved(card, savedOn) !== null) return null;
  const days = card.planes.map(({ finVigencia = '' }) => validityOf(finVigencia, savedOn).renewal);
  return days.toSorted().find((day) => day !== '' && endedServiceOfSaved(card, day) !== null) ?? null;
};
