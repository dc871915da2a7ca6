import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { fetchingMachine } from '../../../machines/fetching/fetching.machine';
import { failureNotice } from '../../texts/failure';

type SearchRef = Pick<ActorRefFrom<typeof fetchingMachine>, 'getSnapshot' | 'subscribe' | 'send'>;

/** The failure of the search's `fetching` child, if any. Each search has a new child. */
export const useSearch = (child: SearchRef | undefined) => {
  const problem = useSelector(child, (snapshot) =>
    snapshot?.hasTag('error') === true ? (snapshot.context.problema ?? 'limite') : null,
  );
  return {
    failure: problem === null ? null : failureNotice(problem, 'servicios'),
    retry: () => child?.send({ type: 'REINTENTAR' }),
  };
};
