import type { ReactNode } from 'react';
import type { Space } from '../theme/scale';
import { gap, row, stack } from './Stack.css';

export const Stack = ({ space = 4, children }: { space?: Space; children: ReactNode }) => (
  <div className={`${stack} ${gap[space]}`}>{children}</div>
);

export const Row = ({ space = 3, children }: { space?: Space; children: ReactNode }) => (
  <div className={`${row} ${gap[space]}`}>{children}</div>
);
