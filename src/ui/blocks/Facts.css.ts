import { style } from '@vanilla-extract/css';
import { size, space, text } from '../theme/scale';
import { color } from '../theme/theme.css';

export const facts = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${size.pairRest}), 1fr))`,
  gap: `${space[4]} ${space[5]}`,
});
export const term = style({ color: color.textMuted, ...text.small });
export const value = style({ overflowWrap: 'anywhere', ...text.bodyStrong });
export const missing = style({ color: color.textMuted, ...text.body });
