import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { healthQuestions } from '../../../domain/rules/application/health';
import type { ViewProps } from './application-ref';

/** Counts the health questions and the answered ones. */
export const useAnswered = (actor: ViewProps['actor'], lists: ViewProps['lists']) => {
  const catalogue = useSelector(lists, ({ context }) => context.listas.sintomas);
  const questions = useMemo(() => healthQuestions(catalogue ?? []), [catalogue]);
  const done = useSelector(
    actor,
    ({ context }) => questions.filter(({ codigo }) => context.salud[codigo] !== undefined).length,
  );
  return { asked: questions.length, done };
};
