import { lazyPart } from '../lazy-part';

export const Sending = lazyPart(() => import('./Sending').then((part) => part.Sending));
export const Created = lazyPart(() => import('./Created').then((part) => part.Created));

/** What is said while a request is sent and afterwards, also without a network. */
export const preloadSending = (): void => {
  Sending.preload();
  Created.preload();
};
