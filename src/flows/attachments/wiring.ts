import { type ContextFrom, fromCallback, fromPromise, sendParent } from 'xstate';
import { reviewLimitMs } from '../../../domain/rules/attachments/accepted-formats';
import type { Candidato } from '../../../domain/rules/attachments/attached';
import { attachmentSummary } from '../../../domain/rules/attachments/attachment-summary';
import type { attachmentsMachine, Evento } from '../../../machines/attachments/attachments.machine';
import { attachmentsFlow } from '../../../machines/attachments/attachments.rules';
import { attachmentBox } from '../../platform/attachment-box';
import { draftStore } from '../../platform/draft-store';
import type { ReadyAttachment } from '../../platform/photo/attachment-work';
import type { PhotoDevice } from '../../platform/photo/photo-device';
import { undoAll } from '../../platform/undo-all';
import type { Deps } from '../../wiring/deps';
import type { PageLeaving } from '../../wiring/page-leaving';
import { sessionFiles } from '../../wiring/stores/session-files';
import { wire } from '../../wiring/wire';
import { namesToStore, storedNames } from './stored-names';

interface Parts {
  deps: Pick<Deps, 'browser' | 'session' | 'time' | 'noteActivity'>;
  /** Key of the stored file names, separate from the form's own draft. */
  form: string;
  device: Pick<PhotoDevice, 'workshop' | 'lend' | 'takeBack'>;
  leaving: PageLeaving;
}

export const attachmentsLogic = ({ deps, form, device, leaving }: Parts) => {
  const { codigoAfiliado } = deps.session.getSnapshot().context;
  const draft = draftStore({
    area: deps.browser.local,
    now: deps.time.now,
    codigoAfiliado,
    flow: `${form}_adjuntos`,
    schema: storedNames,
  });
  const session = sessionFiles(deps);
  const box = attachmentBox();
  /** Undefined until documents are asked for. */
  let chart:
    | { getSnapshot(): { context: ContextFrom<typeof attachmentsMachine> }; send(event: Evento): void }
    | undefined;
  const lists = () => chart?.getSnapshot().context ?? { adjuntos: [], requisitos: [], cola: [] };
  const lent = new Set<string>();
  const lend = (file: Blob | null): string => {
    if (file === null) return '';
    const address = device.lend(file);
    lent.add(address);
    return address;
  };
  const takeBackAllBut = (addresses: readonly string[]) => {
    for (const address of lent)
      if (!addresses.includes(address)) {
        lent.delete(address);
        device.takeBack(address);
      }
  };
  const taken = ({ id, nombre }: Candidato, { file, formato, small }: ReadyAttachment) => {
    box.put(id, file);
    session.add(nombre, formato, file);
    return { formato, bytes: file.size, vista: lend(small), recordados: session.all() };
  };
  const heldFile = (id: string): Blob => {
    const file = box.of(id);
    if (file === null) throw new Error('attachments: no file is held');
    return file;
  };

  const logic = wire(attachmentsFlow, {
    actors: {
      cuidarArchivos: fromCallback(({ sendBack }) => {
        const send: (event: Evento) => void = sendBack;
        return undoAll([
          leaving.watch(
            () => lists().adjuntos.length + lists().cola.length > 0,
            () => send({ type: 'SALIDA_PEDIDA' }),
          ),
          () => takeBackAllBut([]),
          () => device.workshop.close(),
        ]);
      }),
      revisar: fromPromise(async ({ input: { archivo, requisito }, signal }) => {
        if (archivo === null || requisito === null) throw new Error('attachments: nothing waits');
        deps.noteActivity('carga');
        const asked = { file: heldFile(archivo.id), formats: requisito.formatos, limit: requisito.bytes };
        const looked = await device.workshop.do('lookAtAttachment', asked, signal);
        if ('motivo' in looked) return { tipo: 'rechazado', motivo: looked.motivo };
        if ('reducible' in looked) return { tipo: 'grande' };
        return { tipo: 'listo', ...taken(archivo, looked.ready) };
      }),
      reducir: fromPromise(async ({ input: { archivo, requisito }, signal }) => {
        if (archivo === null || requisito === null) throw new Error('attachments: nothing is to be shrunk');
        const asked = { file: heldFile(archivo.id), limit: requisito.bytes };
        return taken(archivo, await device.workshop.do('reduceAttachment', asked, signal));
      }),
    },
    delays: { limiteTaller: reviewLimitMs },
    actions: {
      // The first action of the chart.
      soltarSobrantes: ({ context: { adjuntos, cola, quitado }, self }) => {
        chart = self;
        const shown = quitado === null ? adjuntos : [...adjuntos, quitado.adjunto];
        takeBackAllBut(shown.map(({ vista }) => vista));
        box.retain([...shown, ...cola].map(({ id }) => id));
      },
      guardarNombres: ({ context }) => {
        const archivos = namesToStore(context);
        if (archivos.length === 0) draft.forget();
        else draft.keep({ archivos });
      },
      avisarFormulario: sendParent(({ context }) => ({
        type: 'ADJUNTOS',
        adjuntos: attachmentSummary(context),
        archivos: context.adjuntos.length,
      })),
      seguirSalida: () => queueMicrotask(leaving.goOn),
    },
  });
  return {
    logic,
    input: { pendientes: draft.read()?.archivos ?? [], recordados: session.all() },
    /** The files of a request, in display order. */
    files: (): readonly File[] => box.files(lists().adjuntos, lists().requisitos),
    /** Called once the request is sent: its files and their names are no longer needed. */
    forget: () => {
      chart?.send({ type: 'OLVIDAR' });
      draft.forget();
    },
    box: {
      ...box,
      /** Adds a file of this session again, as if the member had chosen it. */
      takeAgain: (id: string, nombre: string): Candidato | null => {
        const file = session.of(id);
        return file === null ? null : { ...box.take(file), nombre };
      },
    },
  };
};
