import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { fetchingMachine } from '../../../machines/fetching/fetching.machine';
import { failureNotice } from '../../texts/failure';

type SearchRef = Pick<ActorRefFrom<typeof fetchingMachine>, 'getSnapshot' | 'subscribe' | 'send'>;

/** How the `fetching` child of a search failed, if it did. It is another child with each search, and none in between. */
export const useSearch = (child: SearchRef | undefined) => {
  const problem = useSelector(child, (snapshot) =>
    snapshot?.hasTag('error') === true ? (snapshot.context.problema ?? 'limite') : null,
  );
  return {
    failure: problem === null ? null : failureNotice(problem, 'servicios'),
    retry: () => child?.send({ type: 'REINTENTAR' }),
  };
};
