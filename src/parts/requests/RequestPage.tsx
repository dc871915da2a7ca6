import { createLink } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { routes } from '../../../domain/rules/access/routes';
import { requestFormTexts as words } from '../../texts/request-form';
import { shellTexts } from '../../texts/shell';
import { TextAnchor } from '../../ui/actions/TextAnchor';
import { Page } from '../../ui/frames/Page';
import { ChevronLeftIcon } from '../../ui/icons/ChevronLeftIcon';
import { Stack } from '../../ui/layout/Stack';

const Back = createLink(TextAnchor);

/** A request form, shown in place of the list. */
export const RequestPage = ({ title, children }: { title: string; children: ReactNode }) => (
  <Stack space={3}>
    <div>
      <Back to={routes.requests.path}>
        <ChevronLeftIcon size="small" />
        {words.volver}
      </Back>
    </div>
    <Page title={title} tab={`${title} · ${shellTexts.producto}`}>
      {children}
    </Page>
  </Stack>
);
