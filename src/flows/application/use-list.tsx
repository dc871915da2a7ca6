import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { ApplicationLists } from '../../../domain/rules/application/application-lists';
import { useFetches } from '../../parts/use-fetches';
import { personTexts } from '../../texts/application';
import { shellTexts } from '../../texts/shell';
import { RetryButton } from '../../ui/actions/RetryButton';
import type { ListsRef } from './application-ref';

interface Found<List> {
  choices: List | null;
  /** The reason of a failed load and a retry button. */
  remedy: ReactNode;
}

/** The alert with retry for the failed ones of these lists. */
export const useRemedy = (lists: ListsRef, ...names: readonly (keyof ApplicationLists)[]): ReactNode => {
  const { failed, retry } = useFetches(lists, ...names);
  return failed ? (
    <div role="status">
      <p>{personTexts.sinLista}</p>
      <RetryButton label={shellTexts.reintentar} onPress={retry} />
    </div>
  ) : null;
};

/** One list, and an alert with retry if it failed to load. */
export const useList = <Name extends keyof ApplicationLists>(
  lists: ListsRef,
  name: Name,
): Found<NonNullable<ApplicationLists[Name]>> => {
  const choices = useSelector(lists, ({ context }) => context.listas[name]);
  return {
    choices: choices as NonNullable<ApplicationLists[Name]> | null, // `Name` selects the type.
    remedy: useRemedy(lists, name),
  };
};
