import type { ReactNode } from 'react';
import { Card } from '../blocks/Card';
import { place } from './LinkPage.css';
import { Page } from './Page';

interface Props {
  title: string;
  tab: string;
  lead?: string | undefined;
  children: ReactNode;
}

/** The page behind a mail link: one card below the bar with the insurer's name. */
export const LinkPage = ({ title, tab, lead, children }: Props) => (
  <div className={place}>
    <Card>
      <Page title={title} tab={tab} {...(lead === undefined ? {} : { lead })}>
        {children}
      </Page>
    </Card>
  </div>
);
