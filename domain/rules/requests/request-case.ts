/** The status fields of a case. */
export interface CaseStatus {
  titulo: string;
  estatus: string;
  estatusReembolso: string;
  estatusReembolsoFinal: string;
}

const same = (one: string, other: string) => one.trim().toLowerCase() === other;
const isReturnedWord = (word: string) => same(word, 'devuelto');

/** A returned reimbursement says so in a status of its own, which counts more. */
export const shownStatus = ({ estatus, estatusReembolso }: CaseStatus): string =>
  (isReturnedWord(estatusReembolso) ? estatusReembolso : estatus).trim();

export const isReturned = (one: CaseStatus): boolean => isReturnedWord(shownStatus(one));

/** A reimbursement by its own status fields or its title, because no field states the kind. */
export const isReimbursement = ({ titulo, estatusReembolso, estatusReembolsoFinal }: CaseStatus): boolean =>
  estatusReembolso.trim() !== '' || estatusReembolsoFinal.trim() !== '' || /reembolso/i.test(titulo);

/** Voided and final, whatever the other fields say. */
export const isVoid = ({ estatus, estatusReembolso, estatusReembolsoFinal }: CaseStatus): boolean =>
  [estatus, estatusReembolso, estatusReembolsoFinal].some((word) => same(word, 'anulado'));

/** A returned case that can still be completed. */
export const waitsForMember = (one: CaseStatus): boolean => isReturned(one) && !isVoid(one);

/** A reimbursement that waits for its member and was not decided meanwhile. */
export const canBeEdited = (one: CaseStatus): boolean =>
  isReimbursement(one) &&
  waitsForMember(one) &&
  (one.estatusReembolsoFinal.trim() === '' || isReturnedWord(one.estatusReembolsoFinal));

/** Returned cases first; otherwise keeps the order. */
export const returnedFirst = <C extends CaseStatus>(cases: readonly C[]): readonly C[] => [
  ...cases.filter(isReturned),
  ...cases.filter((one) => !isReturned(one)),
];

export type StatusTone = 'exito' | 'informacion' | 'advertencia' | 'error' | 'neutral';

const tones: Readonly<Record<string, StatusTone>> = {
  'en curso': 'informacion',
  devuelto: 'advertencia',
  procede: 'exito',
  'no procede': 'error',
  anulado: 'error',
};

const proceeds = (word: string): boolean => word.trim().toLowerCase() === 'procede';

/** Resolved counts as success only with proof: most denied or voided cases are resolved, too. */
const isGranted = ({ estatusReembolso, estatusReembolsoFinal, nap }: CaseStatus & { nap: string }): boolean =>
  proceeds(estatusReembolsoFinal) || proceeds(estatusReembolso) || nap.trim() !== '';

/** The tone of the displayed status; unknown ones are shown as sent, and neutral. */
export const statusTone = (one: CaseStatus & { nap: string }): StatusTone => {
  const word = shownStatus(one).toLowerCase();
  if (word === 'resuelto') return isGranted(one) ? 'exito' : 'neutral';
  return Object.hasOwn(tones, word) ? (tones[word] ?? 'neutral') : 'neutral';
};
