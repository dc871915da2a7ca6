import type { Endpoint, Reply, Request } from '../../../domain/contract/endpoint';
import { datoscontactos } from '../../../domain/contract/login';
import type { Client } from '../../api/client';
import { Problem } from '../../api/problem';
import { tabMutex } from '../../platform/tab-mutex';

export type ContactSaveQueue = ReturnType<typeof contactSaveQueue>;

/** Saves one affiliate's contact data, one tab at a time, and looks up the outcome of lost saves. */
export const contactSaveQueue = (client: Client, codigoAfiliado: string) => {
  const mutex = tabMutex(`contacto ${codigoAfiliado}`);
  /** Waits for a save of another tab, which a lookup would otherwise miss. */
  const look = async (signal: AbortSignal): Promise<Reply<typeof datoscontactos>> => {
    await mutex.waitUntilFree(signal);
    return client.call(datoscontactos, { query: { codigoAfiliado } }, signal);
  };
  return {
    save: async <E extends Endpoint>(endpoint: E, request: Request<E>, signal: AbortSignal): Promise<Reply<E>> => {
      const same = JSON.stringify([endpoint.path, request]);
      const reply = await mutex.runOnce(same, signal, () => client.call(endpoint, request, signal));
      // Another tab is sending the same: the outcome must be looked up.
      if (reply === null) throw new Problem('sinRespuesta');
      return reply;
    },
    look,
    /** Looks up while holding the lock for the saves that follow, so that no other tab reads in between. */
    lookToSave: (signal: AbortSignal) => mutex.runExclusive(signal, () => look(signal)),
  };
};
