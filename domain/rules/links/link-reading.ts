/** The state of a link without asking the service. `vigente`: nothing makes it invalid. */
export type LinkReading = 'ausente' | 'invalido' | 'vencido' | 'vigente';
