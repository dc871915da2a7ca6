import type { HandlerParts, HandlersOf } from './handlers';

export const dispositivoHandlers = ({ db }: HandlerParts): HandlersOf<'consultarDispositivosSeguros'> => ({
  consultarDispositivosSeguros: async ({ query }) => ({
    dispositivosSeguros: await db.query<{ identificadorDispositivo: string }>(
      `SELECT identificador AS "identificadorDispositivo" FROM dispositivos_seguros
       WHERE codigo_afiliado = $1 ORDER BY registrado, identificador`,
      [query.idAfiliado],
    ),
  }),
});
