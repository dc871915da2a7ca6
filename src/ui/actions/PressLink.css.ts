import { styleVariants } from '@vanilla-extract/css';
import { text } from '../theme/scale';
import { full, kind, size } from './Button.css';
import { link } from './TextLink.css';

export const looks = styleVariants({
  link: [link, { justifySelf: 'start' }],
  centred: [link, { justifySelf: 'center' }],
  /** Among small words. */
  small: [link, text.small],
  button: [kind.outline, size.normal, full],
});
