import { type ActorRefFrom, emit, fromCallback, fromPromise } from 'xstate';
import { solicitudAfiliacion } from '../../../domain/contract/formulario';
import { readMailsNotices } from '../../../domain/contract/notice-settings';
import { emptyApplication } from '../../../domain/rules/application/application-draft';
import { screenMoment, todayInSantoDomingo } from '../../../domain/rules/dates/dates';
import { chartLimitMs } from '../../../domain/rules/policy';
import { shareLimitMs } from '../../../domain/rules/screen/share-limit';
import type { Evento } from '../../../machines/application/application.machine';
import { applicationFlow, stepOf } from '../../../machines/application/application.rules';
import type { applicationListsMachine } from '../../../machines/applicationLists/applicationLists.machine';
import type { ApplicationStore } from '../../platform/application-store';
import { settingsBlock } from '../../platform/document';
import { type ShareOrCopy, shareOrCopy } from '../../platform/share';
import { tabMutex } from '../../platform/tab-mutex';
import { undoAll } from '../../platform/undo-all';
import { failureNotice } from '../../texts/failure';
import type { ApplicationAddress } from '../../wiring/addresses/application-address';
import type { Deps } from '../../wiring/deps';
import { wire } from '../../wiring/wire';
import { applicationRequest } from './application-request';
import { applicationTexts as words } from './texts';

interface Parts {
  deps: Pick<Deps, 'client' | 'policy' | 'browser' | 'session' | 'member' | 'snackbars' | 'time'>;
  address: ApplicationAddress;
  store: ApplicationStore;
  lists: Pick<ActorRefFrom<typeof applicationListsMachine>, 'getSnapshot' | 'subscribe'>;
  /** Replaces the history entry. */
  navigate(to: string): void;
  share?: ShareOrCopy;
  /** Of the server's mails, what the page knows of them. */
  mails?: boolean | null;
}

const origen = 'application';
const lookMs = 60_000;

export const applicationLogic = ({
  deps,
  address,
  store,
  lists,
  navigate,
  share = shareOrCopy,
  mails = readMailsNotices(settingsBlock()),
}: Parts) => {
  const { client, policy, browser, session, member, snackbars, time } = deps;
  const today = () => todayInSantoDomingo(time.now());
  const turns = tabMutex('solicitudAfiliacion');
  const affiliate = () => ({
    regimen: session.getSnapshot().context.regimen,
    plan: member.getSnapshot()?.account.getSnapshot().context.dato.plan ?? '',
  });

  const first = affiliate();

  const watchDay = (send: (event: Evento) => void) => {
    let day = today();
    const look = () => {
      if (today() !== day) send({ type: 'DIA', hoy: today() });
      day = today();
    };
    // The answer of a list also corrects the clock, and with it the day.
    return undoAll([browser.clock.every(lookMs, look), lists.subscribe(look).unsubscribe]);
  };

  const watchLists = (send: (event: Evento) => void) => {
    let told: unknown = null;
    const look = () => {
      const { listas } = lists.getSnapshot().context;
      const some = Object.values(listas).some((list) => list !== null);
      if (some && listas !== told) send({ type: 'LISTAS', listas });
      told = listas;
    };
    look();
    return lists.subscribe(look).unsubscribe;
  };

  /** The plan loads with the member's chunk, after the session. */
  const watchAffiliate = (send: (event: Evento) => void) => {
    // Since the logic was made, not since it runs: the page commits later.
    let told = first;
    let account = () => {};
    const look = () => {
      const now = affiliate();
      if (now.regimen === told.regimen && now.plan === told.plan) return;
      told = now;
      send({ type: 'AFILIADO', ...now });
    };
    const follow = () => {
      account();
      account = member.getSnapshot()?.account.subscribe(look).unsubscribe ?? (() => {});
      look();
    };
    follow();
    return undoAll([session.subscribe(look).unsubscribe, member.subscribe(follow).unsubscribe, () => account()]);
  };

  const logic = wire(applicationFlow, {
    actors: {
      vigilar: fromCallback(({ sendBack }) => {
        const send: (event: Evento) => void = sendBack;
        return undoAll([
          address.onStep((paso) => send({ type: 'IR', paso, ahora: browser.clock.now().wall })),
          watchLists(send),
          watchAffiliate(send),
          watchDay(send),
        ]);
      }),
      enviarSolicitud: fromPromise(async ({ input, signal }) => {
        const body = applicationRequest(input, lists.getSnapshot().context.listas);
        const content = JSON.stringify(body);
        const send = async () => {
          const before = store.sent.of(content);
          if (before !== null) return before;
          const { numero } = await client.call(solicitudAfiliacion, { body }, signal);
          const receipt = { numero, at: time.now() };
          store.sent.keep(content, receipt);
          return receipt;
        };
        return (await turns.runOnce(content, signal, send)) ?? send();
      }),
      entregarRecibo: fromPromise(({ input: { recibo, entrega } }) => {
        if (recibo === null) throw new Error('application: no receipt to hand over');
        const what = {
          title: words.titulo,
          text: words.compartido(recibo.numero, screenMoment(recibo.at)),
          path: '/',
        };
        return entrega === 'compartir' ? share(what) : share(what, { clipboard: navigator.clipboard });
      }),
    },
    delays: { limiteEnvio: chartLimitMs(policy.writeLimitMs), limiteEntrega: shareLimitMs },
    actions: {
      senalarFaltas: emit({ type: 'FALTAN_DATOS' }),
      // Queued, because an action runs before the snapshot has the next state.
      mostrarPaso: ({ self }) => queueMicrotask(() => address.show(stepOf(self.getSnapshot().value))),
      corregirDireccion: ({ self }) => queueMicrotask(() => address.show(stepOf(self.getSnapshot().value), true)),
      guardarRecuerdo: ({ context: { borrador, dependientes, salud, porConfirmar } }) =>
        store.keep({ borrador, dependientes, salud }, porConfirmar),
      olvidarRecuerdo: () => store.forget(),
      olvidarCambio: () => store.dialog.forgetChange(),
      guardarRecibo: ({ context }) => {
        if (context.recibo !== null) store.receipt.keep(context.recibo);
      },
      olvidarRecibo: () => store.receipt.forget(),
      // Queued until the transition has ended: the snackbar starts a timer of its own.
      avisarFallo: ({ context: { problema } }) => {
        const { titulo, detalle } = failureNotice(problema ?? 'fallo', 'servicios');
        queueMicrotask(() => snackbars.send({ type: 'AVISAR', tono: 'error', origen, titulo, detalle }));
      },
      salir: () => navigate('/'),
    },
  });
  const kept = store.read();
  // A stored dialog belongs to people typed in this tab.
  if (kept?.ofThisTab !== true) store.dialog.forget();
  const half = store.dialog.read();
  return {
    logic,
    input: {
      hoy: today(),
      ...first,
      desde: kept?.since ?? null,
      pedido: address.step,
      deAqui: kept?.ofThisTab ?? false,
      dialogo: half !== null,
      editado: half?.editado ?? null,
      porConfirmar: kept?.unconfirmed ?? false,
      recibo: store.receipt.read(),
      porCorreo: mails === true,
      ...(kept?.written ?? { borrador: emptyApplication, dependientes: [], salud: {} }),
    },
  };
};
