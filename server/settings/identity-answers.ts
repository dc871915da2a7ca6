import * as v from 'valibot';
import { startMessages } from '../texts/start-messages';
import { type Environment, readVariable } from './environment';
import { StartProblem } from './start-problem';

const choices = ['contrato', 'servidor'] as const;
/** `contrato`: the answers go to the page, which compares. `servidor`: no answer leaves, and `registrar` takes a pass. */
export type IdentityAnswers = (typeof choices)[number];

export const readIdentityAnswers = (
  environment: Environment,
  { demo, foreign }: { demo: boolean; foreign: boolean },
): IdentityAnswers => {
  const chosen = readVariable(
    environment,
    'IDENTITY_ANSWERS',
    v.optional(v.picklist(choices, 'debe ser contrato o servidor')),
  );
  if (chosen === 'servidor' && foreign)
    throw new StartProblem(
      startMessages.badSetting(
        'IDENTITY_ANSWERS',
        'con API_ORIGIN las respuestas son del otro servidor: nombre en EXTRAS lo que ofrece',
      ),
    );
  return chosen ?? (demo ? 'servidor' : 'contrato');
};
