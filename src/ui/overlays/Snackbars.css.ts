import { style } from '@vanilla-extract/css';
import { depth } from '../theme/depth.css';
import { layer, radius, size, space, text } from '../theme/scale';
import { color } from '../theme/theme.css';

export const place = style({
  position: 'fixed',
  top: `calc(${size.topBar} + ${space[3]})`,
  insetInline: space[4],
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
  minHeight: size.control,
  padding: `${space[1]} ${space[1]} ${space[1]} ${space[4]}`,
  borderRadius: radius.lg,
  background: color.inverseSurface,
  color: color.inverseText,
  boxShadow: depth[3],
  outline: '1px solid transparent',
  pointerEvents: 'auto',
  overflowWrap: 'anywhere',
  ...text.control,
  fontWeight: 400,
});
export const words = style({ flex: 1, minWidth: 0, display: 'grid', padding: `${space[2]} 0` });
export const title = style({ fontWeight: 600 });
const toneOf = (value: string) => style({ display: 'flex', color: value });
export const tone = {
  exito: toneOf(color.inverseSuccess),
  informacion: toneOf(color.inverseInfo),
  advertencia: toneOf(color.inverseWarning),
  error: toneOf(color.inverseError),
};
export const close = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: size.targetMin,
  height: size.targetMin,
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
