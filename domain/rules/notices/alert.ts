/** What the personal alert says; empty when it says nothing, or what the member has read already. */
export const alertOf = (answer: readonly { mensaje: string }[], read: string): string => {
  const mensaje = answer.map((one) => one.mensaje.trim()).find((said) => said !== '') ?? '';
  return mensaje === read ? '' : mensaje;
};
