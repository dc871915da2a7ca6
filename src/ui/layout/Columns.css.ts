import { style } from '@vanilla-extract/css';
import { space, wide } from '../theme/scale';

const base = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[6],
  alignItems: 'start',
});
const beside = (broad: string) => ({
  '@media': {
    [wide]: {
      columnGap: space[7],
      selectors: { '&:has(> :nth-child(2))': { gridTemplateColumns: `minmax(0, ${broad}) minmax(0, 1fr)` } },
    },
  },
});

export const columns = style([base, beside('1.72fr')]);
export const evenColumns = style([base, beside('1.2fr')]);
