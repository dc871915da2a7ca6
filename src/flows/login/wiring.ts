import { emit, fromCallback, fromPromise, waitFor } from 'xstate';
import type { Request } from '../../../domain/contract/endpoint';
import { datoscontactos, login } from '../../../domain/contract/login';
import type { AccessDialog } from '../../../domain/rules/access/access-dialog';
import { safeReturn } from '../../../domain/rules/access/path';
import { chartLimitMs } from '../../../domain/rules/policy';
import { passkeyLimitMs } from '../../../domain/rules/session/passkey-limit';
import { type EndReason, sessionPhase } from '../../../domain/rules/session/session';
import { loginFlow } from '../../../machines/login/login.rules';
import { callActor } from '../../api/actor';
import type { PasskeyEntry } from '../../wiring/calls/passkey-entry';
import type { Deps } from '../../wiring/deps';
import { wire } from '../../wiring/wire';

interface Parts {
  deps: Pick<Deps, 'session' | 'store' | 'client' | 'policy'>;
  navigate(to: string): void;
  /** The page requested before the log-in. */
  back: string | undefined;
  /** Opens a dialog over the page. */
  open(dialogo: AccessDialog): void;
  /** What a log-in tells of the browser. */
  device?(): Promise<Pick<Request<typeof login>['body'], 'dispositivo'>>;
  /** Once the page is idle; null: this server, or this browser, has no passkeys. */
  passkeys?(): Promise<PasskeyEntry | null>;
}

/** Resolves once another tab opens a session, also while this tab waits for an answer. */
const sessionOpened = async ({ session }: Pick<Deps, 'session'>, signal: AbortSignal): Promise<void> => {
  // Skips the current snapshot: that session is just being closed.
  await Promise.resolve();
  await waitFor(session, (snapshot) => sessionPhase(snapshot) === 'autenticada', { signal });
};

/**
 * Resolves with the reason when the session has ended. Synchronously, which `waitFor` is not: the call whose answer ended
 * the session fails in the same turn, and its failure alone would lead to the home page.
 */
const sessionEnded = ({ session }: Pick<Deps, 'session'>, signal: AbortSignal): Promise<EndReason | null> =>
  new Promise((resolve) => {
    const look = (snapshot: ReturnType<typeof session.getSnapshot>) => {
      if (sessionPhase(snapshot) === 'anonima') resolve(snapshot.context.motivo);
    };
    const { unsubscribe } = session.subscribe(look);
    signal.addEventListener('abort', unsubscribe);
    look(session.getSnapshot());
  });

const noPasskeys = async () => null;

/** Tells that there are passkeys, and gives the one that a person picks among what the browser suggests. */
const listenForPasskeys = (passkeys: NonNullable<Parts['passkeys']>) =>
  fromCallback(({ sendBack }) => {
    const ending = new AbortController();
    const listen = async () => {
      const entry = await passkeys();
      if (entry === null || ending.signal.aborted) return;
      sendBack({ type: 'LLAVES' });
      const llave = await entry.suggest(ending.signal);
      if (llave !== null && !ending.signal.aborted) sendBack({ type: 'LLAVE', llave });
    };
    // Without it there is the password.
    listen().catch(() => undefined);
    return () => ending.abort();
  });

export const loginLogic = (parts: Parts) => {
  const { deps, navigate, back, open, device = async () => ({}), passkeys = noPasskeys } = parts;
  const { session, store, client, policy } = deps;
  const call = callActor(client);
  const logic = wire(loginFlow, {
    actors: {
      autenticar: fromPromise(async ({ input, signal }) =>
        client.call(login, { body: { ...input.body, ...(await device()) } }, signal),
      ),
      entrarConLlave: fromPromise(async ({ input, signal }) => {
        const [entry, told] = await Promise.all([passkeys(), device()]);
        if (entry === null) throw new Error('a passkey was given where there are none');
        return entry.enter({ ...input, ...told }, signal);
      }),
      pedirLlave: fromPromise(async ({ signal }) => (await passkeys())?.ask(signal) ?? null),
      escucharLlaves: listenForPasskeys(passkeys),
      consultarContacto: call(datoscontactos),
      escucharSesion: fromPromise(({ signal }) => sessionOpened(deps, signal)),
      escucharCierre: fromPromise(({ signal }) => sessionEnded(deps, signal)),
    },
    delays: {
      limiteAutenticar: chartLimitMs(policy.writeLimitMs),
      limiteContacto: chartLimitMs(policy.readLimitMs),
      limiteLlave: passkeyLimitMs,
    },
    actions: {
      cerrarSesionPrevia: () => {
        session.send({ type: 'SALIR', motivo: 'llegada' });
        store.endTold();
      },
      borrarPopup: () => store.forgetPopup(),
      iniciarSesion: ({ event }) => {
        if (event.type !== 'xstate.done.actor.autenticar' && event.type !== 'xstate.done.actor.entrar') return;
        if (event.output.codigoMensaje !== 1007) return;
        const { token, codigoAfiliado, nombres, apellidos, tipoAfiliacion, regimen } = event.output;
        session.send({
          type: 'INICIAR',
          token,
          afiliado: { codigoAfiliado, nombres, apellidos, tipoAfiliacion, regimen },
        });
      },
      navegar: (_, { a }) => navigate(a),
      volver: ({ context }) => navigate(context.regreso),
      senalarFaltas: emit({ type: 'FALTAN_DATOS' }),
      abrirDialogo: ({ event }) => {
        if (event.type === 'ABRIR') open(event.dialogo);
      },
    },
  });
  const input = {
    motivoCierre: session.getSnapshot().context.motivo,
    intencionClub: store.club() === 'intencion',
    regreso: safeReturn(back),
  };
  return { logic, input };
};
