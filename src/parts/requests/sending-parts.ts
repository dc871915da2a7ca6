import { latePart } from '../late-part';

export const Sending = latePart(() => import('./Sending').then((part) => part.Sending));
export const Created = latePart(() => import('./Created').then((part) => part.Created));

/** What is said while a request is sent and afterwards, also without a network. */
export const preloadSending = (): void => {
  Sending.preload();
  Created.preload();
};
