import type { ReactNode } from 'react';
import { RetryButton } from '../actions/RetryButton';
import { WarningIcon } from '../icons/WarningIcon';
import { action, block, detail as detailStyle, errorTile, line, title as titleStyle } from './Block.css';

interface Props {
  /** `line` for small containers: a popover, a panel. */
  look?: 'block' | 'line';
  icon?: ReactNode;
  title: string;
  detail?: string | undefined;
  retry: { label: string; act: () => void; busy?: boolean };
}

/** One block failed and the rest of the page works, so it is announced politely. */
export const ErrorBlock = ({ look = 'block', icon = <WarningIcon />, title, detail, retry }: Props) => {
  const button = <RetryButton kind="tonal" label={retry.label} busy={retry.busy ?? false} onPress={retry.act} />;
  return look === 'line' ? (
    <div className={line} role="status">
      <p>{title}</p>
      {button}
    </div>
  ) : (
    <div className={block} role="status">
      <span className={errorTile}>{icon}</span>
      <p className={titleStyle}>{title}</p>
      {detail !== undefined && <p className={detailStyle}>{detail}</p>}
      <div className={action}>{button}</div>
    </div>
  );
};
