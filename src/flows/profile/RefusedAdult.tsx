import { Alert } from '../../ui/blocks/Alert';
import { Page } from '../../ui/frames/Page';
import { OwnProfileLink } from './OwnProfileLink';
import { ProfileFrame } from './ProfileFrame';
import type { ViewProps } from './profile-ref';
import { tabTitle } from './tab-title';
import { profileTexts as words } from './texts';

export const RefusedAdult = ({ hadFocus }: ViewProps) => (
  <ProfileFrame hadFocus={hadFocus}>
    <Page title={words.titulo} tab={tabTitle(null)}>
      <Alert tone="error" title={words.mayorNegado} action={<OwnProfileLink />}>
        {words.mayorNegadoDetalle}
      </Alert>
    </Page>
  </ProfileFrame>
);
