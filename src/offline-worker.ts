import { noNetworkDocument } from './app/card/no-network-document';
import { startOfflineWorker } from './platform/card/offline-worker';
import { shownOn } from './ui/frames/since-day';

startOfflineWorker(noNetworkDocument, shownOn);
