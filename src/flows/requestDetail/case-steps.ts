import type { CaseStatus } from '../../../domain/rules/requests/request-case';
import { caseOutlook, formatOpeningTime } from './case-outlook';
import { outlookText, requestDetailTexts as words } from './texts';

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
  const outlook = caseOutlook(one);
  const answers = [...new Set([one.respuesta.trim(), one.respuestasGSAUP.trim()])].filter((said) => said !== '');
  const received = { title: words.recibida, moment: formatOpeningTime(one.fechaApertura) };
  if (outlook === 'completar' || outlook === 'devuelto') return [received, { title: status, quotes: answers }];
  const answered = answers.length === 0 ? [] : [{ title: words.respuesta, quotes: answers }];
  const now = status === '' ? [] : [{ title: status, ...(outlook === null ? {} : { text: outlookText[outlook] }) }];
  return [received, ...answered, ...now];
};
