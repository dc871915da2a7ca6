import { style } from '@vanilla-extract/css';
import { size, text } from './theme/scale';
import { color } from './theme/theme.css';

export const brand = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '11px',
  minHeight: size.targetMin,
  color: color.text,
  textDecoration: 'none',
  letterSpacing: '-0.015em',
  ...text.title3,
  fontWeight: 700,
});
