import type { Property } from '../../machines/property';
import type { Together } from '../../machines/together';
import type { Flow } from '../explore/flows';
import type { JointPath } from '../qa/recorded';
import { judgeTogether } from './compositions';
import { refuseEmpty, type Tried, tryProperty } from './try-property';

interface Known {
  flows: readonly Flow[];
  properties: readonly Property[];
  compositions: readonly Together[];
}

interface Answer {
  /** What was looked at. */
  over: string;
  /** Null: it holds. */
  broken: { of: string; lines: readonly string[]; recorded: object } | null;
}

const linesOf = ({ pasos, siempreDesde }: JointPath): string[] =>
  pasos.flatMap(({ vez, actor, paso, estado }, index) => [
    ...(vez === siempreDesde && pasos[index - 1]?.vez !== vez ? ['y así para siempre:'] : []),
    `${vez}. ${actor}: ${paso}${estado === '' ? '' : ` → **${estado}**`}`,
  ]);

const ofCharts = ({ broken, flows, places, moves }: Tried): Answer => ({
  over: `${flows} flujos, ${places} lugares y ${moves} pasos`,
  broken: broken === null ? null : { ...broken, of: broken.flow },
});

/** A sentence that is written, or a formula over one chart, over all, or over the composition of this name. */
export const trySentence = (
  { flows, properties, compositions }: Known,
  asked: string,
  of: string | undefined,
): Answer => {
  const said = compositions.flatMap((together) =>
    together.properties.flatMap(({ says, formula }) => (says === asked ? [{ together, formula }] : [])),
  )[0];
  const named = compositions.find(({ name }) => name === of);
  const joint = said ?? (named === undefined ? undefined : { together: named, formula: asked });
  if (joint === undefined) {
    const written = properties.find(({ says }) => says === asked);
    return ofCharts(tryProperty(flows, written ?? { formula: asked, ...(of === undefined ? {} : { of: [of] }) }));
  }
  const { recorded, places, moves, never, says } = judgeTogether(flows, joint.together, joint.formula);
  if (recorded === null) refuseEmpty(joint.formula, { never, says });
  return {
    over: `«${joint.together.name}», ${places} lugares y ${moves} pasos`,
    broken: recorded === null ? null : { of: `«${joint.together.name}»`, lines: linesOf(recorded), recorded },
  };
};
