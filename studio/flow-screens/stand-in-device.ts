import type { photoLogic } from '../../src/flows/photo/wiring';

/** No photo is opened here: answers say what became of it. */
export const noDevice: Parameters<typeof photoLogic>[0]['device'] = {
  workshop: { do: () => new Promise(() => {}), close: () => {} },
  base64Of: () => new Promise(() => {}),
  lend: () => '',
  takeBack: () => {},
};

/** A page that is only played asks by its chart alone. */
export const noLeaving = { watch: () => () => {}, goOn: () => {} };

let last = 0;
/** No file is held where a flow is only played: answers say what became of it. */
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
