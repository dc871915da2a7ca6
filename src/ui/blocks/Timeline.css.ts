import { style, styleVariants } from '@vanilla-extract/css';
import { radius, space, text as texts } from '../theme/scale';
import { color } from '../theme/theme.css';

const node = '2.25rem';

export const timeline = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });
/** Each step but the last is tied to the next by a line under its node. */
export const step = style({
  position: 'relative',
  display: 'flex',
  gap: space[4],
  paddingBottom: space[5],
  ':last-child': { paddingBottom: 0 },
  selectors: {
    '&:not(:last-child)::before': {
      content: '',
      position: 'absolute',
      insetInlineStart: `calc(${node} / 2 - 1px)`,
      top: node,
      bottom: 0,
      borderInlineStart: `2px solid ${color.primary}`,
    },
  },
});
const dot = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: node,
  height: node,
  border: '1px solid transparent',
  borderRadius: radius.full,
});
export const past = style([dot, { background: color.primarySoft, color: color.onPrimarySoft }]);
const halo = (soft: string, word: string) => [
  dot,
  { background: soft, borderColor: word, color: word, boxShadow: `0 0 0 4px ${soft}` },
];
export const now = styleVariants({
  exito: halo(color.successSoft, color.success),
  informacion: halo(color.infoSoft, color.info),
  advertencia: halo(color.warningSoft, color.warning),
  error: halo(color.errorSoft, color.error),
  neutral: halo(color.surfaceSunken, color.textMuted),
});
export const words = style({ display: 'grid', flex: 1, gap: space[1], minWidth: 0, overflowWrap: 'anywhere' });
export const title = style({ paddingTop: space[1], ...texts.bodyStrong });
export const moment = style({ color: color.textMuted, ...texts.small });
export const quote = style({
  marginTop: space[2],
  padding: `${space[3]} ${space[4]}`,
  borderRadius: `${space[1]} ${radius.md} ${radius.md} ${radius.md}`,
  background: color.surfaceSunken,
  ...texts.control,
  fontWeight: 400,
});
export const text = style({ color: color.textMuted });
