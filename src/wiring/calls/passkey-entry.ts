import type { Reply, Request } from '../../../domain/contract/endpoint';
import { offersAll } from '../../../domain/contract/extras/extra-name';
import { entrarConLlave, opcionesEntrada } from '../../../domain/contract/extras/llaves-entrada';
import type { Llave } from '../../../machines/login/login.machine';
import type { Client } from '../../api/client';
import type { PasskeyReader } from '../../platform/passkeys';

export interface PasskeyEntry {
  /** null: cancelled, none there, or nobody answered. */
  ask(signal: AbortSignal): Promise<Llave | null>;
  /** The one picked among what the browser suggests in a field; null where it cannot. */
  suggest(signal: AbortSignal): Promise<Llave | null>;
  enter(body: Request<typeof entrarConLlave>['body'], signal: AbortSignal): Promise<Reply<typeof entrarConLlave>>;
}

/** null where this server or this browser has no passkeys. */
export const passkeyEntry = (
  client: Pick<Client, 'call'>,
  extras: readonly string[],
  device: PasskeyReader,
): PasskeyEntry | null => {
  const isOffered = offersAll(extras, [opcionesEntrada, entrarConLlave]);
  if (!isOffered || !device.isThere) return null;
  const options = (signal: AbortSignal) => client.call(opcionesEntrada, {}, signal);
  return {
    ask: async (signal) => {
      const { desafio, opciones } = await options(signal);
      const credencial = await device.get(opciones, signal);
      return credencial === null ? null : { desafio, credencial };
    },
    suggest: async (signal) => {
      let desafio = '';
      const ask = async () => {
        const asked = await options(signal);
        desafio = asked.desafio;
        return asked.opciones;
      };
      const credencial = await device.suggest(ask, signal);
      return credencial === null ? null : { desafio, credencial };
    },
    enter: (body, signal) => client.call(entrarConLlave, { body }, signal),
  };
};
