/** What a case says of where it stands. */
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

/** No field says of what kind a case is: only a reimbursement has statuses of its own, or it is called one. */
export const isReimbursement = ({ titulo, estatusReembolso, estatusReembolsoFinal }: CaseStatus): boolean =>
  estatusReembolso.trim() !== '' || estatusReembolsoFinal.trim() !== '' || /reembolso/i.test(titulo);

/** It is over, whatever else is said of it. */
export const isVoid = ({ estatus, estatusReembolso, estatusReembolsoFinal }: CaseStatus): boolean =>
  [estatus, estatusReembolso, estatusReembolsoFinal].some((word) => same(word, 'anulado'));

/** A reimbursement that waits for its member: what was decided meanwhile, as that it is void, ends it. */
export const canBeEdited = (one: CaseStatus): boolean =>
  isReimbursement(one) &&
  isReturned(one) &&
  !isVoid(one) &&
  (one.estatusReembolsoFinal.trim() === '' || isReturnedWord(one.estatusReembolsoFinal));

/** Those that wait for somebody come first; the others stay in their order. */
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

/** Resolved is good news only where something says so: most of what is denied or voided is resolved, too. */
const isGranted = ({ estatusReembolso, estatusReembolsoFinal, nap }: CaseStatus & { nap: string }): boolean =>
  proceeds(estatusReembolsoFinal) || proceeds(estatusReembolso) || nap.trim() !== '';

/** Of the status that is shown. One that nobody here knows is shown as it came, and says nothing good or bad. */
export const statusTone = (one: CaseStatus & { nap: string }): StatusTone => {
  const word = shownStatus(one).toLowerCase();
  if (word === 'resuelto') return isGranted(one) ? 'exito' : 'neutral';
  return Object.hasOwn(tones, word) ? (tones[word] ?? 'neutral') : 'neutral';
};
