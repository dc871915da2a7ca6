import { style } from '@vanilla-extract/css';
import { forced, hover, radius, size, space, text } from '../theme/scale';
import { color } from '../theme/theme.css';

export const menu = style({ display: 'grid', gap: '2px' });
export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  width: '100%',
  minHeight: size.target,
  padding: `${space[2]} ${space[3]}`,
  border: 0,
  borderRadius: radius.sm,
  background: 'none',
  color: color.textMuted,
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  ...text.control,
  fontWeight: 550,
  '@media': {
    [hover]: { ':hover': { background: color.surfaceSunken } },
    [forced]: { selectors: { '&[aria-current="page"]': { border: '2px solid' } } },
  },
  selectors: {
    '&[aria-current="page"]': { background: color.primarySoft, color: color.onPrimarySoft, fontWeight: 650 },
    '&::-webkit-details-marker': { display: 'none' },
  },
  '::marker': { content: '' },
});
export const words = style({ flex: 1, minWidth: 0 });
export const host = style({ display: 'block', direction: 'ltr', textAlign: 'start', ...text.caption });
export const children = style({ display: 'grid', gap: '2px', paddingInlineStart: size.menuIndent });
export const turning = style({ display: 'grid', selectors: { 'details[open] > summary &': { rotate: '180deg' } } });
export const foot = style({ marginTop: 'auto', paddingTop: space[6], display: 'grid', gap: space[3] });
