/** What may go into the form: one word, and nothing that could be markup. */
export const isGatewaySession = (session: string): boolean => /^[\w.~+/=-]{1,400}$/.test(session);
