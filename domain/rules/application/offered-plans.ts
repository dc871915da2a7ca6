import { regimeOf } from '../plan/regime';
import type { Choice } from './application-lists';

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase();

export interface OfferedPlan<P extends Choice> {
  plan: P;
  /** It is the one that the member has. */
  own: boolean;
}

const isCollective = (name: string): boolean => regimeOf(name) === 'colectivos';

/**
 * VOLUNTARIOS COLECTIVOS is offered only to members of that regime, and is marked as theirs if no plan has their plan's name;
 * `regimen` and `plan` are empty for a visitor.
 */
export const offeredPlans = <P extends Choice>(
  planes: readonly P[],
  { regimen, plan }: { regimen: string; plan: string },
): readonly OfferedPlan<P>[] => {
  const offered = planes.filter(({ descripcion }) => !isCollective(descripcion) || isCollective(regimen));
  const hasName = ({ descripcion }: Choice) => plan !== '' && plain(descripcion) === plain(plan);
  const isNamed = offered.some(hasName);
  return offered.map((one) => ({
    plan: one,
    own: isNamed ? hasName(one) : plan !== '' && isCollective(one.descripcion),
  }));
};
