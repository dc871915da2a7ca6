import { useSelector } from '@xstate/react';
import { failureNotice } from '../../texts/failure';
import { shellTexts } from '../../texts/shell';
import { ErrorBlock } from '../../ui/blocks/ErrorBlock';
import { Page } from '../../ui/frames/Page';
import { OwnProfileLink } from './OwnProfileLink';
import { ProfileFrame } from './ProfileFrame';
import type { ViewProps } from './profile-ref';
import { tabTitle } from './tab-title';
import { profileTexts } from './texts';

export const FailedProfile = ({ profile, hadFocus }: ViewProps) => {
  const familiar = useSelector(profile, ({ context }) => context.familiar);
  const problema = useSelector(profile, ({ context }) => context.problema);
  const { titulo, detalle } = failureNotice(problema ?? 'limite', 'acceso');
  return (
    <ProfileFrame hadFocus={hadFocus}>
      <Page title={profileTexts.titulo} tab={tabTitle(familiar)}>
        <ErrorBlock
          title={titulo}
          detail={detalle}
          retry={{ label: shellTexts.reintentar, act: () => profile.send({ type: 'REINTENTAR' }) }}
        />
        {familiar !== null && (
          <p>
            <OwnProfileLink />
          </p>
        )}
      </Page>
    </ProfileFrame>
  );
};
