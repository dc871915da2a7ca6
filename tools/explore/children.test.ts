import { expect, test } from 'vitest';
import { childrenIn } from './children';

test('finds the child charts in a chart’s source, and no calls', () => {
  const text = [
    '  actors: {',
    '    vigilar: fromCallback(falta),',
    '    enviarCaso: falta as unknown as typeof caseSubmissionMachine,',
    '    consultarTipos: falta as unknown as Fetching<Reply<typeof tipos>>,',
    '  },',
  ].join('\n');
  expect([...childrenIn(text)]).toEqual([
    ['enviarCaso', 'caseSubmission'],
    ['consultarTipos', 'fetching'],
  ]);
});
