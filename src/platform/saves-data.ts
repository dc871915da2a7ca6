/** The data saver is on: skip pictures and fonts. Not every browser reports it. */
export const savesData = ({ connection }: { connection?: { saveData?: boolean } } & Navigator = navigator): boolean =>
  connection?.saveData === true;
