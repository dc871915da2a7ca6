import { fromCallback } from 'xstate';
import { readClubAddress } from '../../../domain/contract/club-settings';
import { nucleoCarnet } from '../../../domain/contract/nucleo';
import { bitacoraNuevo } from '../../../domain/contract/utility';
import { chartLimitMs } from '../../../domain/rules/policy';
import type { Evento } from '../../../machines/club/club.machine';
import { clubFlow } from '../../../machines/club/club.rules';
import { callActor } from '../../api/actor';
import { clearClubMarks } from '../../platform/clear-club-marks';
import { settingsBlock } from '../../platform/document';
import type { Deps } from '../../wiring/deps';
import { wire } from '../../wiring/wire';
import { framePermissions } from './frame-permissions';

interface Parts {
  deps: Pick<Deps, 'session' | 'client' | 'policy' | 'browser'>;
  /** Replaces the history entry. */
  replace(to: string): void;
  /** The club's address from the server's settings; empty if not configured. */
  club?: string;
  /** The portal's origin. */
  origin: string;
}

const [byAffiliate, clubOpened] = [3, 9];
/** Long enough for an external page on a slow line. */
const frameLimitMs = 20_000;

export const clubLogic = ({ deps, replace, club: direccion = readClubAddress(settingsBlock()), origin }: Parts) => {
  const { session, client, policy, browser } = deps;
  const { codigoAfiliado, regimen } = session.getSnapshot().context;
  const logic = wire(clubFlow, {
    actors: {
      consultarPlan: callActor(client)(nucleoCarnet),
      vigilarRed: fromCallback(({ sendBack }) => {
        const send: (event: Evento) => void = sendBack;
        return browser.page.onOnline((online) => send({ type: online ? 'EN_LINEA' : 'SIN_CONEXION' }));
      }),
    },
    delays: { limitePlan: chartLimitMs(policy.readLimitMs), limiteMarco: frameLimitMs },
    actions: {
      registrarApertura: () => {
        const entry = { tipoDocumento: byAffiliate, documento: codigoAfiliado, creadorPor: 'WEB' };
        const nothing = { valorAnterior: '', valorNuevo: '' };
        // Not awaited: the club opens without it.
        client
          .call(bitacoraNuevo, { body: { ...entry, ...nothing, idTipoBitacora: clubOpened } })
          .catch(() => undefined);
      },
      quitarVisita: () => clearClubMarks(browser),
      navegar: (_, { a }) => replace(a),
    },
  });
  const permisos = direccion === '' ? '' : framePermissions(direccion, origin);
  return { logic, input: { codigoAfiliado, regimen, direccion, permisos, enLinea: browser.page.online() } };
};
