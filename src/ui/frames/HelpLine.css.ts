import { style } from '@vanilla-extract/css';
import { size, space, text } from '../theme/scale';
import { color } from '../theme/theme.css';

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[5],
  color: color.textMuted,
  ...text.small,
});
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  minHeight: size.targetMin,
  overflowWrap: 'anywhere',
  fontSize: `min(${text.small.fontSize}, 6vw)`,
  color: color.link,
});
