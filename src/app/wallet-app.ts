import { readWalletApp } from '../contract/wallet-settings';
import { settingsBlock } from '../platform/document';

/** What opens the wallet of a telephone, as the server's settings say it. */
export const walletApp = () => readWalletApp(settingsBlock());
