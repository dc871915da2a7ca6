export type Regime = 'subsidiado' | 'contributivo' | 'pensionados' | 'colectivos' | 'larimar' | 'otro';

/** Ids of the wire; 9 is only for the provider search with a complementary plan. */
export const regimeIds = { subsidiado: 1, contributivo: 2, colectivos: 5, larimar: 6, complementario: 9 } as const;

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase();

const words: readonly [string, Regime][] = [
  ['pensionado', 'pensionados'],
  ['subsidiado', 'subsidiado'],
  ['larimar', 'larimar'],
  ['colectivo', 'colectivos'],
  ['contributivo', 'contributivo'],
];

/** The regime of a server's name; an unknown name is an ordinary regime. */
export const regimeOf = (name: string): Regime => words.find(([word]) => plain(name).includes(word))?.[1] ?? 'otro';

/** A member is a holder or a dependent; anything that is not said to be a holder is a dependent. */
export const isHolder = (tipoAfiliacion: string): boolean => plain(tipoAfiliacion) === 'titular';

/** The plan of a member as searches name it, by the name of the regime; empty for an unknown regime. */
export const ownPlan = (regimen: string): string => {
  const regime = regimeOf(regimen);
  return regime === 'otro' || regime === 'pensionados' ? '' : String(regimeIds[regime]);
};
