import { noNetworkDocument } from './app/card/no-network-document';
import { startOfflineWorker } from './platform/card/offline-worker';

startOfflineWorker(noNetworkDocument);
