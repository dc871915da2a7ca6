import type { ReactNode } from 'react';
import { profileTexts } from '../../src/flows/profile/texts';

/** Around a part of the profile that is played by itself. */
export const ProfilePage = ({ children }: { children: ReactNode }) => (
  <>
    <h1>{profileTexts.titulo}</h1>
    {children}
  </>
);
