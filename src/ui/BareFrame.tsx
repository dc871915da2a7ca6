import type { ReactNode } from 'react';
import { content, SkipLink } from './SkipLink';

/** The page alone, without bar and menu. */
export const BareFrame = ({ skipLabel, children }: { skipLabel: string; children: ReactNode }) => (
  <>
    <SkipLink label={skipLabel} />
    <main id={content} tabIndex={-1}>
      {children}
    </main>
  </>
);
