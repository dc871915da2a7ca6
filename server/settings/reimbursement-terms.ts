import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { reimbursementTerms } from '../../domain/brand/reimbursement-terms';
import { startMessages } from '../texts/start-messages';
import { StartProblem } from './start-problem';

export interface Terms {
  version: string;
  texto: string;
}

/** As the contract takes it. */
const longestText = 200_000;

const readText = (file: string): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(file)).trim();
  } catch {
    throw new StartProblem(startMessages.badSetting('REIMBURSEMENT_TERMS', 'debe ser un archivo de texto en UTF-8'));
  }
};

/** The text of a file, by default the brand's. Another text is another version. */
export const readTerms = (file: string | undefined): Terms => {
  const texto = file === undefined ? reimbursementTerms : readText(file);
  if (texto === '' || texto.length > longestText)
    throw new StartProblem(
      startMessages.badSetting('REIMBURSEMENT_TERMS', `debe tener de 1 a ${longestText} caracteres`),
    );
  return { version: createHash('sha256').update(texto).digest('hex').slice(0, 12), texto };
};
