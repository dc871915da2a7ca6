import { ProvidersPage } from '../ProvidersPage';
import type { Drawn } from '../scene';

export const drawn: Drawn = { at: '/consulta/prestadores', draw: ProvidersPage };
