/** A session that may be put into the form: one word without markup characters. */
export const isGatewaySession = (session: string): boolean => /^[\w.~+/=-]{1,400}$/.test(session);

export const partlyApproved = '10';

/** The headline of a response code, independent of the payment's outcome. */
export const responseOutcome = (codigo: string): 'exito' | 'inconveniente' =>
  ['00', partlyApproved].includes(codigo) ? 'exito' : 'inconveniente';
