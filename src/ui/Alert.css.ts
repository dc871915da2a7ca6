import { styleVariants } from '@vanilla-extract/css';
import { radius, space, text } from './theme/scale';
import { color } from './theme/theme.css';

const base = {
  display: 'grid',
  gap: space[1],
  padding: space[4],
  borderRadius: radius.lg,
  ...text.control,
  fontWeight: 400,
};
export const alert = styleVariants({
  informacion: [{ ...base, background: color.infoSoft, color: color.info }],
  exito: [{ ...base, background: color.successSoft, color: color.success }],
  advertencia: [{ ...base, background: color.warningSoft, color: color.warning }],
  error: [{ ...base, background: color.errorSoft, color: color.error }],
});
