import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { motion, radius, size, space, text } from './theme/scale';
import { color } from './theme/theme.css';

const base = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[2],
  minHeight: size.control,
  padding: `${space[3]} ${space[6]}`,
  borderRadius: radius.md,
  border: '1.5px solid transparent',
  background: 'none',
  textAlign: 'center',
  textDecoration: 'none',
  cursor: 'pointer',
  transition: `background ${motion.fast}, border-color ${motion.fast}`,
  ...text.bodyStrong,
});

const hover = (background: string) => ({ '@media': { '(hover: hover)': { ':hover': { background } } } });

export const kind = styleVariants({
  primary: [
    base,
    {
      background: color.primary,
      color: color.onPrimary,
      ...hover(color.primaryHover),
      ':active': { background: color.primaryActive },
    },
  ],
  outline: [
    base,
    {
      background: color.surface,
      color: color.primary,
      borderColor: color.borderControl,
      ...hover(color.primarySoft),
    },
  ],
  ghost: [base, { color: color.link, paddingInline: space[3], ...hover(color.primarySoft) }],
});
export const full = style({ width: '100%' });

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });
export const spinner = style({
  width: size.iconSmall,
  height: size.iconSmall,
  flex: 'none',
  borderRadius: radius.full,
  border: '2.5px solid currentColor',
  borderRightColor: 'transparent',
  animation: `${turn} 800ms linear infinite`,
});
