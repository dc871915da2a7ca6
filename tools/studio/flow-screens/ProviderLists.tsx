import { ProvidersPage } from '../ProvidersPage';
import type { FlowScreen } from '../scene';

export const flowScreen: FlowScreen = { at: '/consulta/prestadores', draw: ProvidersPage };
