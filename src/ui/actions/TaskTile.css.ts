import { globalStyle, style } from '@vanilla-extract/css';
import { card } from '../blocks/Card.css';
import { depth } from '../theme/depth.css';
import { gutter, middle, motion, space, text } from '../theme/scale';
import { color } from '../theme/theme.css';

/** Two columns on the narrowest phone; one where the reader's font leaves no room for two. */
export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(8rem, 1fr))',
  gap: space[3],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [middle]: { gridTemplateColumns: 'repeat(auto-fit, minmax(10.5rem, 1fr))' } },
});
globalStyle(`${grid} > li`, { display: 'grid', minWidth: 0 });
// A last one alone in its row takes the row.
globalStyle(`${grid} > li:last-child:nth-child(odd)`, {
  gridColumn: '1 / -1',
  '@media': { [middle]: { gridColumn: 'auto' } },
});
export const task = style([
  card,
  {
    display: 'grid',
    alignContent: 'start',
    gap: space[2],
    padding: `${space[4]} ${gutter[4]}`,
    textDecoration: 'none',
    overflowWrap: 'anywhere',
    transition: `box-shadow ${motion.fast}, border-color ${motion.fast}`,
    '@media': {
      [middle]: { padding: space[4] },
      '(hover: hover)': { ':hover': { borderColor: color.borderControl, boxShadow: depth[2] } },
    },
    ':active': { background: color.primarySoft },
  },
]);
export const picture = style({ display: 'grid', color: color.primary });
export const title = style(text.control);
