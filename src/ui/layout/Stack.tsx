import type { ReactNode } from 'react';
import type { Space } from '../theme/scale';
import { apart, gap, row, stack } from './Stack.css';

export const Stack = ({ space = 4, children }: { space?: Space; children: ReactNode }) => (
  <div className={`${stack} ${gap[space]}`}>{children}</div>
);

interface RowProps {
  space?: Space;
  /** The last item stands at the end of the line. */
  ends?: boolean;
  children: ReactNode;
}

export const Row = ({ space = 3, ends = false, children }: RowProps) => (
  <div className={`${row} ${gap[space]}${ends ? ` ${apart}` : ''}`}>{children}</div>
);
