import type { ApplicationDraft } from './application-draft';
import type { ApplicationLists } from './application-lists';
import type { Dependent } from './dependent';

interface FamilyPrice {
  /** The applicant and the dependents. */
  personas: number;
  /** Cents a month for all of them. */
  total: number;
}

/** The months between two payments. */
export type PaymentMonths = 3 | 6 | 12;

const monthsOf: Readonly<Record<string, PaymentMonths>> = { 2: 3, 3: 6, 4: 12 };

/** What the family pays each time at a frequency, by its code; null for an unknown one. */
export const paymentOf = (price: FamilyPrice, frequency: string): { meses: PaymentMonths; monto: number } | null => {
  const meses = monthsOf[frequency];
  return meses === undefined ? null : { meses, monto: price.total * meses };
};

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
