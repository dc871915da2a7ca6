import type { HadFocus } from '../../ui/hooks/use-carried-focus';
import type { Deps } from '../../wiring/deps';
import type { Parts, ProfileRef } from './parts';

export interface ViewProps extends Pick<Deps, 'session' | 'flags'> {
  profile: ProfileRef;
  parts: Parts;
  hadFocus: HadFocus;
}
