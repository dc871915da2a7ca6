import type { ReactNode } from 'react';
import { Card } from '../blocks/Card';
import { Stack } from '../layout/Stack';
import { BrandName } from './Brand';
import { place } from './LinkPage.css';
import { Page } from './Page';

interface Props {
  /** The product's name, beside its logo. */
  brand: string;
  title: string;
  tab: string;
  lead?: string | undefined;
  children: ReactNode;
}

/** The page behind a mail link: one card, headed by the insurer's name. */
export const LinkPage = ({ brand, title, tab, lead, children }: Props) => (
  <div className={place}>
    <Card>
      <Stack space={5}>
        <BrandName>{brand}</BrandName>
        <Page title={title} tab={tab} {...(lead === undefined ? {} : { lead })}>
          {children}
        </Page>
      </Stack>
    </Card>
  </div>
);
