import { style } from '@vanilla-extract/css';
import { gutter, hover, radius, size, space, text } from '../theme/scale';
import { color } from '../theme/theme.css';

export const list = style({ display: 'flex', flexWrap: 'wrap', gap: space[2], marginTop: space[2] });
const chip = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  maxWidth: '100%',
  minHeight: size.targetMin,
  padding: `${space[2]} ${gutter[4]}`,
  border: `1px solid ${color.borderControl}`,
  borderRadius: radius.full,
  background: color.surface,
  color: color.text,
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  ...text.control,
});
export const off = style([chip, { '@media': { [hover]: { ':hover': { borderColor: color.borderHover } } } }]);
export const on = style([
  chip,
  {
    borderColor: color.primary,
    boxShadow: `inset 0 0 0 1px ${color.primary}`,
    background: color.primarySoft,
    color: color.onPrimarySoft,
    '@media': { '(forced-colors: active)': { borderWidth: '2px' } },
  },
]);
/** Covers the whole chip, so that the focus ring surrounds it. */
export const input = style({
  appearance: 'none',
  position: 'absolute',
  inset: 0,
  margin: 0,
  borderRadius: radius.full,
  cursor: 'inherit',
  ':focus-visible': { borderRadius: radius.full },
});
