import type { ComponentType } from 'react';
import { lazyPart as lazyPartWith } from '../ui/blocks/lazy-part';
import { LostPart } from './LostPart';

/** A lazy component that shows a load error in its place. */
export const lazyPart = <P extends object>(load: () => Promise<ComponentType<P>>) => lazyPartWith(load, LostPart);
