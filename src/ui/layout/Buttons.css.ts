import { style } from '@vanilla-extract/css';
import { middle, space } from '../theme/scale';

export const buttons = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[2],
  '@media': { [middle]: { display: 'flex', flexWrap: 'wrap', alignItems: 'center' } },
});
