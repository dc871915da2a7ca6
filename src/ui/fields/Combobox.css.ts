import { style, styleVariants } from '@vanilla-extract/css';
import { depth } from '../theme/depth.css';
import { layer, radius, size, space, text } from '../theme/scale';
import { color } from '../theme/theme.css';
import { control } from './Field.css';
import { room } from './SelectField.css';

export const typed = style([control, room]);
const trigger = style([typed, { textAlign: 'start', overflow: 'hidden', whiteSpace: 'nowrap', cursor: 'pointer' }]);
export const triggers = styleVariants({ chosen: [trigger], unchosen: [trigger, { color: color.textSubtle }] });

export const popover = style({
  display: 'flex',
  flexDirection: 'column',
  zIndex: layer.popover,
  width: 'var(--radix-popover-trigger-width)',
  maxHeight: 'min(var(--radix-popover-content-available-height), 19rem)',
  padding: space[1],
  border: `1px solid ${color.border}`,
  borderRadius: radius.lg,
  background: color.surfaceRaised,
  color: color.text,
  boxShadow: depth[2],
});
/** The sheet's maximum height, so that it does not shrink while the list is filtered. */
export const sheet = style({ minHeight: '80dvh' });
export const top = style({
  position: 'sticky',
  zIndex: 1,
  top: 0,
  paddingBottom: space[3],
  background: color.surfaceRaised,
});
export const list = style({ minHeight: 0, overflowY: 'auto', overscrollBehavior: 'contain', outline: 'none' });
const option = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  minHeight: size.target,
  padding: `${space[2]} ${space[3]}`,
  borderRadius: radius.sm,
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  ...text.body,
});
const highContrast = {
  '@media': { '(forced-colors: active)': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
};
export const options = styleVariants({
  free: [option],
  focused: [option, { background: color.surfaceSunken, ...highContrast }],
  chosen: [option, { background: color.primarySoft, color: color.onPrimarySoft, fontWeight: 650 }],
  chosenFocused: [
    option,
    { background: color.primarySoftHover, color: color.onPrimarySoft, fontWeight: 650, ...highContrast },
  ],
});
export const note = style({ padding: space[3], color: color.textMuted, ...text.small });
/** Beneath the words of an option. */
export const aside = style({ ...text.small, display: 'block', fontWeight: 400, color: color.textMuted });
