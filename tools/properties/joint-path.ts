import type { Together } from '../../machines/together';
import type { JointPath, JointStep } from '../qa/recorded';
import type { JointMove, JointWorld } from './compose';
import type { Broken } from './judge';

const left = 'se deja';

/** The way of each part through its own places, of which a composition sees only what it asks for. */
const jointSteps = ({ parts }: JointWorld, moves: readonly JointMove[]): JointStep[] => {
  const places: number[] = [];
  return moves.flatMap(({ taken, leaves }, index): JointStep[] => {
    const vez = index + 1;
    const did = taken.flatMap(({ part, move }) => {
      const { name, world, reduced } = parts[part] as JointWorld['parts'][number]; // a move is of a part
      const own = move.from === -1 ? move : reduced.sameFrom(places[part] ?? -1, move);
      if (own === undefined) throw new Error(`${name}: no way on by «${move.label}»: places were merged that differ`);
      places[part] = own.to;
      return {
        vez,
        actor: name,
        paso: own.label,
        estado: world.stateAt(own.to),
        transiciones: [...own.step.taken],
      };
    });
    return [
      ...did,
      ...leaves.map((part) => ({ vez, actor: parts[part]?.name ?? '', paso: left, estado: '', transiciones: [] })),
    ];
  });
};

/** In the format that `npm run paths -- --replay` and the studio read. */
export const recordedTogether = (
  { name, charts }: Together,
  world: JointWorld,
  { path, forever }: Broken<JointMove>,
): JointPath => ({
  composicion: name,
  actores: world.parts.map(({ name: actor, world: { name: chart } }) => ({
    actor,
    flujo: Object.hasOwn(charts, chart) ? chart : null,
  })),
  pasos: jointSteps(world, [...path, ...forever]),
  ...(forever.length === 0 ? {} : { siempreDesde: path.length + 1 }),
});
