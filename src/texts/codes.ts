/** What a member reads when a refusal comes without the server's own sentence: by call. */
const byCall: Record<string, Record<number, string>> = {
  login: {
    1003: 'Su cuenta espera la activación. Abra el enlace del correo de confirmación.',
    1006: 'El documento o la contraseña no son correctos.',
    1017: 'Su cuenta está bloqueada por un rato. Espere unos minutos e inténtelo otra vez.',
  },
};

const general = 'Favor intente más tarde.';

/** The one order in which a refusal finds its words: the server's, the code's in this call, the general ones. */
export const refusalText = (call: keyof typeof byCall, codigo: number | 'otro', mensaje: string): string =>
  mensaje.trim() || (codigo === 'otro' ? '' : byCall[call]?.[codigo]) || general;
