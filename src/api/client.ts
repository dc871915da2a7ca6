import type { Endpoint, Reply, Request } from '../contract/endpoint';

export interface Client {
  call<E extends Endpoint>(endpoint: E, request: Request<E>, signal?: AbortSignal): Promise<Reply<E>>;
  /** A session began or ended: answers still under way belong to nobody and are dropped. */
  newEpoch(): void;
}
