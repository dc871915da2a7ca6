/** For whom a request is: `codigoSolicitante`, and where a call has none, `contrato`. Who sends it is the token's to say. */
export const applicantCode = (
  { contrato }: { contrato: string },
  { codigoSolicitante = contrato }: { codigoSolicitante?: string } = {},
): string => codigoSolicitante;
