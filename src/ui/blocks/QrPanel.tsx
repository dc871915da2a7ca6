import type { ReactNode } from 'react';
import { QrCode } from './QrCode';
import { action as actionStyle, detail as detailStyle, panel, title as titleStyle } from './QrPanel.css';

interface Props {
  value: string;
  label: string;
  title: string;
  detail?: string;
  action?: ReactNode;
  /** As large as its container. */
  large?: boolean;
}

/** A QR code, and what to do with it. */
export const QrPanel = ({ value, label, title, detail, action, large = false }: Props) => (
  <div className={panel}>
    <QrCode value={value} label={label} large={large} />
    <p className={titleStyle}>{title}</p>
    {detail !== undefined && <p className={detailStyle}>{detail}</p>}
    {action !== undefined && <div className={actionStyle}>{action}</div>}
  </div>
);
