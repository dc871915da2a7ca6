import type { CaseStatus } from '../../../domain/rules/requests/request-case';
import { caseStage, formatOpeningTime } from './case-stage';
import { stageText, requestDetailTexts as words } from './texts';

interface Step {
  title: string;
  moment?: string;
  quotes?: readonly string[];
  text?: string;
}
interface Case extends CaseStatus {
  fechaApertura: string;
  respuesta: string;
  respuestasGSAUP: string;
}

/**
 * What is known to have happened to a case: it was received, answered, and stands as `status` says. Only the first has a
 * date; an answer to a returned case is why it was returned.
 */
export const caseSteps = (one: Case, status: string): readonly Step[] => {
  const stage = caseStage(one);
  const answers = [...new Set([one.respuesta.trim(), one.respuestasGSAUP.trim()])].filter((said) => said !== '');
  const received = { title: words.recibida, moment: formatOpeningTime(one.fechaApertura) };
  if (stage === 'completar' || stage === 'devuelto') return [received, { title: status, quotes: answers }];
  const answered = answers.length === 0 ? [] : [{ title: words.respuesta, quotes: answers }];
  const now = status === '' ? [] : [{ title: status, ...(stage === null ? {} : { text: stageText[stage] }) }];
  return [received, ...answered, ...now];
};
