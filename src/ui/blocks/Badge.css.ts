import { style, styleVariants } from '@vanilla-extract/css';
import { radius, space, text } from '../theme/scale';
import { color } from '../theme/theme.css';

const badge = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  minHeight: '28px',
  padding: `2px ${space[3]}`,
  border: '1px solid transparent',
  borderRadius: radius.full,
  overflowWrap: 'anywhere',
  ...text.small,
  fontWeight: 600,
});
export const tones = styleVariants({
  exito: [badge, { background: color.successSoft, color: color.success }],
  informacion: [badge, { background: color.infoSoft, color: color.info }],
  advertencia: [badge, { background: color.warningSoft, color: color.warning }],
  error: [badge, { background: color.errorSoft, color: color.error }],
  neutral: [badge, { background: color.surfaceSunken, color: color.textMuted }],
});
