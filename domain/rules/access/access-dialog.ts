/** What the log-in page opens over itself; the address names it. */
export type AccessDialog = 'registro' | 'reenvio' | 'recuperacion';

const names: readonly string[] = ['registro', 'reenvio', 'recuperacion'] satisfies AccessDialog[];
export const isAccessDialog = (word: unknown): word is AccessDialog => typeof word === 'string' && names.includes(word);
