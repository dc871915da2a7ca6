import { style } from '@vanilla-extract/css';
import { middle, text } from '../theme/scale';
import { color } from '../theme/theme.css';

export const titles = {
  page: style({ ...text.title1, overflowWrap: 'anywhere', '@media': { [middle]: text.title1Wide } }),
  section: style({ ...text.title2, overflowWrap: 'anywhere' }),
  dialog: style({ ...text.title2, overflowWrap: 'anywhere' }),
};
export const lead = style({ color: color.textMuted, overflowWrap: 'anywhere' });
