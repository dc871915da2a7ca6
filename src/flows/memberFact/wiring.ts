import { createActor, fromPromise } from 'xstate';
import { consultarDispositivosSeguros } from '../../../domain/contract/dispositivo';
import { correoAvisos } from '../../../domain/contract/extras/avisos-correo';
import { llavesAcceso } from '../../../domain/contract/extras/llaves';
import { obtenerfotoperfil } from '../../../domain/contract/foto';
import { historialConsumo } from '../../../domain/contract/historial';
import { nucleoCarnet } from '../../../domain/contract/nucleo';
import { memberCard } from '../../../domain/rules/card/member-card';
import { mailTrouble } from '../../../domain/rules/contact/mail-trouble';
import { todayInSantoDomingo, yearBefore } from '../../../domain/rules/dates/dates';
import { photoUrl } from '../../../domain/rules/picture/photo';
import { coveredUntil } from '../../../domain/rules/plan/covered-until';
import { endedService } from '../../../domain/rules/plan/ended-service';
import { chartLimitMs } from '../../../domain/rules/policy';
import { deviceTrust } from '../../../machines/memberFact/device-trust';
import type { MemberFacts } from '../../../machines/memberFact/member-facts';
import { type MemberFact, memberFactMachine } from '../../../machines/memberFact/memberFact.machine';
import { planOf } from '../../../machines/memberFact/plan';
import { hasDeviceLock } from '../../platform/device-lock';
import { extraCall } from '../../wiring/calls/extra-call';
import type { MemberDeps } from '../../wiring/deps';
import { wire } from '../../wiring/wire';

interface Parts<T> {
  /** What holds while nothing is known. */
  dato: T;
  ask(signal: AbortSignal): Promise<T>;
  alEntrar?: boolean;
  limitMs?: number;
  keep?(dato: T): unknown;
}

const factActor = <Name extends keyof MemberFacts>(
  { clock, policy, browser }: MemberDeps,
  id: Name,
  { dato, ask, alEntrar = true, limitMs = policy.readLimitMs, keep = () => {} }: Parts<MemberFacts[Name]>,
) => {
  type Dato = MemberFacts[Name];
  const logic = wire(memberFactMachine, {
    actors: { pedir: fromPromise(({ signal }) => ask(signal)) },
    delays: { limite: chartLimitMs(limitMs) },
    actions: {
      registrarFallo: () => browser.log(`${id}: no se pudo cargar`),
      guardarDato: ({ context }) => keep(context.dato as Dato), // The chart keeps what `ask` made.
    },
  });
  // Neither does it know the type of that.
  return createActor(logic as unknown as MemberFact<Dato>, { ...clock, id, input: { dato, alEntrar } });
};

export const accountActor = (deps: MemberDeps) => {
  const { client, time, affiliate } = deps;
  const { codigoAfiliado } = affiliate;
  const today = todayInSantoDomingo(time.now());
  return factActor(deps, 'account', {
    dato: { carnets: [], plan: '', sinServicio: null, cubiertoHasta: '' },
    ask: async (signal) => {
      const carnets = await client.call(nucleoCarnet, { query: { CodigoAfiliado: codigoAfiliado } }, signal);
      const planes = memberCard(carnets, codigoAfiliado)?.planes ?? [];
      return {
        carnets,
        plan: planOf(carnets, codigoAfiliado),
        sinServicio: endedService(planes, today),
        cubiertoHasta: coveredUntil(planes, today),
      };
    },
  });
};

export const portraitActor = (deps: MemberDeps) => {
  const { client, policy, kept, affiliate } = deps;
  const query = { codigoAfiliado: affiliate.codigoAfiliado };
  return factActor(deps, 'portrait', {
    dato: { foto: kept.photo(), hay: false },
    limitMs: policy.uploadLimitMs,
    ask: async (signal) => {
      const answer = await client.call(obtenerfotoperfil, { query }, signal);
      return { foto: photoUrl(answer), hay: answer.trim() !== '' };
    },
    keep: ({ foto }) => kept.keepPhoto(foto),
  });
};

/** Of the last twelve months, for the first page that shows it. */
export const consumptionActor = (deps: MemberDeps) => {
  const { client, time, affiliate } = deps;
  const today = todayInSantoDomingo(time.now());
  const body = {
    contrato: affiliate.codigoAfiliado,
    fechaDesde: yearBefore(today),
    fechaHasta: today,
    numeroDePagina: 1,
    registrosPorPagina: 5,
  };
  return factActor(deps, 'consumption', {
    dato: [],
    ask: async (signal) => (await client.call(historialConsumo, { body }, signal)).data,
  });
};

export const devicesActor = (deps: MemberDeps) => {
  const { client, kept, affiliate } = deps;
  const query = { idAfiliado: affiliate.codigoAfiliado };
  return factActor(deps, 'devices', {
    dato: { confiable: false, otros: 0 },
    alEntrar: false,
    ask: async (signal) => {
      const own = kept.device();
      const { dispositivosSeguros } = await client.call(consultarDispositivosSeguros, { query }, signal);
      return deviceTrust(dispositivosSeguros, own);
    },
  });
};

/** To members who have none, on a device that can hold one. */
export const passkeyOfferActor = (deps: MemberDeps, extras: readonly string[]) =>
  factActor(deps, 'passkeyOffer', {
    dato: false,
    ask: async (signal) => {
      if (deps.kept.passkeyOffered() || !(await hasDeviceLock())) return false;
      const known = await extraCall(deps.client, extras)(llavesAcceso, {}, signal);
      return known?.llaves.length === 0;
    },
    keep: (isOffered) => isOffered && deps.kept.keepPasskeyOffered(),
  });

/** Whether mails reach the member, where the server knows. */
export const mailActor = (deps: MemberDeps, extras: readonly string[]) =>
  factActor(deps, 'mail', {
    dato: null,
    ask: async (signal) => mailTrouble(await extraCall(deps.client, extras)(correoAvisos, {}, signal)),
  });
