import { CountdownRing } from '../../../src/ui/blocks/CountdownRing';
import type { GalleryEntry } from '../gallery-entry';

export const entries: GalleryEntry[] = [
  {
    name: 'CountdownRing',
    states: {
      'al empezar': () => <CountdownRing seconds={60} of={60} />,
      'a medias': () => <CountdownRing seconds={48} of={60} />,
      'al final': () => <CountdownRing seconds={0} of={60} />,
    },
  },
];
