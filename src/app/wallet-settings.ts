import { readWalletSettings } from '../../domain/contract/wallet-settings';
import { settingsBlock } from '../platform/document';

export const walletSettings = () => readWalletSettings(settingsBlock());
