import type { MemberCard } from './member-card';

/** A card as stored on a device, with everything that its offline page shows. */
export interface SavedCard extends MemberCard {
  nombre: string;
  /** When it was saved, by the server's clock. */
  guardado: number;
}
