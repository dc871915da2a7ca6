import type { ShellRef } from '../../wiring/actors/shell-ref';
import type { App } from '../start/app';
import { OnboardingCheck } from './OnboardingCheck';
import { PasswordChange } from './PasswordChange';

export const MemberDialogs = ({ app, shell }: { app: App; shell: ShellRef }) => (
  <>
    <OnboardingCheck app={app} />
    <PasswordChange app={app} shell={shell} />
  </>
);
