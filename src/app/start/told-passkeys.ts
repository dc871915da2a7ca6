import { readExtras } from '../../../domain/contract/extras/extras-settings';
import { settingsBlock } from '../../platform/document';
import { passkeyReader } from '../../platform/passkeys';
import { type PasskeyEntry, passkeyEntry } from '../../wiring/calls/passkey-entry';
import type { App } from './app';

export const toldPasskeys = ({ client }: Pick<App, 'client'>): PasskeyEntry | null =>
  passkeyEntry(client, readExtras(settingsBlock()), passkeyReader());
