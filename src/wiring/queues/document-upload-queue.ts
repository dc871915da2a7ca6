import { cargardocumento, consultarDocumentosPorTicket } from '../../../domain/contract/crm';
import { isRefusal } from '../../../domain/contract/refusal';
import { Problem } from '../../api/problem';
import { sentStore } from '../../platform/sent-store';
import { tabMutex } from '../../platform/tab-mutex';
import type { Deps } from '../deps';

interface Parts {
  deps: Pick<Deps, 'client' | 'browser' | 'session' | 'time' | 'noteActivity'>;
  files(): readonly File[];
}

/** Uploads a case's documents, one tab at a time, and checks whether they have arrived. */
export const documentUploadQueue = ({ deps: { client, browser, session, time, noteActivity }, files }: Parts) => {
  const { codigoAfiliado } = session.getSnapshot().context;
  const mutex = tabMutex(`documentos ${codigoAfiliado}`);
  const sent = sentStore(browser.local, time.now, codigoAfiliado, 'documentos');
  let count = 0;

  return {
    /** Sends them once: skips what another tab has sent, or may have sent, to this case. */
    upload: (caso: string, signal: AbortSignal, tell: (progress: { enviado: number; total: number }) => void) =>
      mutex.runExclusive(signal, async (): Promise<void> => {
        const images = [...files()];
        count = images.length;
        const content = JSON.stringify([caso, images.map(({ name, size }) => [name, size])]);
        const known = sent.caseOf(content);
        if (known === '') throw new Problem('sinRespuesta');
        if (known !== null) return;
        sent.begin(content);
        try {
          await client.call(cargardocumento, { query: { ticketName: caso }, body: { images } }, signal, (progress) => {
            noteActivity('carga');
            if (!signal.aborted) tell(progress);
          });
          sent.keep(content, caso);
        } catch (error) {
          if (isRefusal(error)) sent.forget();
          throw error;
        }
      }),
    /** The names of what the case has, and whether that is as many as were sent from here. */
    stored: (caso: string, signal: AbortSignal) =>
      mutex.runExclusive(signal, async () => {
        const query = { numeroTicket: caso };
        const names = (await client.call(consultarDocumentosPorTicket, { query }, signal)).map(
          ({ nombreArchivo }) => nombreArchivo,
        );
        return { names, asManyAsSent: names.length >= count };
      }),
    /** The member chose to send them again. */
    forget: sent.forget,
  };
};
