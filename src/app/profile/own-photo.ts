import { waitFor } from 'xstate';
import { preloadUpload } from '../../api/client';
import { photoLogic } from '../../flows/photo/wiring';
import type { Viewed } from '../../flows/profile/viewed';
import { photoDevice } from '../../platform/photo/photo-device';
import type { App } from '../start/app';

/** The dialog of the member's own photo; loads after the photo of header and account. */
export const ownPhoto = async (app: App, { reread }: Pick<Viewed, 'reread'>) => {
  preloadUpload();
  await waitFor(app.member.actor, () => app.member.getSnapshot() !== null);
  const member = app.member.getSnapshot();
  if (member === null) throw new Error('the session ended');
  return photoLogic({ deps: app, portrait: member.portrait, device: photoDevice(), reread });
};
