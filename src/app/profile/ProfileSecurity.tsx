import type { PublicSettings } from '../../../domain/contract/settings';
import { OpenSessionsScreen } from '../../flows/openSessions/OpenSessionsScreen';
import { openSessionsLogic } from '../../flows/openSessions/wiring';
import { PasskeysScreen } from '../../flows/passkeys/PasskeysScreen';
import { passkeysLogic } from '../../flows/passkeys/wiring';
import type { Viewed } from '../../flows/profile/viewed';
import { WhoLookedScreen } from '../../flows/whoLooked/WhoLookedScreen';
import { whoLookedLogic } from '../../flows/whoLooked/wiring';
import { lazyPart } from '../../parts/lazy-part';
import { Stack } from '../../ui/layout/Stack';
import type { App } from '../start/app';

const Data = lazyPart(
  () => import('./ProfileData').then((module) => module.ProfileData),
  () => null,
);

interface Props {
  app: App;
  links: PublicSettings['links'];
  viewed: Viewed;
}

/** How to enter the account, who is in it, who saw its data, and what is kept of the member. */
export const ProfileSecurity = ({ app, links, viewed }: Props) => (
  <Stack space={6}>
    {viewed.whose === 'own' && (
      <>
        <PasskeysScreen start={() => passkeysLogic({ deps: app })} />
        <OpenSessionsScreen start={() => openSessionsLogic({ deps: app })} />
        <WhoLookedScreen start={() => whoLookedLogic({ deps: app })} />
      </>
    )}
    <Data app={app} links={links} viewed={viewed} />
  </Stack>
);
