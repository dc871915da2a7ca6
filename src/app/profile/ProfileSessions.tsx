import { OpenSessionsScreen } from '../../flows/openSessions/OpenSessionsScreen';
import { openSessionsLogic } from '../../flows/openSessions/wiring';
import { PasskeysScreen } from '../../flows/passkeys/PasskeysScreen';
import { passkeysLogic } from '../../flows/passkeys/wiring';
import { WhoLookedScreen } from '../../flows/whoLooked/WhoLookedScreen';
import { whoLookedLogic } from '../../flows/whoLooked/wiring';
import type { App } from '../start/app';

/** How to enter the account, who is in it, and who saw its data. */
export const ProfileSessions = ({ app }: { app: App }) => (
  <>
    <PasskeysScreen start={() => passkeysLogic({ deps: app })} />
    <OpenSessionsScreen start={() => openSessionsLogic({ deps: app })} />
    <WhoLookedScreen start={() => whoLookedLogic({ deps: app })} />
  </>
);
