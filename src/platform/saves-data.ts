/** The line costs its owner by what goes over it: pictures and fonts stay away. */
export const savesData = (): boolean => 'connection' in navigator && Object(navigator.connection).saveData === true;
