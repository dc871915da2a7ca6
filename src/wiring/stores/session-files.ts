import { mostRemembered, mostRememberedBytes } from '../../../domain/rules/attachments/accepted-formats';
import { sessionPhase } from '../../../domain/rules/session/session';
import type { Recordado } from '../../../machines/attachments/attachments.machine';
import type { Visitor } from './visit-memory';

/** Files added to requests during this session: in memory only, deleted with the session. */
export interface SessionFiles {
  all(): readonly Recordado[];
  of(id: string): Blob | null;
  add(nombre: string, formato: Recordado['formato'], file: Blob): void;
}

type Kept = Recordado & { file: Blob };

const kept = new WeakMap<Visitor['session'], SessionFiles>();

const open = (session: Visitor['session']): SessionFiles => {
  let files: readonly Kept[] = [];
  let last = 0;
  let whose = '';
  session.subscribe((snapshot) => {
    const { codigoAfiliado } = snapshot.context;
    if (sessionPhase(snapshot) === 'anonima' || codigoAfiliado !== whose) files = [];
    whose = codigoAfiliado;
  });
  whose = session.getSnapshot().context.codigoAfiliado;
  return {
    all: () => files.map(({ file, ...said }) => said),
    of: (id) => files.find((one) => one.id === id)?.file ?? null,
    add: (nombre, formato, file) => {
      last += 1;
      const others = files.filter((one) => one.nombre !== nombre || one.bytes !== file.size);
      const all = [{ id: `sesion-${last}`, nombre, formato, bytes: file.size, file }, ...others];
      let bytes = 0;
      files = all.slice(0, mostRemembered).filter((one) => {
        bytes += one.bytes;
        return bytes <= mostRememberedBytes;
      });
    },
  };
};

/** The files of the current member. */
export const sessionFiles = ({ session }: Visitor): SessionFiles => {
  const known = kept.get(session) ?? open(session);
  kept.set(session, known);
  return known;
};
