import type { Endpoint, Reply, Request } from '../../domain/contract/endpoint';
import { datoscontactos } from '../../domain/contract/login';
import type { Client } from '../api/client';
import { Problem } from '../api/problem';
import { tabMutex } from '../platform/tab-mutex';

export type ContactSaveQueue = ReturnType<typeof contactSaveQueue>;

/** What the tabs of one browser write of somebody's contact data, and when they look at what became of it. */
export const contactSaveQueue = (client: Client, codigoAfiliado: string) => {
  const mutex = tabMutex(`contacto ${codigoAfiliado}`);
  /** What is still on its way from another tab would be looked for in vain, so this waits for it. */
  const look = async (signal: AbortSignal): Promise<Reply<typeof datoscontactos>> => {
    await mutex.waitUntilFree(signal);
    return client.call(datoscontactos, { query: { codigoAfiliado } }, signal);
  };
  return {
    save: async <E extends Endpoint>(endpoint: E, request: Request<E>, signal: AbortSignal): Promise<Reply<E>> => {
      const same = JSON.stringify([endpoint.path, request]);
      const reply = await mutex.runOnce(same, signal, () => client.call(endpoint, request, signal));
      // Another tab has sent the same in this moment: what became of it is looked up.
      if (reply === null) throw new Problem('sinRespuesta');
      return reply;
    },
    look,
    /** The same, and the saves that follow from it are one turn with it: no other tab reads between them. */
    lookToSave: (signal: AbortSignal) => mutex.runExclusive(signal, () => look(signal)),
  };
};
