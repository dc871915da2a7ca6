import type { AnyMachineSnapshot, AnyStateNode } from 'xstate';
import { cover } from '../../engine/cover';
import { stepsOf } from '../../engine/driver';
import type { PathStep } from '../../engine/explore';
import type { Cases } from '../../engine/flows';
import type { Seen } from '../../engine/in-process';
import { longCover } from '../../engine/long-cover';
import { pathId, stateName } from '../../engine/path-id';
import { nodeName } from '../../engine/universe';
import { pathsOf, walk } from '../../engine/walk';
import type { DemoMember } from '../../server/demo/members';
import { documentTypes } from '../../src/rules/document/credentials';
import { failureByHand } from './by-hand';
import type { How, Words } from './flow-words';

export const covers = { each: cover, long: longCover } as const;
export type CoverName = keyof typeof covers;

export interface ScriptStep {
  /** What a bug report cites. */
  id: string;
  accion: string;
  responde: string;
  debeVerse: string;
  requisitos: readonly string[];
  /** The step in the words of the chart; with it a replay finds the event again. */
  paso: string;
  estado: string;
  transiciones: readonly string[];
}

export interface Script {
  id: string;
  /** The states it comes through, also those it only passes. */
  estados: readonly string[];
  antes: readonly string[];
  /** Why the whole cannot be done by hand; empty: it can. */
  soloAutomatica: readonly string[];
  pasos: readonly ScriptStep[];
}

interface Walked {
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
  // A sentence of the screen that is quoted brings its own full stop.
  return (begun === '' || /[.!?]»?$/.test(begun) ? begun : `${begun}.`).replaceAll('.».', '.»');
};

/** Words for a step; `missing` when nobody wrote them and the chart's own had to do. */
const howOf = (label: string, words: Words | undefined): How & { missing: boolean } => {
  const said = words?.pasos[label] ?? words?.pasos[label.replace(/ \(.+\)$/, '')];
  const own: How = typeof said === 'string' ? { accion: said } : (said ?? {});
  const [, kind, id = '', row = ''] = answerOf(label) ?? [];
  const missing = said === undefined;
  if (kind === 'fallo') return { ...(missing ? failureByHand(row, words?.llamadas[id]) : own), missing: false };
  if (kind === 'listo') return { responde: row, ...own, missing };
  const [, delay] = timerOf(label) ?? [];
  if (delay?.startsWith('limite'))
    return {
      accion: `Pasa el tiempo límite (${delay})`,
      soloAutomatica: 'a mano llega medio segundo antes el límite de la llamada, y lo que se ve es lo mismo',
      ...own,
      missing: false,
    };
  if (delay !== undefined) return { accion: `Pasa el tiempo ${delay}`, ...own, missing };
  if (label.startsWith('inicio'))
    return { accion: `Empiece: ${label.replace(/^inicio ?/, '') || 'sin más'}`, ...own, missing };
  return { accion: `Ocurre ${label}`, ...own, missing };
};

interface Notes {
  requisitos?: readonly string[];
  pantalla?: string;
}
const notesOf = (node: AnyStateNode): Notes => node.meta ?? {};
const nodesAt = ({ _nodes }: AnyMachineSnapshot): AnyStateNode[] =>
  _nodes.filter(({ path }) => path.length > 0).toSorted((a, b) => a.path.length - b.path.length);

/** The rows of what the step came into; where it stays, those of the state itself. */
const rowsOf = ({ state }: PathStep, before: PathStep | undefined): string[] => {
  const nodes = nodesAt(state);
  const old = before === undefined ? [] : nodesAt(before.state);
  const entered = nodes.filter((node) => !old.includes(node));
  return [
    ...new Set((entered.length > 0 ? entered : nodes.slice(-1)).flatMap((node) => notesOf(node).requisitos ?? [])),
  ];
};

const seenAt = ({ step, seen }: Walked, words: Words | undefined): string => {
  const nodes = nodesAt(step.state);
  const screen = nodes.flatMap((node) => notesOf(node).pantalla ?? []).at(-1);
  const described = nodes.at(-1)?.description ?? '';
  const state = stateName(step.state.value);
  const own = words?.verse[state];
  const base = own ?? (screen === undefined ? described : `«${screen}»: ${described}`);
  const nothing = step.taken.length === 0 && step.event.type !== 'xstate.init' ? 'No cambia nada.' : '';
  return [nothing, base, words?.ademas?.(seen.context, state) ?? ''].filter((part) => part !== '').join(' ');
};

/** The step that sent the request which this one answers: what is arranged must stand before it. */
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

/** What must be arranged before each step; a fault of an earlier step is taken away before its call must succeed. */
const arrangements = (walked: readonly Walked[], words: Words | undefined): string[][] => {
  const at: string[][] = walked.map(() => []);
  const due = walked.flatMap(({ step: { label } }, index) => {
    const { antes } = howOf(label, words);
    const [, kind, id = ''] = answerOf(label) ?? [];
    const call = words?.llamadas[id];
    if (antes === undefined && (kind !== 'listo' || call === undefined)) return [];
    const sent = isByItself(label) ? askedAt(walked, index, label) : index;
    // While the portal goes on by itself nobody has the time to arrange anything.
    const hand = walked.slice(0, sent + 1).findLastIndex(({ step }) => !isByItself(step.label));
    return [{ before: Math.max(hand, 0), sent, call, antes }];
  });
  const disturbed = new Set<string | undefined>();
  for (const { before, call, antes } of due.toSorted((a, b) => a.sent - b.sent)) {
    const here = at[before] ?? [];
    if (antes !== undefined) {
      if (!here.includes(`antes, ${antes}`)) here.push(`antes, ${antes}`);
      disturbed.add(call);
    } else if (disturbed.has(call)) {
      // First, or it would take what this step needs as well.
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

const scriptOf = (flow: string, walked: readonly Walked[], words: Words | undefined): Script => {
  const id = pathId(
    flow,
    walked.map(({ seen }) => seen),
  );
  const hows = walked.map(({ step }) => howOf(step.label, words));
  const member = hows.findLast(({ socio }) => socio !== undefined)?.socio ?? words?.socio;
  const prepared = arrangements(walked, words);
  const filled = (text: string) => sentence(withMember(text, member));
  return {
    id,
    estados: [...new Set(walked.flatMap(passedBy))],
    antes: [
      ...(words?.antes === undefined ? [] : [filled(words.antes)]),
      ...(words?.espera === undefined || !walked.some(({ step: { state } }) => state.hasTag('cargando'))
        ? []
        : [filled(words.espera)]),
      ...(member === undefined ? [] : [filled(`Afiliado de la demostración: {tipo} {documento}, contraseña {clave}`)]),
    ],
    soloAutomatica: hows.flatMap(({ soloAutomatica }, index) =>
      soloAutomatica === undefined ? [] : [`paso ${index + 1}: ${soloAutomatica}`],
    ),
    pasos: walked.map((one, index) => {
      const { step } = one;
      const { accion = 'Espere la respuesta.', responde = '' } = hows[index] ?? {};
      return {
        id: `${id}.${index + 1}`,
        accion: [...(prepared[index] ?? []), accion].map(filled).join(' '),
        responde: responde === '' ? '' : filled(responde),
        debeVerse: filled(seenAt(one, words)),
        requisitos: rowsOf(step, walked[index - 1]?.step),
        paso: step.label,
        estado: stateName(step.state.value),
        transiciones: step.taken,
      };
    }),
  };
};

const nothing = () => {};

const walkedPaths = async (cases: Cases, by: CoverName): Promise<Walked[][]> => {
  const paths = pathsOf(cases, covers[by]);
  const traces = await walk(cases, nothing, paths);
  return paths.map((path, index) =>
    stepsOf(path).flatMap((step, place) => {
      const seen = traces[index]?.[place];
      return seen === undefined ? [] : [{ step, seen }];
    }),
  );
};

/** The paths of a flow as scripts for a person, walked once on the real machine to see what it asks for. */
export const scriptsOf = async (
  flow: string,
  cases: Cases,
  by: CoverName,
  words: Words | undefined,
): Promise<Script[]> => (await walkedPaths(cases, by)).map((walked) => scriptOf(flow, walked, words));

/** What the words of a flow do not say: steps of its paths, and states that these rest in. */
export const missingWords = async (cases: Cases, words: Words): Promise<string[]> => {
  const walked = (await Promise.all([walkedPaths(cases, 'each'), walkedPaths(cases, 'long')])).flat(2);
  const missing = walked.flatMap(({ step: { label, state } }) => [
    ...(howOf(label, words).missing ? [label] : []),
    ...(words.verse[stateName(state.value)] === undefined ? [`→ ${stateName(state.value)}`] : []),
  ]);
  return [...new Set(missing)].toSorted();
};
