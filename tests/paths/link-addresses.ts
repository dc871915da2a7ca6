/** Where the links of the mails lead, without what follows: a token, or the number of the account to activate. */
export const linkAddresses = {
  activation: '/solicitud/confirmacioncorreo',
  changePassword: '/solicitud/cambioClave',
  emailChange: '/solicitud/CambioCorreo',
  emailReversal: '/solicitud/ReversoCorreo',
  planStatus: '/solicitud/confirmarAfiliado',
  wallet: '/confirmacionBilletera',
} as const;
export type LinkPageName = keyof typeof linkAddresses;
