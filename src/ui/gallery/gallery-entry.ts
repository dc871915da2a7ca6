import type { ReactNode } from 'react';

/** One component; each of its states is drawn by itself, with the words of a sample. */
export interface GalleryEntry {
  name: string;
  /** Its states lie over the page, so that they cannot stand under each other. */
  alone?: boolean;
  states: Record<string, () => ReactNode>;
}
