import { fromPromise } from 'xstate';
import { offersAll } from '../../../domain/contract/extras/extra-name';
import { readExtras } from '../../../domain/contract/extras/extras-settings';
import {
  agregarLlave,
  llavesAcceso,
  nombrarLlave,
  opcionesLlave,
  quitarLlave,
} from '../../../domain/contract/extras/llaves';
import { chartLimitMs } from '../../../domain/rules/policy';
import { passkeyLimitMs } from '../../../domain/rules/session/passkey-limit';
import type { Cambio, Pedida } from '../../../machines/passkeys/passkeys.machine';
import { passkeysFlow } from '../../../machines/passkeys/passkeys.rules';
import { settingsBlock } from '../../platform/document';
import { type PasskeyMaker, passkeyMaker } from '../../platform/new-passkey';
import { pageWatch } from '../../wiring/actors/page-watch';
import { extraCall } from '../../wiring/calls/extra-call';
import type { Deps } from '../../wiring/deps';
import { wire } from '../../wiring/wire';
import { fetchingLogic } from '../fetching/wiring';

interface Parts {
  deps: Pick<Deps, 'client' | 'policy' | 'browser'>;
  /** What the server offers beyond the contract. */
  extras?: readonly string[];
  device?: PasskeyMaker;
}

export const passkeysLogic = ({ deps, extras = readExtras(settingsBlock()), device = passkeyMaker() }: Parts) => {
  const { client, policy } = deps;
  const extra = extraCall(client, extras);
  const read = (signal: AbortSignal) => extra(llavesAcceso, {}, signal);

  const create = async (signal: AbortSignal): Promise<Pedida> => {
    const { desafio, opciones } = await client.call(opcionesLlave, {}, signal);
    const credencial = await device.create(opciones, signal);
    return typeof credencial === 'string' ? { fue: credencial } : { fue: 'hecha', llave: { desafio, credencial } };
  };

  const change = (cambio: Cambio, signal: AbortSignal) => {
    if (cambio.tipo === 'agregar') return extra(agregarLlave, { body: cambio.llave }, signal);
    const { codigo } = cambio;
    return cambio.tipo === 'quitar'
      ? extra(quitarLlave, { body: { codigo } }, signal)
      : extra(nombrarLlave, { body: { codigo, nombre: cambio.nombre } }, signal);
  };

  const logic = wire(passkeysFlow, {
    actors: {
      consultarLlaves: fetchingLogic(deps, read),
      releerLlaves: fromPromise(({ signal }) => read(signal)),
      pedirLlave: fromPromise(({ signal }) => create(signal)),
      cambiarLlaves: fromPromise(({ input, signal }) => change(input, signal)),
      vigilarPagina: pageWatch(deps),
    },
    delays: {
      limiteLectura: chartLimitMs(policy.readLimitMs),
      limiteEnvio: chartLimitMs(policy.writeLimitMs),
      limiteLlave: passkeyLimitMs,
    },
  });
  const ofrecidas = offersAll(extras, [llavesAcceso, opcionesLlave, agregarLlave, nombrarLlave, quitarLlave]);
  return { logic, input: { ofrecidas, puede: device.isThere } };
};
