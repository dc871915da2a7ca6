import type { Reply } from '../../contract/endpoint';
import type { datospersonales } from '../../contract/nucleo';

/** A member with all that is known of them, as the page and its parts have it. */
export type Profile = Reply<typeof datospersonales>;
export type Plan = Profile['datosAfiliacion'][number];
