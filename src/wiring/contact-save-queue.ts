import { fromPromise } from 'xstate';
import type { Endpoint, Reply, Request } from '../../domain/contract/endpoint';
import { datoscontactos } from '../../domain/contract/login';
import type { Client } from '../api/client';
import { Problem } from '../api/problem';
import { tabMutex } from '../platform/tab-mutex';

/** What the tabs of one browser write of somebody's contact data, and when they look at what became of it. */
export const contactSaveQueue = (client: Client, codigoAfiliado: string) => {
  const turns = tabMutex(`contacto ${codigoAfiliado}`);
  return {
    save: <E extends Endpoint>(endpoint: E) =>
      fromPromise<Reply<E>, Request<E>>(async ({ input, signal }) => {
        const same = JSON.stringify([endpoint.path, input]);
        const reply = await turns.alone(same, signal, () => client.call(endpoint, input, signal));
        // Another tab has sent the same in this moment: what became of it is looked up.
        if (reply === null) throw new Problem('sinRespuesta');
        return reply;
      }),
    /**
     * What is still on its way from another tab would be looked for in vain: reads of these ids wait for it. The leading
     * one and the saves that follow from it are one turn, so that no other tab reads between them.
     */
    read: (waiting: readonly string[], leading?: string) =>
      fromPromise<Reply<typeof datoscontactos>, Request<typeof datoscontactos>>(({ input, signal, self }) => {
        const look = async () => {
          if (waiting.includes(self.id)) await turns.whenDone(signal);
          return client.call(datoscontactos, input, signal);
        };
        return self.id === leading ? turns.lead(signal, look) : look();
      }),
  };
};
