/** The line costs its owner by what goes over it: pictures and fonts stay away. Not every browser tells. */
export const savesData = ({ connection }: { connection?: { saveData?: boolean } } & Navigator = navigator): boolean =>
  connection?.saveData === true;
