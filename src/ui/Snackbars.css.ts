import { style } from '@vanilla-extract/css';
import { layer, radius, size, space, text } from './theme/scale';
import { color } from './theme/theme.css';

export const place = style({
  position: 'fixed',
  top: size.topBar,
  left: space[4],
  right: space[4],
  zIndex: layer.snackbar,
  display: 'grid',
  justifyItems: 'center',
  gap: space[2],
  pointerEvents: 'none',
});
export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  width: '100%',
  maxWidth: size.snackbar,
  padding: `${space[3]} ${space[2]} ${space[3]} ${space[4]}`,
  borderRadius: radius.lg,
  background: color.inverseSurface,
  color: color.inverseText,
  pointerEvents: 'auto',
  overflowWrap: 'anywhere',
  ...text.control,
  fontWeight: 400,
});
export const words = style({ flex: 1, minWidth: 0, display: 'grid', gap: space[0] });
const toneOf = (value: string) => style({ color: value, fontWeight: 650 });
export const tone = {
  exito: toneOf(color.inverseSuccess),
  informacion: toneOf(color.inverseInfo),
  advertencia: toneOf(color.inverseWarning),
  error: toneOf(color.inverseError),
};
export const close = style({
  flex: 'none',
  minWidth: size.targetMin,
  minHeight: size.targetMin,
  border: 0,
  borderRadius: radius.sm,
  background: 'none',
  cursor: 'pointer',
  ':focus-visible': { outlineColor: 'currentColor' },
});
export const note = style({
  padding: `${space[1]} ${space[4]}`,
  borderRadius: radius.full,
  background: color.inverseSurface,
  color: color.inverseText,
  ...text.small,
});
