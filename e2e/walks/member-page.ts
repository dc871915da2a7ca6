import type { Arrival } from './hand';
import { sessionOf } from './member-session';

/** A member's page without calls of its own. */
export const memberPage: Arrival = { address: '/citas', local: sessionOf('1001') };
/** A visitor's page that stays when a session begins or ends. */
export const visitorPage: Arrival = { address: '/formulario/solicitudAfiliacion' };
/** The storage after another tab has closed the session. */
export const closedSession = { autenticado: 'false', token: null, lastActivity: null, selectedImage: null } as const;
