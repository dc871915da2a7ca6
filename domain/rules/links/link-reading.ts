/** What can be told of a link without asking anybody. `vigente`: nothing speaks against it. */
export type LinkReading = 'ausente' | 'invalido' | 'vencido' | 'vigente';
