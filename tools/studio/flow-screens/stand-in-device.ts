import type { photoLogic } from '../../../src/flows/photo/wiring';

/** The studio opens no photo: the chosen answer is the result. */
export const noDevice: Parameters<typeof photoLogic>[0]['device'] = {
  workshop: { do: () => new Promise(() => {}), close: () => {} },
  base64Of: () => new Promise(() => {}),
  lend: () => '',
  takeBack: () => {},
};

/** A played page asks about unsaved work by its chart alone, not by the browser. */
export const noLeaving = { watch: () => () => {}, goOn: () => {} };

let last = 0;
/** The studio holds no file: the chosen answer is the result. */
export const noBox = {
  take: ({ name: nombre }: File) => {
    last += 1;
    return { id: `archivo-${last}`, nombre };
  },
  takeAgain: (_: string, nombre: string) => {
    last += 1;
    return { id: `archivo-${last}`, nombre };
  },
};
