import { style, styleVariants } from '@vanilla-extract/css';
import { middle, space, text } from '../theme/scale';
import { color } from '../theme/theme.css';

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 8.25rem), 1fr))',
  gap: `${space[5]} ${space[4]}`,
  '@media': { [middle]: { gridTemplateColumns: 'repeat(auto-fill, minmax(13rem, 1fr))' } },
});
const phone = `not all and ${middle}`;
/** Up to this width there are at most two columns, and the last of an odd number of facts spans both. */
const narrow = '(max-width: 27rem)';
const fact = style({
  '@media': { [narrow]: { selectors: { '&:last-child:nth-child(odd)': { gridColumn: '1 / -1' } } } },
});
export const widths = styleVariants({
  column: [fact],
  phoneRow: [fact, { '@media': { [phone]: { gridColumn: '1 / -1' } } }],
  row: { gridColumn: '1 / -1' },
});
export const term = style({ color: color.textMuted, ...text.small });
export const value = style({ overflowWrap: 'break-word', ...text.bodyStrong });
