import { style } from '@vanilla-extract/css';
import { radius, size, space, text } from './theme/scale';
import { color } from './theme/theme.css';

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  minHeight: size.targetMin,
  color: color.link,
  ...text.control,
});
export const banner = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  minHeight: size.control,
  padding: space[4],
  borderRadius: radius.lg,
  background: color.accentSoft,
  color: color.text,
  textDecoration: 'none',
  ...text.control,
});
