import { readExtras } from '../../../domain/contract/extras/extras-settings';
import type { Browser } from '../../platform/browser';
import { settingsBlock } from '../../platform/document';
import { memberStore } from '../../platform/member-store';

/** The browser's random number, at the log-in only and only where the server offers the list of sessions. */
export const toldDevice = (
  { local, randomId }: Pick<Browser, 'local' | 'randomId'>,
  extras: readonly string[] = readExtras(settingsBlock()),
): { dispositivo?: string } =>
  extras.includes('sesiones') ? { dispositivo: memberStore(local, randomId).device() } : {};
