import { globalStyle, style } from '@vanilla-extract/css';
import { colors } from '../theme/colors';
import { color } from '../theme/theme.css';

/** While mounted, only this part of the page is printed; dark on light, for paper. */
export const printed = style({
  '@media': {
    print: {
      position: 'absolute',
      insetInline: 0,
      top: 0,
      color: colors.text.light,
      vars: {
        [color.text]: colors.text.light,
        [color.textMuted]: colors.textMuted.light,
        [color.surface]: colors.surface.light,
        [color.border]: colors.border.light,
        [color.brandSurface]: colors.brandSurface.light,
        [color.brandSurfaceDeep]: colors.brandSurfaceDeep.light,
        [color.dependentSurface]: colors.dependentSurface.light,
        [color.textOnBrandMuted]: colors.textOnBrandMuted.light,
      },
    },
  },
});
globalStyle(':root[data-printed] body', { '@media': { print: { background: 'none' } } });
globalStyle(':root[data-printed] body *', { '@media': { print: { visibility: 'hidden' } } });
globalStyle(`:root[data-printed] ${printed}, :root[data-printed] ${printed} *`, {
  '@media': { print: { visibility: 'visible' } },
});
/** No buttons or links on paper, nor what is about them. */
globalStyle(`:root[data-printed] ${printed} :is(button, a, [data-screen-only])`, {
  '@media': { print: { display: 'none' } },
});
