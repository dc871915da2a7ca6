import { fromCallback } from 'xstate';
import { alertaPersonalizada, popup } from '../../../domain/contract/ajuste';
import { chartLimitMs } from '../../../domain/rules/policy';
import type { Evento as HomeEvent } from '../../../machines/home/home.machine';
import { homeFlow } from '../../../machines/home/home.rules';
import { callActor } from '../../api/actor';
import { undoAll } from '../../platform/undo-all';
import { watchWizard } from '../../platform/watch-wizard';
import type { ShellRef } from '../../wiring/actors/shell-ref';
import type { Deps, Member } from '../../wiring/deps';
import { wire } from '../../wiring/wire';

interface Parts {
  deps: Pick<Deps, 'session' | 'inactivity' | 'member' | 'client' | 'store' | 'browser' | 'policy'>;
  shell: ShellRef;
  /** Left out by tests, which have no page. */
  wizardOver?: typeof watchWizard;
}

const patienceMs = 1_000;

/** Whether no dialog covers the page. Reports now and on every change. */
const pageWatch = ({ deps: { inactivity, browser }, shell, wizardOver = watchWizard }: Parts) =>
  fromCallback(({ sendBack }) => {
    const send: (event: HomeEvent) => void = sendBack;
    let before: boolean | null = null;
    let wizard = false;
    const look = () => {
      const free = !wizard && shell.getSnapshot().matches('despejado') && !inactivity.getSnapshot().hasTag('aviso');
      if (free !== before) send({ type: free ? 'LIBRE' : 'OCUPADA' });
      before = free;
    };
    const unwatch = wizardOver((over) => {
      wizard = over;
      look();
    });
    return undoAll([
      unwatch,
      shell.subscribe(look).unsubscribe,
      inactivity.subscribe(look).unsubscribe,
      browser.page.onOnline((online) => online && send({ type: 'EN_LINEA' })),
    ]);
  });

/** Runs now or when the member's chunk has loaded; never for the next session. */
const withMember = ({ member }: Pick<Deps, 'member'>, work: (present: Member) => void) => {
  const present = member.getSnapshot();
  if (present !== null) return work(present);
  const { unsubscribe } = member.subscribe((snapshot) => {
    const arrived = member.getSnapshot();
    if (arrived === null && !snapshot.matches('ausente')) return;
    unsubscribe();
    if (arrived !== null) work(arrived);
  });
};

export const homeLogic = (parts: Parts) => {
  const { deps } = parts;
  const { session, member, client, store, browser, policy } = deps;
  const call = callActor(client);
  const logic = wire(homeFlow, {
    actors: {
      consultarAnuncio: call(popup),
      consultarAlerta: call(alertaPersonalizada),
      vigilarPagina: pageWatch(parts),
    },
    delays: { limite: chartLimitMs(policy.readLimitMs), paciencia: patienceMs },
    actions: {
      registrarFallo: (_, { parte }) => browser.log(`home: ${parte}: no se pudo cargar`),
      registrarFaltantes: ({ context }) => browser.log(`home: ${context.pendientes.join(', ')}: no se pudo cargar`),
      cargarDispositivos: () => withMember(deps, ({ devices }) => devices.send({ type: 'RECARGAR' })),
      mirarCorreo: () =>
        withMember(deps, ({ mail }) => {
          if (!mail.getSnapshot().hasTag('cargando')) mail.send({ type: 'RECARGAR' });
        }),
      recordarAnuncio: () => store.rememberPopup(),
      recordarAlerta: ({ context: { mensaje } }) => withMember(deps, (present) => present.rememberAlert(mensaje)),
    },
  });
  const input = {
    codigoAfiliado: session.getSnapshot().context.codigoAfiliado,
    anuncioVisto: store.popupShown(),
    leida: member.getSnapshot()?.alertRead() ?? '',
  };
  return { logic, input };
};
