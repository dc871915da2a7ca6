import { readPaymentAuthorizeUrl, readPaymentOrdersKept } from '../../domain/contract/payment-settings';
import { settingsBlock } from '../platform/document';
import { postToGateway } from '../platform/post-to-gateway';

/** Whoever takes the cards, as a page sees it. Tests hand in another one. */
export interface CardGateway {
  /** Whether there is one. */
  able: boolean;
  /** Whether the back end keeps an order from being charged twice. */
  ordersKept: boolean;
  /** Leaves this page for the gateway's. */
  open(session: string): void;
}

export const cardGateway = (): CardGateway => {
  const url = readPaymentAuthorizeUrl(settingsBlock());
  return {
    able: url !== null,
    ordersKept: readPaymentOrdersKept(settingsBlock()),
    open: (session) => {
      if (url === null) throw new Error('nobody takes cards here');
      postToGateway(url, session);
    },
  };
};
