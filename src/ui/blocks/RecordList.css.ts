import { style } from '@vanilla-extract/css';
import { space, text } from '../theme/scale';
import { color } from '../theme/theme.css';

export const item = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: `0 ${space[3]}`,
  padding: `${space[3]} 0`,
  selectors: { '& + &': { borderTop: `1px solid ${color.border}` } },
});
export const title = style({ overflowWrap: 'anywhere', ...text.control });
export const date = style({ color: color.textMuted, ...text.small });
export const line = style({ gridColumn: '1 / -1', overflowWrap: 'anywhere', color: color.textMuted, ...text.small });
