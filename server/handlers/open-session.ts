import type { Sent } from '../../domain/contract/endpoint';
import type { login } from '../../domain/contract/login';
import { todayInSantoDomingo } from '../../domain/rules/dates/dates';
import { audit } from '../access/audit';
import type { LoginAttempts } from '../access/login-attempts';
import type { Queries } from '../db/db';
import type { Caller } from '../http/caller';
import { messages } from '../texts/messages';
import type { HandlerDeps } from './handlers';
import { blocked } from './prove-password';

export interface Account {
  codigoAfiliado: string;
  nombres: string;
  apellidos: string;
  tipoAfiliacion: string;
  regimen: string;
  afiliacion: 'activa' | 'suspendida' | 'cancelada';
  cuenta: 'activa' | 'porActivar';
  claveHash: string;
  bloqueadaHasta: Date | null;
}

export const accountColumns = `a.codigo AS "codigoAfiliado", a.nombres, a.apellidos, a.tipo_afiliacion AS "tipoAfiliacion", a.regimen,
  a.estado AS afiliacion, c.estado AS cuenta, c.clave_hash AS "claveHash", c.bloqueada_hasta AS "bloqueadaHasta"`;

/**
 * With a shared lock, so that the account stays as it is until the transaction ends. Locked rows are read in their newest
 * version, even if the statement had to wait for them; the person first, as all transactions do, to avoid deadlocks.
 */
export const readLockedAccount = async (queries: Queries, codigoAfiliado: string): Promise<Account | undefined> => {
  const [account] = await queries.query<Account>(
    `WITH persona AS MATERIALIZED (SELECT * FROM afiliados WHERE codigo = $1 FOR SHARE)
     SELECT ${accountColumns} FROM persona a JOIN cuentas c ON c.codigo_afiliado = a.codigo FOR SHARE OF c`,
    [codigoAfiliado],
  );
  return account;
};

const text = messages.login;

interface Proven {
  /** As it is in the transaction. */
  account: Account;
  attempt: Pick<NonNullable<Awaited<ReturnType<LoginAttempts['begin']>>>, 'succeeded'>;
  caller: Caller;
  /** The browser's random number. */
  dispositivo: string | undefined;
  /** By what the member proved who they are. */
  by: 'clave' | 'llave';
}

/** What follows once somebody has proved to be the owner of an account, by a password or a passkey. */
export const createSessionOpening = ({ now, tokens, sessions, knownDevices, notices }: HandlerDeps) => {
  const isBlocked = (account: Account | undefined) =>
    account !== undefined && account.bloqueadaHasta !== null && account.bloqueadaHasta > now();

  return {
    isBlocked,
    open: async (queries: Queries, proven: Proven): Promise<Sent<typeof login>> => {
      const { account, attempt, caller, dispositivo, by } = proven;
      await attempt.succeeded(queries);
      if (isBlocked(account)) return blocked;
      if (account.cuenta === 'porActivar') return { codigoMensaje: 1003, mensaje: text.awaitingActivation };
      if (account.afiliacion !== 'activa') return { codigoMensaje: 1018, mensaje: text.affiliationNotActive };
      const { codigoAfiliado, nombres, apellidos, tipoAfiliacion, regimen } = account;
      const token = await tokens.issueIn(
        queries,
        { scope: 'miembro', codigoAfiliado },
        sessions.originOf(caller, codigoAfiliado, dispositivo),
      );
      const { browser = '', system = '' } = caller.agent?.() ?? {};
      const words = `${browser} ${system}`;
      const fresh = await knownDevices.noteIfNew(queries, { codigoAfiliado, number: dispositivo, words });
      if (fresh !== null)
        await notices.add(queries, {
          promise: 'ingresoNuevo',
          key: `${fresh} ${todayInSantoDomingo(now().getTime())}`,
          ...{ codigoAfiliado, happened: now() },
        });
      await audit(queries, now, caller, {
        suceso: 'ingreso',
        documentoIndicado: codigoAfiliado,
        valorNuevo: by === 'llave' ? by : '',
      });
      return {
        codigoMensaje: 1007,
        ...{ codigoAfiliado, nombres, apellidos, tipoAfiliacion, regimen, token },
        mensaje: text.welcome,
      };
    },
  };
};
