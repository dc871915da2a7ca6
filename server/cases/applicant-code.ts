/**
 * The affiliate that a request is for: `codigoSolicitante`, or `contrato` if the call lacks it. The token names the
 * sender.
 */
export const applicantCode = (
  { contrato }: { contrato: string },
  { codigoSolicitante = contrato }: { codigoSolicitante?: string } = {},
): string => codigoSolicitante;
