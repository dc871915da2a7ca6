import type { AnchorHTMLAttributes } from 'react';
import { face, kind, size } from './Button.css';

const looks = {
  small: `${kind.tonal} ${size.small}`,
  primary: `${kind.primary} ${size.normal}`,
  outline: `${kind.outline} ${size.normal}`,
} as const;

interface Props extends AnchorHTMLAttributes<HTMLAnchorElement> {
  look?: keyof typeof looks;
}

/** An anchor with the look of a button, for a route or a file. */
export const ButtonAnchor = ({ look = 'small', children, ...anchor }: Props) => (
  <a {...anchor} className={looks[look]}>
    <span className={face}>{children}</span>
  </a>
);
