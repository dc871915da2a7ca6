import { style, styleVariants } from '@vanilla-extract/css';
import { gutter, radius, space, text } from '../theme/scale';
import { color } from '../theme/theme.css';

const base = style({
  display: 'flex',
  gap: space[3],
  padding: `${space[4]} ${gutter[4]}`,
  border: '1px solid transparent',
  borderRadius: radius.lg,
  overflowWrap: 'anywhere',
  ...text.control,
  fontWeight: 400,
});
export const alert = styleVariants({
  informacion: [base, { background: color.infoSoft, color: color.info }],
  exito: [base, { background: color.successSoft, color: color.success }],
  advertencia: [base, { background: color.warningSoft, color: color.warning }],
  error: [base, { background: color.errorSoft, color: color.error }],
});
export const words = style({ display: 'grid', flex: 1, justifyItems: 'start', gap: space[1], minWidth: 0 });
export const detail = style({ color: color.text });
