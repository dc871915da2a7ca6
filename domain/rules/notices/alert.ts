/** The text of the personal alert; empty if there is none, or if the member has read it. */
export const alertOf = (answer: readonly { mensaje: string }[], read: string): string => {
  const mensaje = answer.map((one) => one.mensaje.trim()).find((said) => said !== '') ?? '';
  return mensaje === read ? '' : mensaje;
};
