import { cardWorkerFile } from '../../../domain/rules/access/card-worker-file';
import { workerAddress } from '../worker-address';

export type Workers = Pick<ServiceWorkerContainer, 'register' | 'getRegistrations'>;

const isOwn = ({ active, waiting, installing }: ServiceWorkerRegistration): boolean =>
  (active ?? waiting ?? installing)?.scriptURL.endsWith(cardWorkerFile) ?? false;

/** Registers the portal's only service worker, for all pages, and removes its registrations for some of them. */
export const registerWorker = async (workers: Workers): Promise<ServiceWorkerRegistration> => {
  const own = await workers.register(workerAddress(cardWorkerFile), { scope: '/' });
  const others = (await workers.getRegistrations()).filter((one) => one.scope !== own.scope && isOwn(one));
  await Promise.all(others.map((one) => one.unregister()));
  return own;
};
