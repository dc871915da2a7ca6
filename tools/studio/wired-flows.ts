import type { AnyStateMachine } from 'xstate';
import { attachmentsLogic } from '../../src/flows/attachments/wiring';
import type { DialogParts, TypedDocument } from '../../src/wiring/addresses/login-address';
import { shownActor } from '../explore/shown-actor';
import { noDevice, noLeaving } from './flow-screens/stand-in-device';
import type { Stage } from './stage';
import { variants } from './variants';

export type WiredFlow = AnyStateMachine | { logic: AnyStateMachine };
type Wiring = (parts: StageParts) => WiredFlow;

const wirings = import.meta.glob<Readonly<Record<string, unknown>>>('../../src/flows/*/wiring.ts', { eager: true });
const routes = import.meta.glob<string>('../../src/routes/*.tsx', { eager: true, query: '?raw', import: 'default' });

/** The URL of the first page that uses this flow; undefined: no page of its own. */
export const addressOf = (flow: string): string | undefined => {
  const page = Object.values(routes).find((text) => text.includes(`/flows/${flow}/wiring'`));
  return page === undefined ? undefined : /createFileRoute\('([^'$]*?)\/?(?:\$[^']*)?'\)/.exec(page)?.[1] || '/';
};

/** Everything that a wiring may require, by the name in its parameters. */
const partsFor = (stage: Stage, flow: string) => {
  const { app, shell, settings, navigate } = stage;
  const typed = (): TypedDocument => ({ tipoDocumento: 1, documento: '' });
  const dialog: DialogParts['address'] = { change: navigate, close: () => navigate('/login'), hold: () => () => {} };
  const common = {
    app,
    deps: app,
    shell,
    settings,
    policy: settings.policy,
    navigate,
    back: undefined,
    attachments: attachmentsLogic({ deps: app, form: 'reimbursement', device: noDevice, leaving: noLeaving }),
    open: navigate,
  };
  return { ...settings.policy, ...app, ...common, typed, carry: () => {}, dialog, address: addressOf(flow) ?? dialog };
};

export type StageParts = ReturnType<typeof partsFor>;

const living = ({ app, member, shell }: Stage, flow: string): AnyStateMachine | undefined => {
  // It holds references, and is no flow.
  const { maintenanceRefs, ...actorsOfPage } = app;
  const actors = { ...actorsOfPage, ...member, member: app.member.actor, shell };
  return Object.entries(actors).flatMap(([name, actor]) =>
    name === (shownActor[flow] ?? flow) && typeof actor === 'object' && 'logic' in actor ? [actor.logic] : [],
  )[0];
};

/**
 * The flow as the product wires it, with its real limits and its events to other flows: an actor that lives as long as the
 * page or the session, or the result of `<flow>Logic` in src/flows/<flow>/wiring.ts. Undefined: the chart runs alone.
 */
export const wireOnStage = (flow: string, stage: Stage): AnyStateMachine | undefined => {
  const present = living(stage, flow);
  if (present !== undefined) return present;
  const parts = partsFor(stage, flow);
  const make = wirings[`../../src/flows/${flow}/wiring.ts`]?.[`${flow}Logic`];
  const made =
    variants[flow]?.(parts) ??
    // Looked up by naming convention; a test runs every flow with these.
    (typeof make === 'function' ? (make as Wiring)(parts) : undefined);
  return made !== undefined && 'logic' in made ? made.logic : made;
};
