import { style } from '@vanilla-extract/css';
import { radius, size, space, text } from '../theme/scale';
import { color } from '../theme/theme.css';

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minHeight: size.target,
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  ...text.body,
});
export const off = style([row, { color: color.disabledText, cursor: 'not-allowed' }]);
/** Box and tick overlap. */
export const place = style({ flex: 'none', display: 'grid', placeItems: 'center', color: color.onPrimary });
export const box = style({
  gridArea: '1 / 1',
  appearance: 'none',
  width: size.icon,
  height: size.icon,
  margin: 0,
  border: `2px solid ${color.borderControl}`,
  borderRadius: radius.xs,
  background: color.surface,
  cursor: 'inherit',
  ':checked': { borderColor: color.primary, background: color.primary },
  ':disabled': { borderColor: 'transparent', background: color.disabledSurface },
  selectors: { '&[aria-invalid="true"]': { borderColor: color.errorSolid } },
});
export const tick = style({
  gridArea: '1 / 1',
  display: 'grid',
  pointerEvents: 'none',
  selectors: { ':disabled + &': { color: color.disabledText } },
  '@media': { '(forced-colors: active)': { color: 'CanvasText' } },
});
