import { byteOrderMark, csvLines } from '../../domain/rules/csv/csv-lines';

export const csvText = (rows: readonly (readonly string[])[]): string => `${byteOrderMark}${csvLines(rows)}`;
