import { style, styleVariants } from '@vanilla-extract/css';
import { radius, text } from '../theme/scale';
import { color } from '../theme/theme.css';

const avatar = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  overflow: 'hidden',
  border: '1px solid transparent',
  borderRadius: radius.full,
  background: color.accentSoft,
  color: color.text,
});
export const sizes = styleVariants({
  small: [avatar, { width: '40px', height: '40px', fontSize: '15px', fontWeight: 650 }],
  large: [
    avatar,
    {
      width: '96px',
      height: '96px',
      borderWidth: '4px',
      borderColor: color.brandSurfaceSoft,
      ...text.amount,
      fontSize: '30px',
    },
  ],
});
export const photo = style({ display: 'block', width: '100%', height: '100%', objectFit: 'cover' });
