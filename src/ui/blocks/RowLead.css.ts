import { style, styleVariants } from '@vanilla-extract/css';
import { radius, space, text } from '../theme/scale';
import { color } from '../theme/theme.css';

export const lead = style({ display: 'flex', alignItems: 'center', gap: space[3], minWidth: 0 });
const base = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '44px',
  height: '44px',
  border: '1px solid transparent',
  borderRadius: radius.md,
});
export const tile = styleVariants({
  center: [base, { background: color.primarySoft, color: color.onPrimarySoft }],
  hospital: [base, { background: color.infoSoft, color: color.info }],
  pharmacy: [base, { background: color.successSoft, color: color.success }],
  person: [base, { background: color.accentSoft, color: color.warning }],
  other: [base, { background: color.surfaceSunken, color: color.textMuted }],
});
export const words = style({ display: 'grid', justifyItems: 'start', minWidth: 0, overflowWrap: 'anywhere' });
export const title = style(text.control);
export const badge = style({ marginTop: space[1] });
export const line = style({ color: color.textMuted, ...text.small });
