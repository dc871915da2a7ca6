import { emit, fromCallback, fromPromise } from 'xstate';
import { municipios, provincias, regiones } from '../../../domain/contract/afiliado';
import { datoscontactos } from '../../../domain/contract/login';
import { bitacoraNuevo } from '../../../domain/contract/utility';
import { changedParts } from '../../../domain/rules/contact/contact-part';
import { isHolder, regimeOf } from '../../../domain/rules/plan/regime';
import { chartLimitMs } from '../../../domain/rules/policy';
import type { Evento, Salida } from '../../../machines/contactEdit/contactEdit.machine';
import { addressBody, contactEditFlow } from '../../../machines/contactEdit/contactEdit.rules';
import { storedProfileDraft } from '../../../machines/contactEdit/stored-profile-draft';
import { callActor } from '../../api/actor';
import { draftStore } from '../../platform/draft-store';
import { pendingEmailStore } from '../../platform/pending-email-store';
import { undoAll } from '../../platform/undo-all';
import { optionalCall } from '../../wiring/calls/optional-call';
import type { Deps } from '../../wiring/deps';
import { contactSaveQueue } from '../../wiring/queues/contact-save-queue';
import { wire } from '../../wiring/wire';
import { contactSaveLogic } from '../contactSave/wiring';
import { profileAudit } from './profile-audit';

export interface Leaving {
  /**
   * While something is unsaved, asks before leaving by link, back or log-out; a reload shows the browser's own
   * question.
   */
  watch(unsaved: () => boolean, asked: (what: Salida) => void): () => void;
  /** Continues to the last requested destination. */
  goOn(): void;
  /** The same after saving; a log-out still shows its usual question. */
  goOnSaved(): void;
}

interface Parts {
  deps: Pick<Deps, 'client' | 'policy' | 'browser' | 'session' | 'member' | 'time'>;
  leaving: Leaving;
  /** The affiliate whose contact data are edited. */
  codigoAfiliado: string;
  regimen: string;
}

/** Delay between the undo and the restored fields. */
const restoreMs = 100;
/** Audit codes: document type «affiliate code» and event type «profile change». */
const [byAffiliate, profileChange] = [3, 7];

export const contactEditLogic = ({ deps, leaving, codigoAfiliado, regimen }: Parts) => {
  const { client, policy, browser, session, member, time } = deps;
  const own = session.getSnapshot().context;
  const propio = own.codigoAfiliado === codigoAfiliado;
  const saves = contactSaveQueue(client, codigoAfiliado);
  const flow = propio ? 'contactEdit' : `contactEdit_${codigoAfiliado}`;
  const draft = draftStore({
    area: browser.local,
    now: time.now,
    codigoAfiliado: own.codigoAfiliado,
    flow,
    schema: storedProfileDraft,
  });
  const requested = pendingEmailStore({ area: browser.local, now: time.now, codigoAfiliado: own.codigoAfiliado });
  let unsaved = false;
  const logic = wire(contactEditFlow, {
    actors: {
      vigilar: fromCallback(({ sendBack }) => {
        const send: (event: Evento) => void = sendBack;
        return undoAll([
          browser.page.onOnline((online) => online && send({ type: 'EN_LINEA' })),
          leaving.watch(
            () => unsaved,
            (salida) => send({ type: 'SALIDA_PEDIDA', salida }),
          ),
        ]);
      }),
      consultarContacto: callActor(client)(datoscontactos),
      consultarListas: fromPromise(async ({ signal }) => {
        const call = optionalCall(client, signal);
        const lists = await Promise.all([call(regiones, {}), call(provincias, {}), call(municipios, {})]);
        return { regiones: lists[0], provincias: lists[1], municipios: lists[2] };
      }),
      releerContacto: fromPromise(({ signal }) => saves.lookToSave(signal)),
      guardarContacto: contactSaveLogic({
        deps,
        codigoAfiliado,
        saves,
        addressBody,
        emailAccess: policy.profileEmailWithoutBearer ? 'public' : 'member',
        keep: (envios) => {
          const kept = draft.read();
          if (kept !== null) draft.keep({ ...kept, envios });
        },
        saved: () => {},
      }),
      pedirCambioCorreo: fromCallback(({ input: { correo }, sendBack }) => {
        const request = member.getSnapshot()?.emailRequest;
        request?.send({ type: 'ABRIR', correo });
        if (request === undefined || !request.getSnapshot().matches('abierto'))
          return sendBack({ type: 'CORREO_CERRADO' });
        return request.subscribe((snapshot) => {
          if (snapshot.matches('cerrado')) sendBack({ type: 'CORREO_CERRADO' });
          // Nothing is left to save.
          if (snapshot.matches('solicitado')) draft.forget();
        }).unsubscribe;
      }),
    },
    delays: {
      limiteCarga: chartLimitMs(policy.readLimitMs),
      demoraRestaurar: restoreMs,
    },
    actions: {
      senalarFaltas: emit({ type: 'FALTAN_DATOS' }),
      registrarCambio: ({ context: { previo, base } }) => {
        const change = profileAudit(previo, base);
        if (change === null) return;
        const entry = { tipoDocumento: byAffiliate, documento: codigoAfiliado, creadorPor: 'WEB', ...change };
        // Not awaited: the save stands even if the audit entry fails.
        client.call(bitacoraNuevo, { body: { ...entry, idTipoBitacora: profileChange } }).catch(() => undefined);
      },
      guardarRecuerdo: ({ context: { borrador, base, envios } }) => {
        unsaved = changedParts(base, borrador).length > 0;
        if (unsaved) draft.keep({ borrador, base, envios });
        else draft.forget();
      },
      olvidarRecuerdo: () => {
        unsaved = false;
        draft.forget();
      },
      olvidarConfirmado: ({ context: { pendiente } }) => {
        if (propio && pendiente === null) requested.forget();
      },
      seguirSalida: () => queueMicrotask(leaving.goOn),
      retomarSalida: () => queueMicrotask(leaving.goOnSaved),
    },
  });
  const input = {
    codigoAfiliado,
    propio,
    titular: isHolder(own.tipoAfiliacion),
    subsidiado: regimeOf(regimen) === 'subsidiado',
    recuerdo: draft.read(),
    pendiente: propio ? requested.read() : null,
  };
  return { logic, input };
};
