import { style } from '@vanilla-extract/css';
import { space, text } from '../theme/scale';
import { color } from '../theme/theme.css';

export const head = style({ display: 'flex', alignItems: 'center', gap: space[4] });
export const words = style({ minWidth: 0 });
export const name = style({ overflowWrap: 'anywhere', ...text.bodyStrong });
export const kind = style({ color: color.textMuted, ...text.small });
export const facts = style({ display: 'grid', gap: space[3] });
export const term = style({ color: color.textMuted, ...text.small });
export const value = style({ overflowWrap: 'anywhere', ...text.bodyStrong });
