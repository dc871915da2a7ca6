import { style } from '@vanilla-extract/css';
import { space, wide } from '../theme/scale';

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  alignItems: 'start',
  '@media': {
    [wide]: {
      columnGap: space[7],
      selectors: { '&:has(> :nth-child(2))': { gridTemplateColumns: 'minmax(0, 1.72fr) minmax(0, 1fr)' } },
    },
  },
});
