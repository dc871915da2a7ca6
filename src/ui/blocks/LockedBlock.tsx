import { type ReactNode, useRef } from 'react';
import { useLeadFocus } from '../hooks/use-lead-focus';
import { LockIcon } from '../icons/LockIcon';
import { block, detail as detailStyle, tile, title as titleStyle, words } from './LockedBlock.css';

interface Props {
  icon?: ReactNode;
  title: string;
  detail: string;
  /** A new value moves the focus here; null if no press led to this. */
  occasion: string | null;
  children?: ReactNode;
}

/** Locked content: the reason and the action that unlocks it. */
export const LockedBlock = ({ icon = <LockIcon />, title, detail, occasion, children }: Props) => {
  const head = useRef<HTMLParagraphElement>(null);
  useLeadFocus(occasion, head);
  return (
    <div className={block}>
      <span className={tile}>{icon}</span>
      <div className={words}>
        <p ref={head} className={titleStyle} tabIndex={-1}>
          {title}
        </p>
        <p className={detailStyle}>{detail}</p>
        {children}
      </div>
    </div>
  );
};
