import type { ReactNode } from 'react';
import { alert } from './Alert.css';

interface Props {
  tone: keyof typeof alert;
  title: string;
  children?: ReactNode;
}

export const Alert = ({ tone, title, children }: Props) => (
  <div className={alert[tone]} role={tone === 'error' || tone === 'advertencia' ? 'alert' : 'status'}>
    <strong>{title}</strong>
    {children}
  </div>
);
