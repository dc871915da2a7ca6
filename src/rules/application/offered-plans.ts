import { regimeOf } from '../person/regime';
import type { Choice } from './application-lists';

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase();

export interface OfferedPlan<P extends Choice> {
  plan: P;
  /** It is the one that the member has. */
  own: boolean;
}

/** VOLUNTARIOS COLECTIVOS is for members of that regime alone; `regimen` and `plan` are empty for a visitor. */
export const offeredPlans = <P extends Choice>(
  planes: readonly P[],
  { regimen, plan }: { regimen: string; plan: string },
): readonly OfferedPlan<P>[] =>
  planes
    .filter(({ descripcion }) => regimeOf(descripcion) !== 'colectivos' || regimeOf(regimen) === 'colectivos')
    .map((one) => ({ plan: one, own: plan !== '' && plain(one.descripcion) === plain(plan) }));
