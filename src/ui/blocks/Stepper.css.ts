import { style, styleVariants } from '@vanilla-extract/css';
import { middle, radius, space, text, wide } from '../theme/scale';
import { color } from '../theme/theme.css';

export const position = style({
  marginBottom: space[2],
  color: color.textMuted,
  ...text.small,
  '@media': { [middle]: { display: 'none' } },
});
export const name = style({ color: color.text, fontWeight: 650 });
export const list = style({
  display: 'flex',
  gap: space[2],
  '@media': { [middle]: { alignItems: 'center' }, [wide]: { gap: space[3] } },
});
/** On phones a segment of a bar, else a circle with its label and a line to the next. */
const step = style({
  flex: 1,
  minWidth: 0,
  borderTop: '6px solid',
  borderRadius: '3px',
  '@media': {
    [middle]: {
      // The lines take the remaining width, so that labels do not wrap early.
      flex: '1 1 auto',
      minWidth: 'auto',
      display: 'flex',
      alignItems: 'center',
      // Lets five steps with labels fit on a tablet.
      gap: space[1],
      overflowWrap: 'break-word',
      border: 0,
      borderRadius: 0,
      ...text.control,
      fontWeight: 550,
      ':first-child': { flex: 'none', maxWidth: '40%' },
      '::before': { content: '', flex: 1, minWidth: space[2], borderTop: '2px solid' },
      selectors: { '&:first-child::before': { display: 'none' } },
    },
    [wide]: { gap: space[2], '::before': { minWidth: space[4] } },
  },
});
const to = (line: string, words: string, fontWeight: number) => ({
  borderColor: line,
  '@media': { [middle]: { color: words, fontWeight, '::before': { borderColor: line } } },
});
export const steps = styleVariants({
  done: [step, to(color.primary, color.textMuted, 550)],
  pending: [
    step,
    to(color.warning, color.textMuted, 550),
    { '@media': { '(forced-colors: active)': { borderTopStyle: 'dashed' } } },
  ],
  current: [step, to(color.primary, color.text, 650)],
  next: [
    step,
    to(color.border, color.textMuted, 550),
    { '@media': { '(forced-colors: active)': { borderTopStyle: 'dotted' } } },
  ],
});
const circle = style({
  display: 'none',
  '@media': {
    [middle]: {
      flex: 'none',
      display: 'grid',
      placeItems: 'center',
      width: space[7],
      height: space[7],
      border: '1.5px solid',
      borderRadius: radius.full,
      fontWeight: 650,
    },
  },
});
export const circles = styleVariants({
  done: [circle, { borderColor: 'transparent', background: color.primarySoft, color: color.onPrimarySoft }],
  pending: [circle, { borderColor: 'transparent', background: color.warningSoft, color: color.warning }],
  current: [circle, { borderColor: color.primary, background: color.primary, color: color.onPrimary }],
  next: [circle, { borderColor: color.borderControl, background: color.surface }],
});
export const label = style({
  '@media': {
    [`not all and ${middle}`]: {
      position: 'absolute',
      width: '1px',
      height: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
});
