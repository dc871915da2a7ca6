import { style } from '@vanilla-extract/css';
import { text } from '../theme/scale';
import { color } from '../theme/theme.css';

export const ring = style({ display: 'block', width: '132px', height: '132px', margin: '0 auto', overflow: 'visible' });
export const track = style({ fill: 'none', stroke: color.surfaceSunken, strokeWidth: 10 });
export const arc = style({ fill: 'none', stroke: color.accent, strokeWidth: 10, strokeLinecap: 'round' });
export const digits = style({
  fill: color.text,
  textAnchor: 'middle',
  dominantBaseline: 'central',
  fontVariantNumeric: 'tabular-nums',
  fontSize: text.amount.fontSize,
  fontWeight: 700,
});
