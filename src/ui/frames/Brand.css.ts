import { style } from '@vanilla-extract/css';
import { mark, markInverse } from '../../../domain/brand/mark';
import { drawing } from '../theme/drawing';
import { size, space, text } from '../theme/scale';
import { color } from '../theme/theme.css';

const named = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minHeight: size.targetMin,
  // In a narrow bar the name wraps before anything else does.
  flex: '1 1 0',
  minWidth: 'min-content',
  maxWidth: 'max-content',
  textDecoration: 'none',
  ...text.brand,
  '::before': {
    content: '',
    flex: 'none',
    width: size.mark,
    height: size.mark,
    backgroundSize: 'contain',
  },
});
export const brand = style([named, { color: color.text, '::before': { backgroundImage: drawing(mark) } }]);
export const inverse = style([
  named,
  { color: color.textOnBrand, '::before': { backgroundImage: drawing(markInverse) } },
]);
