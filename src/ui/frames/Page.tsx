import type { ReactNode } from 'react';
import { Stack } from '../layout/Stack';
import { lead as leadStyle, title as titleStyle } from './Page.css';

interface Props {
  title: string;
  /** The title of the browser tab. */
  tab: string;
  lead?: string;
  children?: ReactNode;
}

/** A page with one title, which takes the focus after a navigation. */
export const Page = ({ title, tab, lead, children }: Props) => (
  <Stack space={6}>
    <title>{tab}</title>
    <Stack space={1}>
      <h1 className={titleStyle} tabIndex={-1}>
        {title}
      </h1>
      {lead !== undefined && <p className={leadStyle}>{lead}</p>}
    </Stack>
    {children}
  </Stack>
);
