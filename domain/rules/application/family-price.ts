import type { ApplicationDraft } from './application-draft';
import type { ApplicationLists } from './application-lists';
import type { Dependent } from './dependent';

interface FamilyPrice {
  /** The applicant and the dependents. */
  personas: number;
  /** Cents a month for all of them. */
  total: number;
}

/** What the plan costs the whole family a month; null unless the list of plans has its price. */
export const familyPrice = ({
  borrador,
  dependientes,
  listas,
}: {
  borrador: Pick<ApplicationDraft, 'planSolicitado'>;
  dependientes: readonly Dependent[];
  listas: Pick<ApplicationLists, 'planes'>;
}): FamilyPrice | null => {
  const prima = listas.planes?.find(({ codigo }) => codigo === borrador.planSolicitado)?.prima ?? null;
  const personas = 1 + dependientes.length;
  return prima === null ? null : { personas, total: Math.round(prima * 100) * personas };
};
