/** What may go into the form: one word, and nothing that could be markup. */
export const isGatewaySession = (session: string): boolean => /^[\w.~+/=-]{1,400}$/.test(session);

export const partlyApproved = '10';

/** What the headline of a response code is: as the code says, whatever became of the payment. */
export const responseOutcome = (codigo: string): 'exito' | 'inconveniente' =>
  ['00', partlyApproved].includes(codigo) ? 'exito' : 'inconveniente';
