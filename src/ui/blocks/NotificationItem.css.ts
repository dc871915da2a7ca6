import { style } from '@vanilla-extract/css';
import { radius, size, space, text } from '../theme/scale';
import { color } from '../theme/theme.css';

export const item = style({
  position: 'relative',
  display: 'grid',
  gap: space[1],
  padding: `${space[3]} 0 ${space[1]} ${space[5]}`,
  overflowWrap: 'anywhere',
  selectors: { '& + &': { borderTop: `1px solid ${color.border}` } },
});
export const dot = style({
  position: 'absolute',
  left: 0,
  top: `calc(${space[3]} + .5rem)`,
  border: '5px solid',
  borderColor: color.primary,
  borderRadius: radius.full,
});
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${space[3]}`,
  color: color.textMuted,
  ...text.small,
});
export const origin = style({ minWidth: 0, color: color.text, fontWeight: 600 });
export const read = style({ margin: 0, ...text.body });
export const unread = style({ margin: 0, ...text.bodyStrong });
export const presses = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `0 ${space[5]}` });
export const press = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  minHeight: size.targetMin,
  padding: 0,
  border: 0,
  background: 'none',
  color: color.link,
  cursor: 'pointer',
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
  ...text.control,
});
export const expanded = style({ display: 'grid', justifyItems: 'start', gap: space[3], marginBottom: space[3] });
export const facts = style({
  display: 'grid',
  gap: space[2],
  justifySelf: 'stretch',
  padding: space[3],
  border: '1px solid transparent',
  borderRadius: radius.sm,
  background: color.surfaceSunken,
});
export const term = style({ color: color.textMuted, ...text.small });
