import { nearbyLogic } from '../../src/flows/nearby/wiring';
import { providerListsLogic } from '../../src/flows/providerLists/wiring';
import { ProvidersScreen } from '../../src/flows/providers/ProvidersScreen';
import { providersLogic } from '../../src/flows/providers/wiring';
import { providersAddress } from '../../src/wiring/addresses/providers-address';
import { noRouter } from './no-router';
import type { Scene } from './scene';

/** The search of providers with the other flows of its form. */
export const ProvidersPage = ({ app, flow, started }: Scene) => (
  <ProvidersScreen
    start={() => (flow === 'providers' ? started : providersLogic({ deps: app, address: providersAddress(noRouter) }))}
    startLists={(onPlan) => (flow === 'providerLists' ? started : providerListsLogic(app, onPlan))}
    startNearby={(near) => (flow === 'nearby' ? started : nearbyLogic(near))}
  />
);
