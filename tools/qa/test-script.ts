import type { AnyMachineSnapshot, AnyStateNode } from 'xstate';
import type { CallName } from '../../domain/contract';
import { documentTypes } from '../../domain/rules/document/credentials';
import { describeSight } from '../../e2e/walks/describe-sight';
import type { Act, Described, ForPeople } from '../../e2e/walks/described';
import type { DemoMember } from '../../server/demo/members';
import { cover } from '../explore/cover';
import { stepsOf } from '../explore/driver';
import type { PathStep } from '../explore/explore';
import type { Cases } from '../explore/flows';
import type { Seen } from '../explore/in-process';
import { longCover } from '../explore/long-cover';
import { memoizePerKey } from '../explore/memoize-per-key';
import { pathId, stateName } from '../explore/path-id';
import { nodeName } from '../explore/universe';
import { pathsOf, walk } from '../explore/walk';
import { manualFailure } from './manual-steps';

export const covers = { each: cover, long: longCover } as const;
export type CoverName = keyof typeof covers;

export interface ScriptStep {
  /** What a bug report cites. */
  id: string;
  accion: string;
  responde: string;
  debeVerse: string;
  requisitos: readonly string[];
  /** The step label of the chart, by which a replay finds the event. */
  paso: string;
  estado: string;
  transiciones: readonly string[];
}

export interface Script {
  id: string;
  /** The entered states, transient ones included. */
  estados: readonly string[];
  antes: readonly string[];
  /** Why the path cannot be done by hand; empty: it can. */
  soloAutomatica: readonly string[];
  pasos: readonly ScriptStep[];
}

export interface Walked {
  step: PathStep;
  seen: Seen;
}

const answerOf = (label: string) => /^(listo|fallo) (\S+)(?: \((.+)\))?$/.exec(label);
const timerOf = (label: string) => /^tras (\S+)$/.exec(label);

const withMember = (text: string, member: DemoMember | undefined): string => {
  if (member === undefined) return text;
  const values: Readonly<Record<string, string>> = {
    tipo: documentTypes.find(({ id }) => id === member.tipoDocumento)?.descripcion ?? '',
    documento: member.documento,
    clave: member.clave,
  };
  return text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
};

const sentence = (text: string): string => {
  const trimmed = text.trim();
  const begun = trimmed.slice(0, 1).toUpperCase() + trimmed.slice(1);
  // A quoted sentence of the screen has its own full stop.
  return (begun === '' || /[.!?]»?$/.test(begun) ? begun : `${begun}.`).replaceAll('.».', '.»');
};

/** The call that a step answers. */
const callOf = ({ label, state }: PathStep, described: Described | undefined): CallName | undefined => {
  const found = described?.calls[answerOf(label)?.[2] ?? ''];
  // The flow's type pairs the call with its own context.
  return typeof found === 'function' ? found(state.context as never) : found;
};

const actOf = (label: string, described: Described | undefined): Act | undefined => {
  const [, start, name = ''] = /^(inicio)(?: \((.+)\))?$/.exec(label) ?? [];
  return start === undefined
    ? (described?.acts[label] ?? described?.acts[label.replace(/ \(.+\)$/, '')])
    : described?.starts[name];
};

/** How a person does a step; `missing`: not described, so the chart's label is used. */
const howOf = (step: PathStep, described: Described | undefined): ForPeople & { missing: boolean } => {
  const { label } = step;
  const act = actOf(label, described);
  const own: ForPeople = act ?? {};
  const [, kind, , row = ''] = answerOf(label) ?? [];
  const missing = act === undefined;
  if (kind === 'fallo') return { ...(missing ? manualFailure(row, callOf(step, described)) : own), missing: false };
  // The name of a case with a code is the service's answer.
  if (kind === 'listo' && /^\d{4}\b/.test(row)) return { answer: `código ${row}`, ...own, missing: false };
  if (kind === 'listo') return { answer: row, ...own, missing };
  const [, delay] = timerOf(label) ?? [];
  if (delay?.startsWith('limite'))
    return {
      action: `Pasa el tiempo límite (${delay})`,
      onlyTests: 'a mano llega medio segundo antes el límite de la llamada, y lo que se ve es lo mismo',
      ...own,
      missing: false,
    };
  if (delay !== undefined) return { action: `Pasa el tiempo ${delay}`, ...own, missing };
  if (label.startsWith('inicio'))
    return { action: `Empiece: ${label.replace(/^inicio ?/, '') || 'sin más'}`, ...own, missing };
  return { action: `Ocurre ${label}`, ...own, missing };
};

interface Notes {
  requisitos?: readonly string[];
  pantalla?: string;
}
const notesOf = (node: AnyStateNode): Notes => node.meta ?? {};
const nodesAt = ({ _nodes }: AnyMachineSnapshot): AnyStateNode[] =>
  _nodes.filter(({ path }) => path.length > 0).toSorted((a, b) => a.path.length - b.path.length);

/** The rows of the states that a step enters, or of the current state if it enters none. */
const rowsOf = ({ state }: PathStep, before: PathStep | undefined): string[] => {
  const nodes = nodesAt(state);
  const old = before === undefined ? [] : nodesAt(before.state);
  const entered = nodes.filter((node) => !old.includes(node));
  return [
    ...new Set((entered.length > 0 ? entered : nodes.slice(-1)).flatMap((node) => notesOf(node).requisitos ?? [])),
  ];
};

const sightAt = ({ state }: PathStep, context: unknown, described: Described | undefined) =>
  // The flow's type pairs each state with its context; here both come from the same step.
  described?.seen[stateName(state.value)]?.(context as never) ?? {};

const seenAt = ({ step, seen }: Walked, described: Described | undefined): string => {
  const nodes = nodesAt(step.state);
  const screen = nodes.flatMap((node) => notesOf(node).pantalla ?? []).at(-1);
  const words = nodes.at(-1)?.description ?? '';
  const sight = sightAt(step, seen.context, described);
  const own = describeSight(sight) || (screen === undefined ? words : `«${screen}»: ${words}`);
  const nothing = step.taken.length === 0 && step.event.type !== 'xstate.init' ? 'No cambia nada' : '';
  return [nothing, own, sight.besides ?? '']
    .filter((part) => part !== '')
    .map(sentence)
    .join(' ');
};

/** The step that sent the answered request: the tester prepares a fault before that step. */
const askedAt = (walked: readonly Walked[], index: number, label: string): number => {
  const [, , id] = answerOf(label) ?? [];
  const before = walked[index - 1]?.step.state;
  const src = before?._nodes.flatMap((node) => node.invoke).find((invoke) => invoke.id === id)?.src;
  const found = walked
    .slice(0, index)
    .findLastIndex(({ seen }) => seen.asked.some(({ name }) => src === undefined || name === src));
  return found === -1 ? Math.max(index - 1, 0) : found;
};

const isByItself = (label: string): boolean => answerOf(label) !== null || timerOf(label) !== null;

/** Preparations before each step; an earlier fault is removed before its call must succeed. */
const arrangements = (walked: readonly Walked[], described: Described | undefined): string[][] => {
  const at: string[][] = walked.map(() => []);
  const due = walked.flatMap(({ step }, index) => {
    const { label } = step;
    const { arrange } = howOf(step, described);
    const [, kind] = answerOf(label) ?? [];
    const call = callOf(step, described);
    if (arrange === undefined && (kind !== 'listo' || call === undefined)) return [];
    const sent = isByItself(label) ? askedAt(walked, index, label) : index;
    // While the portal continues by itself a tester has no time to set a fault.
    const hand = walked.slice(0, sent + 1).findLastIndex(({ step }) => !isByItself(step.label));
    return [{ before: Math.max(hand, 0), sent, call, arrange }];
  });
  const disturbed = new Set<string | undefined>();
  for (const { before, call, arrange } of due.toSorted((a, b) => a.sent - b.sent)) {
    const here = at[before] ?? [];
    if (arrange !== undefined) {
      if (!here.includes(`antes, ${arrange}`)) here.push(`antes, ${arrange}`);
      disturbed.add(call);
    } else if (disturbed.has(call)) {
      // First, because it removes all faults, also those of this step.
      here.unshift('antes, en /demo/fallos pulse «Quitar todo»');
      disturbed.clear();
    }
  }
  return at;
};

const passedBy = ({ step: { state, taken } }: Walked): string[] => [
  ...nodesAt(state).map(nodeName),
  ...taken.flatMap((id) => {
    const [, from = '', to = ''] = /^(\S+) — .* → (.+?)(?: ↻)?$/.exec(id) ?? [];
    return [from, ...to.split(', ')].filter((name) => name !== '' && name !== '·' && name !== '(raíz)');
  }),
];

export const scriptOf = (flow: string, walked: readonly Walked[], described: Described | undefined): Script => {
  const id = pathId(
    flow,
    walked.map(({ seen }) => seen),
  );
  const hows = walked.map(({ step }) => howOf(step, described));
  const member = hows.findLast((how) => how.member !== undefined)?.member ?? described?.member;
  const prepared = arrangements(walked, described);
  const filled = (text: string) => sentence(withMember(text, member));
  return {
    id,
    estados: [...new Set(walked.flatMap(passedBy))],
    antes: [
      ...(described?.before === undefined ? [] : [filled(described.before)]),
      ...(described?.waiting === undefined || !walked.some(({ step: { state } }) => state.hasTag('cargando'))
        ? []
        : [filled(described.waiting)]),
      ...(member === undefined ? [] : [filled(`Afiliado de la demostración: {tipo} {documento}, contraseña {clave}`)]),
    ],
    soloAutomatica: hows.flatMap(({ onlyTests }, index) =>
      onlyTests === undefined ? [] : [`paso ${index + 1}: ${onlyTests}`],
    ),
    pasos: walked.map((one, index) => {
      const { step } = one;
      const { action = 'Espere la respuesta.', answer = '' } = hows[index] ?? {};
      return {
        id: `${id}.${index + 1}`,
        accion: [...(prepared[index] ?? []), action].map(filled).join(' '),
        responde: answer === '' ? '' : filled(answer),
        debeVerse: filled(seenAt(one, described)),
        requisitos: rowsOf(step, walked[index - 1]?.step),
        paso: step.label,
        estado: stateName(step.state.value),
        transiciones: step.taken,
      };
    }),
  };
};

const nothing = () => {};

export const walkedPaths = memoizePerKey(async (cases: Cases, by: CoverName): Promise<readonly Walked[][]> => {
  const paths = pathsOf(cases, covers[by]);
  const traces = await walk(cases, nothing, paths);
  return paths.map((path, index) =>
    stepsOf(path).flatMap((step, place) => {
      const seen = traces[index]?.[place];
      return seen === undefined ? [] : [{ step, seen }];
    }),
  );
});

/** The paths of a flow as scripts for a person, walked once on the real machine to record its calls. */
export const scriptsOf = async (
  flow: string,
  cases: Cases,
  by: CoverName,
  described: Described | undefined,
): Promise<Script[]> => (await walkedPaths(cases, by)).map((walked) => scriptOf(flow, walked, described));

/** Missing parts of a flow's description: steps of its paths, and their resting states. */
export const untold = async (cases: Cases, described: Described): Promise<string[]> => {
  const walked = (await Promise.all([walkedPaths(cases, 'each'), walkedPaths(cases, 'long')])).flat(2);
  const missing = walked.flatMap(({ step, seen }) => [
    ...(howOf(step, described).missing ? [step.label] : []),
    ...(describeSight(sightAt(step, seen.context, described)) === '' ? [`→ ${stateName(step.state.value)}`] : []),
  ]);
  return [...new Set(missing)].toSorted();
};
