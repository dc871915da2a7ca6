import type { ReactNode } from 'react';
import { profileTexts } from '../src/flows/profile/texts';
import { Page } from '../src/ui/frames/Page';

/** Around a part of the profile that is played by itself. */
export const ProfilePage = ({ children }: { children: ReactNode }) => (
  <Page title={profileTexts.titulo} tab={profileTexts.titulo}>
    {children}
  </Page>
);
