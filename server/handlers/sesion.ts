import { audit } from '../access/audit';
import { lockAccount } from '../access/lock-account';
import type { Member } from '../http/caller';
import type { HandlerDeps, HandlersOf } from './handlers';

type Calls = 'sesionesAbiertas' | 'cerrarSesion' | 'cerrarOtrasSesiones' | 'salirSesion' | 'sesionViva';

export const sesionHandlers = ({ db, now, sessions }: HandlerDeps): HandlersOf<Calls> => {
  const close = async (caller: Member, which: (...of: Parameters<typeof sessions.closeOthers>) => Closing) => {
    const { list, forget } = await db.tx(async (queries) => {
      // Two sessions may close each other in one instant.
      await lockAccount(queries, caller.codigoAfiliado);
      const { others, forget } = await which(queries, caller);
      for (const { navegador, sistema } of others.slice(0, mostNamed))
        await audit(queries, now, caller, {
          suceso: 'sesion:cerrada',
          valorAnterior: [navegador, sistema].filter((word) => word !== null).join(', '),
        });
      if (others.length > mostNamed)
        await audit(queries, now, caller, { suceso: 'sesion:cerrada', valorAnterior: `+${others.length - mostNamed}` });
      return { list: await sessions.list(queries, caller), forget };
    });
    forget();
    return list;
  };

  return {
    sesionesAbiertas: (_, caller) => sessions.list(db, caller),
    cerrarSesion: ({ body: { codigo } }, caller) =>
      close(caller, (queries, member) => sessions.closeOne(queries, member, codigo)),
    cerrarOtrasSesiones: (_, caller) => close(caller, sessions.closeOthers),
    // The check of the caller has said it.
    sesionViva: async () => ({ viva: true }),

    salirSesion: async ({ body: { sesion } }, caller) => {
      const left = await db.tx(async (queries) => {
        const closed = await sessions.logOut(queries, sesion);
        if (closed !== null)
          await audit(queries, now, caller, { suceso: 'salida', documentoIndicado: closed.codigoAfiliado });
        return closed;
      });
      left?.forget();
      return { recibido: true };
    },
  };
};

type Closing = ReturnType<HandlerDeps['sessions']['closeOthers']>;
/** Rows of the audit that one press writes at most; the last one counts the rest. */
const mostNamed = 20;
