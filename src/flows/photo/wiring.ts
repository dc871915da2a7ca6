import { emit, fromCallback, fromPromise } from 'xstate';
import { cargarfotoperfil, eliminarFotoPerfil, obtenerfotoperfil } from '../../../domain/contract/foto';
import { largestPhoto, reloadMs, workshopLimitMs } from '../../../domain/rules/picture/photo';
import { chartLimitMs, longestSendMs } from '../../../domain/rules/policy';
import type { Evento, Foto } from '../../../machines/photo/photo.machine';
import { photoFlow } from '../../../machines/photo/photo.rules';
import { savedPhoto } from '../../../machines/photo/saved-photo';
import { callActor } from '../../api/actor';
import { memberStore } from '../../platform/member-store';
import { onHistoryNavigation } from '../../platform/on-history-navigation';
import type { PhotoDevice } from '../../platform/photo/photo-device';
import type { PhotoFile } from '../../platform/photo/photo-work';
import { receiptStore } from '../../platform/receipt-store';
import type { Deps, Member } from '../../wiring/deps';
import { wire } from '../../wiring/wire';

interface Parts {
  deps: Pick<Deps, 'client' | 'policy' | 'browser' | 'session' | 'time' | 'noteActivity'>;
  /** The photo shown by header and account. */
  portrait: Pick<Member['portrait'], 'getSnapshot' | 'send'>;
  device: PhotoDevice;
  /** Makes the page read the profile again. */
  reread(): void;
}

/** The files of the dialog. Keep them out of chart and storage. */
interface Files {
  /** The last checked file: accepted, or still too large. */
  candidate: Blob | null;
  original: Blob | null;
  result: Blob | null;
  /** The last uploaded photo, as a data URL. */
  sent: string;
  before: string | null;
}

export const photoLogic = ({ deps, portrait, device, reread }: Parts) => {
  const { client, policy, browser, session, time, noteActivity } = deps;
  const { codigoAfiliado } = session.getSnapshot().context;
  const receipt = receiptStore(browser.session, codigoAfiliado, 'photo');
  const kept = memberStore(browser.local, browser.randomId);
  const none: Files = { candidate: null, original: null, result: null, sent: '', before: null };
  let files = none;
  let addresses: string[] = [];
  const lend = (file: Blob): string => {
    const address = device.lend(file);
    addresses = [...addresses, address];
    return address;
  };
  const held = (file: Blob | null): Blob => {
    if (file === null) throw new Error('photo: no file is held');
    return file;
  };
  const taken = ({ file, ancho, alto }: PhotoFile): Foto => {
    files = { ...files, result: file };
    return { direccion: lend(file), ancho, alto, bytes: file.size };
  };
  const release = () => {
    for (const address of addresses) device.takeBack(address);
    addresses = [];
    files = { ...files, candidate: null, original: null, result: null };
    device.workshop.close();
  };
  const at = receipt.read();

  let tell: (event: Evento) => void = () => {};
  const logic = wire(photoFlow, {
    actors: {
      vigilarRetroceso: fromCallback(({ sendBack }) => {
        tell = sendBack;
        const undo = onHistoryNavigation(() => tell({ type: 'CERRAR' }));
        return () => {
          undo();
          // Also when the page unmounts under the dialog, as at the end of a session.
          release();
        };
      }),
      revisar: fromPromise(async ({ input: { archivo }, signal }) => {
        if (!(archivo instanceof Blob)) throw new Error('photo: no file was chosen');
        files = { ...files, candidate: archivo };
        const looked = await device.workshop.do('look', { file: archivo }, signal);
        if ('rechazo' in looked) return { tipo: 'rechazada', rechazo: looked.rechazo };
        if ('grande' in looked) return { tipo: 'grande', bytes: archivo.size };
        files = { ...files, original: archivo };
        const foto = taken(looked.lista);
        return { tipo: 'lista', foto, original: foto };
      }),
      reducir: fromPromise(async ({ signal }) => {
        const file = held(files.candidate);
        const { original, ...reduced } = await device.workshop.do('reduce', { file }, signal);
        files = { ...files, original: file };
        const foto = taken(reduced);
        return { foto, original: { ...original, direccion: foto.direccion } };
      }),
      recortar: fromPromise(async ({ input: { recorte }, signal }) => {
        if (recorte === null) throw new Error('photo: nothing is marked to be cut');
        return taken(await device.workshop.do('cut', { file: held(files.original), crop: recorte }, signal));
      }),
      subir: fromPromise(async ({ input, signal }) => {
        const file = held(files.result);
        if (file.size > largestPhoto) throw new Error('photo: larger than it was');
        noteActivity('carga');
        const foto = await device.base64Of(file);
        const { value, context } = portrait.getSnapshot();
        files = {
          ...files,
          sent: `data:${file.type};base64,${foto}`,
          before: value === 'cargado' ? context.dato.foto : null,
        };
        await client.call(cargarfotoperfil, { query: input, body: { foto } }, signal, (progress) => {
          noteActivity('carga');
          if (!signal.aborted) tell({ type: 'PROGRESO', ...progress });
        });
        noteActivity('carga');
      }),
      consultarFoto: fromPromise(async ({ input, signal }) =>
        savedPhoto(await client.call(obtenerfotoperfil, { query: input }, signal), files.sent, files.before),
      ),
      eliminarFoto: callActor(client)(eliminarFotoPerfil),
    },
    delays: {
      limiteTaller: workshopLimitMs,
      limiteSubida: longestSendMs,
      limiteLectura: chartLimitMs(policy.uploadLimitMs),
      limiteBorrado: chartLimitMs(policy.writeLimitMs),
      pausaRecarga: reloadMs,
    },
    actions: {
      senalarFaltas: emit({ type: 'FALTAN_DATOS' }),
      soltarArchivos: () => {
        release();
        files = none;
      },
      // Stored before the reload, so that the page starts with this photo and not with the cached one.
      mostrarGuardada: () => kept.keepPhoto(files.sent),
      mostrarBorrada: () => {
        kept.keepPhoto('');
        portrait.send({ type: 'RECARGAR' });
        reread();
      },
      releerRetrato: () => portrait.send({ type: 'RECARGAR' }),
      guardarRecibo: () => receipt.keep(time.now()),
      olvidarRecibo: () => receipt.forget(),
      recargar: () => browser.reload(),
    },
  });
  return { logic, input: { codigoAfiliado, recibo: at === null ? null : { hora: at } } };
};
