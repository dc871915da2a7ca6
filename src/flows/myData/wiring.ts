import { fromPromise } from 'xstate';
import { offersAll } from '../../../domain/contract/extras/extra-name';
import { readExtras } from '../../../domain/contract/extras/extras-settings';
import { abrirMisDatos, misDatos, parteMisDatos, pedirMisDatos } from '../../../domain/contract/extras/mis-datos';
import { chartLimitMs } from '../../../domain/rules/policy';
import type { Pase } from '../../../machines/myData/myData.machine';
import { myDataFlow } from '../../../machines/myData/myData.rules';
import { Problem } from '../../api/problem';
import { base64Blob } from '../../platform/base64-blob';
import { settingsBlock } from '../../platform/document';
import { pause } from '../../platform/pause';
import { saveFile } from '../../platform/save-file';
import { pageWatch } from '../../wiring/actors/page-watch';
import { extraCall } from '../../wiring/calls/extra-call';
import type { Deps } from '../../wiring/deps';
import { wire } from '../../wiring/wire';
import { fetchingLogic } from '../fetching/wiring';

/** Between two looks at an archive that is being made. */
const askAgainMs = 5_000;
/** As long as the server keeps it open. */
const downloadMs = 900_000;

interface Parts {
  deps: Pick<Deps, 'client' | 'policy' | 'browser'>;
  /** Whose data: the member's own, or those of a minor. */
  codigoAfiliado: string;
  /** What the server offers beyond the contract. */
  extras?: readonly string[];
  save?: (file: Blob, name: string) => void;
}

export const myDataLogic = (parts: Parts) => {
  const { deps, codigoAfiliado, extras = readExtras(settingsBlock()), save = saveFile } = parts;
  const { client, policy } = deps;
  const extra = extraCall(client, extras);
  /** Parts that have come: after a cut only the others are asked for. */
  let come: { pase: string; files: Blob[] } = { pase: '', files: [] };
  const fetchAll = async ({ pase, partes, nombre }: Pase, signal: AbortSignal): Promise<void> => {
    if (come.pase !== pase) come = { pase, files: [] };
    const { files } = come;
    while (files.length < partes) {
      const { contenido } = await client.call(parteMisDatos, { query: { pase, parte: files.length } }, signal);
      const part = await base64Blob(contenido, pause);
      if (part === null) throw new Problem('ilegible');
      files.push(part.file);
    }
    signal.throwIfAborted();
    save(new Blob(files, { type: 'application/zip' }), nombre);
    come = { pase: '', files: [] };
  };
  const logic = wire(myDataFlow, {
    actors: {
      consultarArchivo: fetchingLogic(deps, (signal) => extra(misDatos, { query: { codigoAfiliado } }, signal)),
      releerArchivo: fromPromise(({ signal }) => client.call(misDatos, { query: { codigoAfiliado } }, signal)),
      pedirArchivo: fromPromise(({ signal }) => client.call(pedirMisDatos, { body: { codigoAfiliado } }, signal)),
      abrirArchivo: fromPromise(({ input: { clave }, signal }) =>
        client.call(abrirMisDatos, { body: { codigoAfiliado, clave } }, signal),
      ),
      bajarArchivo: fromPromise(async ({ input, signal }) => {
        if (input !== null) await fetchAll(input, signal);
      }),
      vigilarPagina: pageWatch(deps),
    },
    delays: {
      limiteLectura: chartLimitMs(policy.readLimitMs),
      limiteEnvio: chartLimitMs(policy.writeLimitMs),
      limiteBajada: downloadMs,
      pausaConsulta: askAgainMs,
    },
  });
  const ofrecidos = offersAll(extras, [misDatos, pedirMisDatos, abrirMisDatos, parteMisDatos]);
  return { logic, input: { ofrecidos } };
};
