import { style } from '@vanilla-extract/css';
import { on as chosen, off } from '../fields/Chips.css';
import { middle, space } from '../theme/scale';

/** One line that scrolls on phones; the padding leaves room for the focus ring. */
export const row = style({
  display: 'flex',
  gap: space[2],
  margin: `0 calc(-1 * ${space[2]})`,
  padding: space[2],
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '@media': { [middle]: { flexWrap: 'wrap', overflowX: 'visible' } },
});
const firm = style({ flex: 'none' });
export const free = style([off, firm]);
export const on = style([chosen, firm]);
export const still = style([chosen, firm, { cursor: 'default' }]);
