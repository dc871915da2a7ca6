/** Which of the two links of an e-mail change was opened. */
export type Sentido = 'confirmar' | 'revertir';

const same = (a: string, b: string): boolean => a.trim().toLowerCase() === b.toLowerCase();

/** The sentence by which the service says that the change waits for its confirmation. */
export const isPending = (mensaje: string): boolean => same(mensaje, 'Pendiente de cambio de correo');
/** The sentence by which it says that the change has been undone. */
export const isReverted = (mensaje: string): boolean => same(mensaje, 'Reverso de cambio correo');
