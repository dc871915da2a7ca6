import type { MemberCard } from './member-card';

/** A card as a device keeps it: all that its page says, since nothing can be asked then. */
export interface SavedCard extends MemberCard {
  nombre: string;
  /** When this was kept, by the server's clock. */
  guardado: number;
}
