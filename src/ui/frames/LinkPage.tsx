import type { ReactNode } from 'react';
import { Card } from '../blocks/Card';
import { Stack } from '../layout/Stack';
import { BrandName } from './Brand';
import { place } from './LinkPage.css';
import { Page } from './Page';

interface Props {
  /** The name of the product, beside its mark. */
  brand: string;
  title: string;
  tab: string;
  lead?: string | undefined;
  children: ReactNode;
}

/** The page behind a link of a mail: one card, which says who speaks before it says anything else. */
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
