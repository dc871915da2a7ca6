import { style } from '@vanilla-extract/css';
import { radius, space, text } from '../theme/scale';
import { color } from '../theme/theme.css';

export const block = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space[1],
  padding: `${space[1]} 0`,
  textAlign: 'center',
  overflowWrap: 'anywhere',
});
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[1]} ${space[3]}`,
  padding: `${space[2]} 0`,
  overflowWrap: 'anywhere',
});
const tile = {
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '60px',
  height: '60px',
  marginBottom: space[2],
  border: '1px solid transparent',
  borderRadius: radius.xl,
};
export const calmTile = style({ ...tile, background: color.primarySoft, color: color.onPrimarySoft });
export const errorTile = style({ ...tile, background: color.errorSoft, color: color.error });
export const title = style(text.title3);
export const detail = style({ color: color.textMuted });
export const action = style({ marginTop: space[3] });
/** For an external page, which is light in both themes. */
export const frame = style({
  display: 'block',
  width: '100%',
  // The remaining height of the page, with a readable minimum.
  height: 'max(420px, calc(100dvh - 260px))',
  border: `1px solid ${color.border}`,
  borderRadius: radius.xl,
  colorScheme: 'light',
});
