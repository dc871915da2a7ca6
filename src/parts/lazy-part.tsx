import type { ComponentType } from 'react';
import { lazyPart as lazyPartWith } from '../ui/blocks/lazy-part';
import { LostPart } from './LostPart';

/** A part of a page, said in its place when it does not come. */
export const lazyPart = <P extends object>(load: () => Promise<ComponentType<P>>) => lazyPartWith(load, LostPart);
