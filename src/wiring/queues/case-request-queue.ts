import { fromPromise } from 'xstate';
import { solicitudesPorDocumento } from '../../../domain/contract/crm';
import { isRefusal } from '../../../domain/contract/refusal';
import type { requestKinds } from '../../../domain/rules/requests/request-kinds';
import { Problem } from '../../api/problem';
import { sentStore } from '../../platform/sent-store';
import { tabMutex } from '../../platform/tab-mutex';
import type { Deps } from '../deps';

interface Parts {
  deps: Pick<Deps, 'client' | 'browser' | 'session' | 'time'>;
  tipoSolicitud: (typeof requestKinds)[number]['codigo'];
}

/** Audit code 3, «Contrato»: the document is the affiliate code. */
const byAffiliate = 3;
const pageSize = 100;
const mostPages = 10;

/** Creates cases of one kind, one tab at a time, and finds the case of a request whose answer was lost. */
export const caseRequestQueue = ({ deps: { client, browser, session, time }, tipoSolicitud }: Parts) => {
  const { codigoAfiliado } = session.getSnapshot().context;
  const mutex = tabMutex(`solicitud ${tipoSolicitud} ${codigoAfiliado}`);
  const sent = sentStore(browser.local, time.now, codigoAfiliado, `solicitud_${tipoSolicitud}`);

  const page = async (numeroDePagina: number, signal: AbortSignal) =>
    client.call(
      solicitudesPorDocumento,
      {
        body: {
          tipoDocumento: byAffiliate,
          documento: codigoAfiliado,
          tipoSolicitud,
          estado: 'Todos',
          numeroDePagina,
          registrosPorPagina: pageSize,
        },
      },
      signal,
    );

  return {
    /** The numbers of all cases of this kind, after other tabs have finished creating theirs. */
    numbers: fromPromise<readonly string[]>(({ signal }) =>
      mutex.runExclusive(signal, async () => {
        const numbers: string[] = [];
        for (let at = 1; at <= mostPages; at += 1) {
          const { data, cantidadRegistros } = await page(at, signal);
          numbers.push(...data.map(({ numeroCaso }) => numeroCaso));
          if (data.length === 0 || numbers.length >= cantidadRegistros) break;
        }
        return numbers;
      }),
    ),
    /** Creates the case, or returns the one that this or another tab created from the same `content`. */
    create: (content: string, signal: AbortSignal, send: () => Promise<string>): Promise<string> =>
      mutex.runExclusive(signal, async () => {
        const known = sent.caseOf(content);
        // Sent, but the answer was lost: the outcome must be looked up.
        if (known === '') throw new Problem('sinRespuesta');
        if (known !== null) return known;
        sent.begin(content);
        try {
          const caso = await send();
          sent.keep(content, caso);
          return caso;
        } catch (error) {
          if (isRefusal(error)) sent.forget();
          throw error;
        }
      }),
    /** The lookup found no case: the request may be sent again. */
    forgetDoubt: sent.forget,
  };
};
