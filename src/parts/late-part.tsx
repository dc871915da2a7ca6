import type { ComponentType } from 'react';
import { latePart as latePartOf } from '../ui/blocks/late-part';
import { LostPart } from './LostPart';

/** A part of a page, said in its place when it does not come. */
export const latePart = <P extends object>(load: () => Promise<ComponentType<P>>) => latePartOf(load, LostPart);
