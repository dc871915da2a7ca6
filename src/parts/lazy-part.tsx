import type { ComponentType, ReactNode } from 'react';
import { shellTexts } from '../texts/shell';
import { lazyComponent } from '../ui/blocks/lazy-component';
import { Skeleton } from '../ui/blocks/Skeleton';
import { LostPart } from './LostPart';

const fields = () => <Skeleton shape="field" count={4} label={shellTexts.cargando} />;

/** A part of a page with a chunk of its own. If the chunk fails, an error with a retry replaces it. */
export const lazyPart = <P extends object>(
  load: () => Promise<ComponentType<P>>,
  waiting: (props: P) => ReactNode = fields,
) => lazyComponent(load, { waiting, Failed: LostPart });
