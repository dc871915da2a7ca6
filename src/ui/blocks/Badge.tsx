import type { ReactNode } from 'react';
import { CheckIcon } from '../icons/CheckIcon';
import { ClockIcon } from '../icons/ClockIcon';
import { CloseIcon } from '../icons/CloseIcon';
import { RetryIcon } from '../icons/RetryIcon';
import { tones } from './Badge.css';

const icons: Record<keyof typeof tones, ReactNode> = {
  exito: <CheckIcon size="tiny" />,
  informacion: <ClockIcon size="tiny" />,
  advertencia: <RetryIcon size="tiny" />,
  error: <CloseIcon size="tiny" />,
  neutral: null,
};

interface Props {
  tone: keyof typeof tones;
  /** Replaces the icon of its tone. */
  icon?: ReactNode;
  children: string;
}

export const Badge = ({ tone, icon = icons[tone], children }: Props) => (
  <span className={tones[tone]}>
    {icon}
    {children}
  </span>
);
