import { style } from '@vanilla-extract/css';
import { on as chosen, off } from '../fields/Chips.css';
import { gutter, middle, space } from '../theme/scale';

/** One line that scrolls on phones, to the edges of the page; the padding leaves room for the focus ring. */
export const row = style({
  display: 'flex',
  gap: space[2],
  margin: `0 calc(-1 * ${gutter[4]})`,
  padding: `${space[2]} ${gutter[4]}`,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '@media': { [middle]: { flexWrap: 'wrap', overflowX: 'visible', margin: 0, paddingInline: 0 } },
});
const firm = style({ flex: 'none' });
export const free = style([off, firm]);
export const on = style([chosen, firm]);
export const still = style([chosen, firm, { cursor: 'default' }]);
