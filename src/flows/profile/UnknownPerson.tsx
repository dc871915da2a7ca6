import { Alert } from '../../ui/blocks/Alert';
import { Page } from '../../ui/frames/Page';
import { OwnProfileLink } from './OwnProfileLink';
import { ProfileFrame } from './ProfileFrame';
import type { ViewProps } from './profile-ref';
import { tabTitle } from './tab-title';
import { profileTexts as words } from './texts';

export const UnknownPerson = ({ hadFocus }: ViewProps) => (
  <ProfileFrame hadFocus={hadFocus}>
    <Page title={words.titulo} tab={tabTitle(null)}>
      <Alert tone="advertencia" title={words.nadie} action={<OwnProfileLink />}>
        {words.nadieDetalle}
      </Alert>
    </Page>
  </ProfileFrame>
);
