import { createActor } from 'xstate';
import { readExtras } from '../../../domain/contract/extras/extras-settings';
import { logoutLogic } from '../../flows/logout/wiring';
import { settingsBlock } from '../../platform/document';
import type { App } from './app';
import { type PlaceWatch, startMaintenance } from './maintenance';

/** The flows of the page that nobody waits for. */
export const startLateFlows = (app: App, router: PlaceWatch): void => {
  const { logic, input } = logoutLogic({ deps: app });
  createActor(logic, { input }).start();
  if (readExtras(settingsBlock()).includes('mantenimientos')) startMaintenance(app, router);
};
