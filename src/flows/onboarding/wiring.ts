import { emit, fromCallback, fromPromise } from 'xstate';
import { municipios, provincias } from '../../../domain/contract/afiliado';
import { datoscontactos } from '../../../domain/contract/login';
import { backoffMs } from '../../../domain/rules/calls/backoff';
import type { ContactPart } from '../../../domain/rules/contact/contact-part';
import { regimeOf } from '../../../domain/rules/plan/regime';
import { chartLimitMs } from '../../../domain/rules/policy';
import type { Evento, Variante } from '../../../machines/onboarding/onboarding.machine';
import { addressBody, onboardingFlow } from '../../../machines/onboarding/onboarding.rules';
import { storedContactDraft } from '../../../machines/onboarding/stored-contact-draft';
import { draftStore } from '../../platform/draft-store';
import { onboardingMark } from '../../platform/onboarding-mark';
import { undoAll } from '../../platform/undo-all';
import { optionalCall } from '../../wiring/calls/optional-call';
import type { Deps } from '../../wiring/deps';
import { contactSaveQueue } from '../../wiring/queues/contact-save-queue';
import { wire } from '../../wiring/wire';
import { contactSaveLogic } from '../contactSave/wiring';
import { onboardingEndMs } from './onboarding-end';
import { onboardingTexts } from './texts';

const origen = 'onboarding';

interface Parts {
  deps: Pick<Deps, 'client' | 'policy' | 'browser' | 'session' | 'snackbars' | 'store' | 'time'>;
  variante: Variante;
  navigate(to: string): void;
  /** The page requested before the wizard; empty if there was none. */
  back: string;
  /** Closes the modal. */
  close(): void;
}

export const onboardingLogic = ({ deps, variante, navigate, back, close }: Parts) => {
  const { client, policy, browser, session, snackbars, store, time } = deps;
  const { codigoAfiliado, regimen } = session.getSnapshot().context;
  const draft = draftStore({
    area: browser.local,
    now: time.now,
    codigoAfiliado,
    flow: 'onboarding',
    schema: storedContactDraft,
  });
  onboardingMark(browser.session, codigoAfiliado).set();
  /** A visitor from the club goes there, others to the requested page. */
  const goOn = (to: string) => navigate(store.club() === 'intencion' ? '/club' : to);
  // One snackbar at a time, since they cover the top of the page.
  const tellSaved = (part: ContactPart) => {
    snackbars.send({ type: 'RETIRAR', origen });
    snackbars.send({ type: 'AVISAR', tono: 'exito', origen, titulo: onboardingTexts.guardado[part] });
  };
  const logic = wire(onboardingFlow, {
    actors: {
      vigilar: fromCallback(({ sendBack }) => {
        const send: (event: Evento) => void = sendBack;
        return undoAll([
          browser.page.onOnline((online) => online && send({ type: 'EN_LINEA' })),
          browser.tabs.onStored([draft.key], () =>
            send({ type: 'GUARDADO_FUERA', envios: draft.read()?.envios ?? {} }),
          ),
        ]);
      }),
      cargarTodo: fromPromise(async ({ input, signal }) => {
        const call = optionalCall(client, signal);
        const all = await Promise.all([
          call(datoscontactos, { query: input }),
          call(provincias, {}),
          call(municipios, {}),
        ]);
        return { contacto: all[0], provincias: all[1], municipios: all[2] };
      }),
      guardarContacto: contactSaveLogic({
        deps,
        codigoAfiliado,
        saves: contactSaveQueue(client, codigoAfiliado),
        addressBody,
        emailAccess: 'member',
        keep: (envios) => {
          const kept = draft.read();
          if (kept !== null) draft.keep({ ...kept, envios });
        },
        saved: tellSaved,
      }),
    },
    delays: {
      limiteCarga: chartLimitMs(policy.readLimitMs),
      espera: ({ context }) => backoffMs(context.cargas + 2, browser.random()),
      pausaFinal: onboardingEndMs[variante],
    },
    actions: {
      senalarFaltas: emit({ type: 'FALTAN_DATOS' }),
      avisarEncontradas: ({ event }) => {
        if (event.type === 'xstate.done.actor.guardarContacto') event.output.encontradas.forEach(tellSaved);
      },
      registrarTolerancia: () => browser.log('onboarding: no se pudo guardar la última parte'),
      guardarRecuerdo: ({ context: { borrador, base, paso, envios } }) =>
        borrador !== null && base !== null && draft.keep({ borrador, base, paso, envios }),
      olvidarRecuerdo: () => draft.forget(),
      salir: (_, { como }) => {
        if (variante === 'pagina') return goOn(back || '/');
        close();
        if (como === 'omitida') goOn('/');
      },
    },
  });
  const input = {
    variante,
    codigoAfiliado,
    subsidiado: regimeOf(regimen) === 'subsidiado',
    tolerante: policy.onboardingTolerant,
    recuerdo: draft.read(),
  };
  return { logic, input };
};
