import { styleVariants } from '@vanilla-extract/css';
import { full, kind, size } from './Button.css';
import { link } from './TextLink.css';

export const looks = styleVariants({
  link: [link, { justifySelf: 'start' }],
  centred: [link, { justifySelf: 'center' }],
  button: [kind.outline, size.normal, full],
});
