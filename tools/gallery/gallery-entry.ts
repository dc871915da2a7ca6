import type { ReactNode } from 'react';

/** One component, with a sample for each of its states. */
export interface GalleryEntry {
  name: string;
  /** Its states are overlays and cannot be shown side by side. */
  alone?: boolean;
  states: Record<string, () => ReactNode>;
}
