/** The log-in page's dialogs, named by the address. */
export type AccessDialog = 'registro' | 'reenvio' | 'recuperacion';

const names: readonly string[] = ['registro', 'reenvio', 'recuperacion'] satisfies AccessDialog[];
export const isAccessDialog = (word: unknown): word is AccessDialog => typeof word === 'string' && names.includes(word);
