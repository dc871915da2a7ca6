import { fromCallback, fromPromise } from 'xstate';
import { solicitarOTPMedicamentos } from '../../../domain/contract/dispositivo';
import { offersAll } from '../../../domain/contract/extras/extra-name';
import { readExtras } from '../../../domain/contract/extras/extras-settings';
import { llavesAcceso } from '../../../domain/contract/extras/llaves';
import { confirmarDispositivo, opcionesDispositivo } from '../../../domain/contract/extras/llaves-dispositivo';
import { datoscontactos } from '../../../domain/contract/login';
import { chartLimitMs } from '../../../domain/rules/policy';
import { passkeyLimitMs } from '../../../domain/rules/session/passkey-limit';
import type { Evento, Llave } from '../../../machines/secureDevice/secureDevice.machine';
import { secureDeviceFlow } from '../../../machines/secureDevice/secureDevice.rules';
import { callActor } from '../../api/actor';
import { type CodeWindow, codeWindow } from '../../platform/code-window';
import { settingsBlock } from '../../platform/document';
import { draftStore } from '../../platform/draft-store';
import { memberStore } from '../../platform/member-store';
import { type PasskeyReader, passkeyReader } from '../../platform/passkeys';
import { undoAll } from '../../platform/undo-all';
import type { Deps, Member } from '../../wiring/deps';
import { wire } from '../../wiring/wire';
import { isCodePending, storedCodeRequest } from './pending-code';
import { secureDeviceTexts } from './texts';

/** Minimum time between two reads when the member switches back and forth. */
const pauseMs = 5_000;

interface Parts {
  deps: Pick<Deps, 'session' | 'flags' | 'member' | 'client' | 'policy' | 'browser' | 'time'>;
  /** The profile that is shown. */
  viewed: { whose: 'own' | 'minor'; codigoAfiliado: string };
  codes?: CodeWindow;
  /** What the server offers beyond the contract. */
  extras?: readonly string[];
  passkeys?: PasskeyReader;
}

export const secureDeviceLogic = ({
  deps,
  viewed,
  codes = codeWindow(window),
  extras = readExtras(settingsBlock()),
  passkeys = passkeyReader(),
}: Parts) => {
  const { session, flags, member, client, policy, browser, time } = deps;
  const { codigoAfiliado } = session.getSnapshot().context;
  const call = callActor(client);
  // When a code was requested; store neither the code nor an address.
  const asked = draftStore({
    area: browser.local,
    now: time.now,
    codigoAfiliado,
    flow: 'secureDevice',
    schema: storedCodeRequest,
  });
  const isAsked = () => isCodePending(asked.read(), time.now());

  let present: Member | null = null;
  let waiting = false;
  const reread = () => {
    waiting = present === null;
    present?.devices.send({ type: 'RECARGAR' });
  };

  /** Reports the member's devices once the member's chunk has loaded. */
  const watchDevices = (send: (event: Evento) => void) => {
    let undo = () => {};
    const arrive = () => {
      const now = member.getSnapshot();
      if (now === present) return;
      undo();
      present = now;
      if (now === null) return;
      undo = now.devices.subscribe((snapshot) => {
        const { confiable, otros } = snapshot.context.dato;
        if (snapshot.matches('cargado')) send(confiable ? { type: 'CONFIABLE', otros } : { type: 'NO_CONFIABLE' });
        if (snapshot.matches('fallido')) send({ type: 'SIN_SABER' });
      }).unsubscribe;
      if (waiting) reread();
    };
    arrive();
    return undoAll([member.subscribe(arrive).unsubscribe, () => undo()]);
  };

  const watchFlag = (send: (event: Evento) => void) => {
    let before = false;
    const look = () => {
      const on = flags.getSnapshot().context.lista.disponibleMedicamentos;
      if (on !== before) send({ type: on ? 'ENCENDER' : 'APAGAR' });
      before = on;
    };
    look();
    return flags.subscribe(look).unsubscribe;
  };

  const hasPasskeys = passkeys.isThere && offersAll(extras, [llavesAcceso, opcionesDispositivo, confirmarDispositivo]);

  const askForPasskey = async (signal: AbortSignal): Promise<Llave | null> => {
    const { desafio, opciones } = await client.call(opcionesDispositivo, {}, signal);
    const credencial = await passkeys.get(opciones, signal);
    return credencial === null ? null : { desafio, credencial };
  };

  const logic = wire(secureDeviceFlow, {
    actors: {
      vigilar: fromCallback(({ sendBack }) => {
        const send: (event: Evento) => void = sendBack;
        return undoAll([
          watchDevices(send),
          watchFlag(send),
          codes.onEvent((event) => send({ type: event === 'bloqueada' ? 'VENTANA_BLOQUEADA' : 'VENTANA_CERRADA' })),
          browser.page.onOnline((online) => online && send({ type: 'EN_LINEA' })),
          browser.page.onReturn(() => send({ type: 'VOLVIO' })),
          browser.tabs.onStored([asked.key], () => isAsked() && send({ type: 'PEDIDO_FUERA' })),
          codes.closeEmpty,
        ]);
      }),
      consultarContacto: call(datoscontactos),
      solicitarCodigo: call(solicitarOTPMedicamentos),
      consultarLlaves: fromPromise(
        async ({ signal }) => hasPasskeys && (await client.call(llavesAcceso, {}, signal)).llaves.length > 0,
      ),
      pedirLlave: fromPromise(({ signal }) => askForPasskey(signal)),
      confirmarConLlave: fromPromise(({ input, signal }) => client.call(confirmarDispositivo, { body: input }, signal)),
    },
    delays: {
      // Longer than the devices take to report their own failure.
      limiteLectura: 2 * chartLimitMs(policy.readLimitMs),
      limiteContacto: chartLimitMs(policy.readLimitMs),
      limiteEnvio: chartLimitMs(policy.writeLimitMs),
      limiteLlave: passkeyLimitMs,
      pausa: pauseMs,
      aviso: policy.snackbarMs,
    },
    actions: {
      releer: reread,
      abrirVentana: () => codes.open(secureDeviceTexts.ventana),
      llevarVentana: ({ context }) => codes.go(context.direccion),
      cerrarVentana: () => codes.closeEmpty(),
      recordarPedido: () => asked.keep({ pedido: time.now() }),
      olvidarPedido: () => asked.forget(),
      registrarFallo: () => browser.log('secureDevice: no se pudo comprobar'),
    },
  });
  const input = {
    codigoAfiliado,
    codigoPerfil: viewed.whose === 'own' ? codigoAfiliado : viewed.codigoAfiliado,
    identificador: memberStore(browser.local, browser.randomId).device(),
    origen: codes.origin,
    pedido: isAsked(),
  };
  return { logic, input };
};
