import { fromPromise } from 'xstate';
import type { Endpoint, Reply, Request } from '../../domain/contract/endpoint';
import { datoscontactos } from '../../domain/contract/login';
import type { Client } from '../api/client';
import { Problem } from '../api/problem';
import { tabMutex } from '../platform/tab-mutex';

/** Coordinates the tabs that save and read a member's contact data. */
export const contactSaveQueue = (client: Client, codigoAfiliado: string) => {
  const mutex = tabMutex(`contacto ${codigoAfiliado}`);
  return {
    save: <E extends Endpoint>(endpoint: E) =>
      fromPromise<Reply<E>, Request<E>>(async ({ input, signal }) => {
        const same = JSON.stringify([endpoint.path, input]);
        const reply = await mutex.runOnce(same, signal, () => client.call(endpoint, input, signal));
        // Another tab has just sent the same: the outcome must be looked up.
        if (reply === null) throw new Problem('sinRespuesta');
        return reply;
      }),
    /**
     * Reads of these ids wait for saves of other tabs. A read and the saves that follow it hold the lock together, so
     * that no other tab reads in between.
     */
    read: (waiting: readonly string[], leading?: string) =>
      fromPromise<Reply<typeof datoscontactos>, Request<typeof datoscontactos>>(({ input, signal, self }) => {
        const look = async () => {
          if (waiting.includes(self.id)) await mutex.waitUntilFree(signal);
          return client.call(datoscontactos, input, signal);
        };
        return self.id === leading ? mutex.runExclusive(signal, look) : look();
      }),
  };
};
