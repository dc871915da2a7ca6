import { foldText } from '../lists/fold-text';

const names = ['CONTRIBUTIVO', 'SeNaSa LARIMAR', 'SUBSIDIADO'].map(foldText);

/** Whether whoever has this regime, or a plan of this name, may enter the club: in any case and with or without accents. */
export const opensClub = (name: string): boolean => names.includes(foldText(name));
