import type { photoLogic } from '../../src/flows/photo/wiring';

/** No photo is opened here: answers say what became of it. */
export const noDevice: Parameters<typeof photoLogic>[0]['device'] = {
  workshop: { do: () => new Promise(() => {}), close: () => {} },
  base64Of: () => new Promise(() => {}),
  lend: () => '',
  takeBack: () => {},
};
