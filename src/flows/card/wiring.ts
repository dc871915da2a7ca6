import { fromCallback, fromPromise } from 'xstate';
import { nucleoCarnet } from '../../../domain/contract/nucleo';
import { memberCard } from '../../../domain/rules/card/member-card';
import type { SavedCard } from '../../../domain/rules/card/saved-card';
import { todayInSantoDomingo } from '../../../domain/rules/dates/dates';
import type { Notice } from '../../../domain/rules/notices/snackbars';
import { nameParts } from '../../../domain/rules/person/person';
import { chartLimitMs } from '../../../domain/rules/policy';
import type { Copia, Evento, PorGuardar } from '../../../machines/card/card.machine';
import { cardFlow } from '../../../machines/card/card.rules';
import { copyLimitMs, savedCardAfterMs } from '../../../machines/card/card-holders';
import { callActor } from '../../api/actor';
import type { CardStore } from '../../platform/card/card-store';
import { undoAll } from '../../platform/undo-all';
import { failureNotice } from '../../texts/failure';
import type { CardAddress } from '../../wiring/addresses/card-address';
import type { Deps } from '../../wiring/deps';
import { wire } from '../../wiring/wire';
import { cardTexts as words } from './texts';

/** Browser functions that the card page needs; tests pass their own. */
export interface CardDevice {
  /** The address encoded in the card's QR code. */
  verification: string;
  store: Omit<CardStore<SavedCard>, 'forgetOthers' | 'redraw'>;
  pageOf(cards: readonly SavedCard[]): string;
  /** Holds a wake lock until the returned function is called. */
  keepAwake(): () => void;
  print(): void;
  /** Prefetches the chunk of the log-in page's link to a saved card while there is a network. */
  fetchLink(): void;
}

interface Parts {
  deps: Pick<Deps, 'session' | 'client' | 'policy' | 'browser' | 'time' | 'snackbars'>;
  address: CardAddress;
  device: CardDevice;
}

const origen = 'card';

export const cardLogic = ({ deps, address, device }: Parts) => {
  const { store, pageOf, keepAwake, print, fetchLink, verification: verificacion } = device;
  const { session, client, policy, browser, time, snackbars } = deps;
  const { codigoAfiliado, nombres, apellidos } = session.getSnapshot().context;
  // Queued until the transition has ended: the snackbar starts a timer of its own.
  const tell = (notice: Omit<Notice, 'origen'>) =>
    queueMicrotask(() => snackbars.send({ type: 'AVISAR', origen, ...notice }));
  const copy = (guardados: Copia['guardados']): Copia => ({ puede: store.able, guardados });
  const kept = ({ persona, carnets }: PorGuardar): SavedCard => {
    const card = memberCard(carnets, persona.codigoAfiliado);
    if (card === null) throw new Error('card: there is none to keep');
    return { ...card, nombre: nameParts(persona).join(' '), guardado: time.now() };
  };
  const logic = wire(cardFlow, {
    actors: {
      vigilarPagina: fromCallback(({ sendBack }) => {
        const send: (event: Evento) => void = sendBack;
        return undoAll([
          address.onPlace((lugar) => send({ type: 'LUGAR', lugar })),
          browser.page.onOnline((online) => online && send({ type: 'EN_LINEA' })),
        ]);
      }),
      leerCopia: fromPromise(async () => copy(await store.read(codigoAfiliado))),
      consultarCarnet: callActor(client)(nucleoCarnet),
      actualizarCopia: fromPromise(async ({ input, signal }) =>
        copy(await store.renew(codigoAfiliado, kept(input), pageOf, signal)),
      ),
      guardarCopia: fromPromise(async ({ input, signal }) => {
        const cards = await store.keep(codigoAfiliado, kept(input), pageOf, signal);
        fetchLink();
        return copy(cards);
      }),
      quitarCopia: fromPromise(async ({ input }) =>
        copy(await store.drop(codigoAfiliado, input.codigoAfiliado, pageOf)),
      ),
      mantenerPantalla: fromCallback(() => keepAwake()),
    },
    delays: {
      limite: chartLimitMs(policy.readLimitMs),
      esperaCopia: savedCardAfterMs,
      limiteCopia: copyLimitMs,
    },
    actions: {
      avisarFallo: ({ context: { problema } }) =>
        tell({ tono: 'error', ...failureNotice(problema ?? 'limite', 'servicios') }),
      avisarSinActualizar: () =>
        tell({ tono: 'advertencia', titulo: words.avisoSinActualizar, detalle: words.avisoSinActualizarDetalle }),
      avisarSinQuitar: () =>
        tell({ tono: 'error', titulo: words.avisoSinQuitar, detalle: words.avisoSinQuitarDetalle }),
      quitarAvisos: () => snackbars.send({ type: 'RETIRAR', origen }),
      registrarFallo: () => browser.log('card: no se pudo guardar, quitar o leer la copia'),
      imprimir: print,
    },
  });
  const hoy = todayInSantoDomingo(time.now());
  return { logic, input: { codigoAfiliado, nombres, apellidos, hoy, lugar: address.place, verificacion } };
};
