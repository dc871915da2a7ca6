import { style } from '@vanilla-extract/css';
import { space, text } from '../theme/scale';
import { color } from '../theme/theme.css';

export const region = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[3] });
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${space[1]} ${space[4]}`,
});
export const heading = style({ overflowWrap: 'anywhere', ...text.title2 });
export const status = style({ color: color.textMuted, ...text.small });
