import type { ReactNode } from 'react';
import { CheckIcon } from '../icons/CheckIcon';
import { InfoIcon } from '../icons/InfoIcon';
import { WarningIcon } from '../icons/WarningIcon';
import { alert, detail, words } from './Alert.css';

const icons: Record<keyof typeof alert, ReactNode> = {
  informacion: <InfoIcon />,
  exito: <CheckIcon />,
  advertencia: <WarningIcon />,
  error: <WarningIcon />,
};

interface Props {
  tone: keyof typeof alert;
  title?: string;
  /** Replaces the icon of its tone. */
  icon?: ReactNode;
  /** A lasting condition is not announced; anything else is a live region. */
  lasting?: boolean;
  /** A link or button under the text. */
  action?: ReactNode;
  children?: ReactNode;
}

export const Alert = ({ tone, title, icon = icons[tone], lasting = false, action, children }: Props) => {
  const role = tone === 'error' || tone === 'advertencia' ? 'alert' : 'status';
  return (
    <div className={alert[tone]} role={lasting ? undefined : role}>
      {icon}
      <div className={words}>
        {title !== undefined && <strong>{title}</strong>}
        {children !== undefined && <div className={detail}>{children}</div>}
        {action}
      </div>
    </div>
  );
};
