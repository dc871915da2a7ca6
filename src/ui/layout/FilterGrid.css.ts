import { style } from '@vanilla-extract/css';
import { middle, space, wide } from '../theme/scale';

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[5],
  alignItems: 'start',
  '@media': {
    [middle]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [wide]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});
export const end = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[3],
  alignItems: 'center',
  // Aligns the buttons with the field beside them, which has a label above.
  '@media': { [middle]: { paddingTop: `calc(1.375rem + ${space[1]})` } },
});
