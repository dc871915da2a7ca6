/** Why no mail kept a promise. */
export const callReasons = {
  sinCorreo: 'No tiene correo',
  volvio: 'El correo volvió',
  rechazado: 'El correo fue rechazado, o no se pudo enviar',
  tarde: 'El correo no ha salido a tiempo',
} as const;
export type CallReason = keyof typeof callReasons;

/** How a person may have told. The member reads it in the history of the case: «Le avisamos por teléfono». */
export const toldWays = ['por teléfono', 'en persona', 'por mensaje'] as const;
export type ToldWay = (typeof toldWays)[number];
