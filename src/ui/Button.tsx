import type { ReactNode, Ref } from 'react';
import { full, kind as kindStyle, spinner } from './Button.css';

interface Props {
  kind?: 'primary' | 'outline' | 'ghost';
  width?: 'content' | 'full';
  type?: 'button' | 'submit';
  /** Under way: keeps its place and focus, says what it does, ignores further presses. */
  busy?: boolean;
  expanded?: boolean;
  onPress?: () => void;
  ref?: Ref<HTMLButtonElement>;
  children: ReactNode;
}

export const Button = ({
  kind = 'primary',
  width = 'content',
  type = 'button',
  busy = false,
  expanded,
  onPress,
  ref,
  children,
}: Props) => (
  <button
    ref={ref}
    type={type}
    className={width === 'full' ? `${kindStyle[kind]} ${full}` : kindStyle[kind]}
    aria-busy={busy || undefined}
    aria-disabled={busy || undefined}
    aria-expanded={expanded}
    onClick={busy ? (event) => event.preventDefault() : onPress}
  >
    {busy && <span className={spinner} aria-hidden="true" />}
    {children}
  </button>
);
