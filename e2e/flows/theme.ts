import { cases } from '../../machines/theme/theme.cases';
import type { themeMachine } from '../../machines/theme/theme.machine';
import { accountTexts, themeNames } from '../../src/texts/account';
import type { Arrival, BrowserDriver, Gesture } from '../paths/browser-driver';
import { memberPage } from '../paths/member-page';

const stored = (tema: object): Arrival => ({
  ...memberPage,
  local: { ...memberPage.local, ...tema },
  settle: ({ press }) => press(accountTexts.cuentaDe('AP')),
});
const choose =
  (name: string): Gesture =>
  ({ page }) =>
    page.getByRole('radio', { name }).click();

export const driver: BrowserDriver<typeof themeMachine> = {
  cases,
  calls: {},
  starts: {
    'nada guardado': stored({}),
    'claro guardado': stored({ tema: 'claro' }),
    'oscuro guardado': stored({ tema: 'oscuro' }),
  },
  gestures: {
    'ELEGIR (claro)': choose(themeNames.claro),
    'ELEGIR (oscuro)': choose(themeNames.oscuro),
    'ELEGIR (sistema)': choose(themeNames.sistema),
    CAMBIO_FUERA: ({ otherTab }, { event }) => otherTab({ tema: event.tema }),
  },
  seen: {
    eligiendo: () => ({}),
    claro: () => ({ chosen: themeNames.claro }),
    oscuro: () => ({ chosen: themeNames.oscuro }),
    sistema: () => ({ chosen: themeNames.sistema }),
  },
};
