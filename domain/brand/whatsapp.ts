/** The chat of the insurer's help; empty if it has none. A file of its own, because the log-in's bundle contains brand.ts. */
export const whatsapp: string = 'https://wa.me/18295550100';
