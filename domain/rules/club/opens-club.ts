import { folded } from '../lists/folded';

const names = ['CONTRIBUTIVO', 'SeNaSa LARIMAR', 'SUBSIDIADO'].map(folded);

/** Whether whoever has this regime, or a plan of this name, may enter the club: in any case and with or without accents. */
export const opensClub = (name: string): boolean => names.includes(folded(name));
