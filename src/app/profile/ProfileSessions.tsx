import { OpenSessionsScreen } from '../../flows/openSessions/OpenSessionsScreen';
import { openSessionsLogic } from '../../flows/openSessions/wiring';
import { WhoLookedScreen } from '../../flows/whoLooked/WhoLookedScreen';
import { whoLookedLogic } from '../../flows/whoLooked/wiring';
import type { App } from '../start/app';

/** Who is in the account, and who saw its data. */
export const ProfileSessions = ({ app }: { app: App }) => (
  <>
    <OpenSessionsScreen start={() => openSessionsLogic({ deps: app })} />
    <WhoLookedScreen start={() => whoLookedLogic({ deps: app })} />
  </>
);
