import { readClubAddress } from '../../domain/contract/club-settings';
import { settingsBlock } from '../platform/document';

/** Where the club is, as the server's settings say it. */
export const clubAddress = () => readClubAddress(settingsBlock());
