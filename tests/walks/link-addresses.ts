/** The paths of mailed links, without the token or account number that follows. */
export const linkAddresses = {
  activation: '/solicitud/confirmacioncorreo',
  changePassword: '/solicitud/cambioClave',
  emailChange: '/solicitud/CambioCorreo',
  emailReversal: '/solicitud/ReversoCorreo',
  planStatus: '/solicitud/confirmarAfiliado',
  wallet: '/confirmacionBilletera',
} as const;
export type LinkPageName = keyof typeof linkAddresses;
