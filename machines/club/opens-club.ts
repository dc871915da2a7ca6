import { foldText } from '../../domain/rules/lists/fold-text';

const names = ['CONTRIBUTIVO', 'SeNaSa LARIMAR', 'SUBSIDIADO'].map(foldText);

/** Whether a regime or a plan of this name opens the club; ignores case and accents. */
export const opensClub = (name: string): boolean => names.includes(foldText(name));
