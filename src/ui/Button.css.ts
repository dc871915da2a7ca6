import { keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { motion, radius, size, space, text } from './theme/scale';
import { color } from './theme/theme.css';

export const button = recipe({
  base: {
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
  },
  variants: {
    kind: {
      primary: {
        background: color.primary,
        color: color.onPrimary,
        '@media': { '(hover: hover)': { ':hover': { background: color.primaryHover } } },
        ':active': { background: color.primaryActive },
      },
      outline: {
        background: color.surface,
        color: color.primary,
        borderColor: color.borderControl,
        '@media': { '(hover: hover)': { ':hover': { background: color.primarySoft } } },
      },
      ghost: {
        color: color.link,
        paddingInline: space[3],
        '@media': { '(hover: hover)': { ':hover': { background: color.primarySoft } } },
      },
    },
    width: { content: {}, full: { width: '100%' } },
  },
  defaultVariants: { kind: 'primary', width: 'content' },
});

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
