import { readPaymentAuthorizeUrl, readPaymentOrdersKept } from '../../domain/contract/payment-settings';
import { settingsBlock } from '../platform/document';
import { postToGateway } from '../platform/post-to-gateway';

/** The card gateway as a page uses it. Tests pass a fake. */
export interface CardGateway {
  /** Whether a gateway is configured. */
  able: boolean;
  /** Whether the back end prevents charging an order twice. */
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
