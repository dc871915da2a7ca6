import type { ReactNode, Ref } from 'react';
import { away, face, full, kind as kindStyle, size as sizeStyle, spinner } from './Button.css';

interface Props {
  kind?: keyof typeof kindStyle;
  size?: keyof typeof sizeStyle;
  width?: 'content' | 'full';
  type?: 'button' | 'submit';
  icon?: ReactNode;
  /** Busy: keeps place and focus, shows its busy label and ignores presses. */
  busy?: boolean;
  /** The label while busy. The button has the width of the longer label from the start. */
  busyLabel?: string;
  /** A disabled button needs a sentence nearby that says what is missing. */
  disabled?: boolean;
  expanded?: boolean;
  onPress?: () => void;
  ref?: Ref<HTMLButtonElement>;
  children: ReactNode;
}

export const Button = ({
  kind = 'primary',
  size = 'normal',
  width = 'content',
  type = 'button',
  icon,
  busy = false,
  busyLabel,
  disabled,
  expanded,
  onPress,
  ref,
  children,
}: Props) => {
  const turning = <span className={spinner} aria-hidden="true" />;
  return (
    <button
      ref={ref}
      type={type}
      className={`${kindStyle[kind]} ${sizeStyle[size]}${width === 'full' ? ` ${full}` : ''}`}
      disabled={disabled}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      aria-expanded={expanded}
      onClick={busy ? (event) => event.preventDefault() : onPress}
    >
      <span className={busy && busyLabel !== undefined ? away : face}>
        {busy && busyLabel === undefined ? turning : icon}
        {children}
      </span>
      {busyLabel !== undefined && (
        <span className={busy ? face : away}>
          {turning}
          {busyLabel}
        </span>
      )}
    </button>
  );
};
