import type { Arrival } from './hand';
import { sessionOf } from './member-session';

/** A page of a member that asks for nothing of its own. */
export const memberPage: Arrival = { address: '/citas', local: sessionOf('1001') };
/** A page of a visitor that stays where it is when a session begins or ends. */
export const visitorPage: Arrival = { address: '/formulario/solicitudAfiliacion' };
/** What another tab leaves when it closes the session. */
export const closedSession = { autenticado: 'false', token: null, lastActivity: null, selectedImage: null } as const;
