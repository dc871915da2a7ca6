import { style } from '@vanilla-extract/css';
import { middle, space, text } from '../theme/scale';
import { color } from '../theme/theme.css';

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 8.25rem), 1fr))',
  gap: `${space[5]} ${space[4]}`,
  '@media': { [middle]: { gridTemplateColumns: 'repeat(auto-fill, minmax(13rem, 1fr))' } },
});
/** Up to this width there are at most two columns, and the last of an odd number of facts spans both. */
const narrow = '(max-width: 27rem)';
export const fact = style({
  '@media': { [narrow]: { selectors: { '&:last-child:nth-child(odd)': { gridColumn: '1 / -1' } } } },
});
export const term = style({ color: color.textMuted, ...text.small });
export const value = style({ overflowWrap: 'anywhere', ...text.bodyStrong });
