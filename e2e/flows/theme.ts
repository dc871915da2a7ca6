import type { Theme } from '../../domain/rules/screen/theme';
import type { themeMachine } from '../../machines/theme/theme.machine';
import { accountTexts, themeNames } from '../../src/texts/account';
import { titular } from '../props/members';
import { does, pick } from '../walks/acts';
import type { Act, DescribedFlow, Start } from '../walks/described';
import { memberPage } from '../walks/member-page';
import type { Sight } from '../walks/sight';

const choice = (tema: Theme) => `«${accountTexts.cuenta}», «${accountTexts.tema}», «${themeNames[tema]}»`;
const stored = (kept: { tema?: Theme }, action: string): Start => ({
  action,
  arrival: {
    ...memberPage,
    local: { ...memberPage.local, ...kept },
    settle: ({ press }) => press(accountTexts.cuentaDe('AP')),
  },
});
const storedAs = (tema: Theme): Start => stored({ tema }, `Elija ${choice(tema)} y recargue la página.`);
const elsewhere = (tema: Theme): Act =>
  does(`En otra pestaña elija ${choice(tema)} y vuelva a esta.`, ({ otherTab }) => otherTab({ tema }));
const chosen = (tema: Theme, page: string) => (): Sight => ({ chosen: themeNames[tema], forPeople: page });

export const themeFlow: DescribedFlow<typeof themeMachine> = {
  title: accountTexts.tema,
  before: 'Inicie sesión',
  member: titular,
  calls: {},
  starts: {
    'nada guardado': stored({}, 'Entre en una ventana donde no se haya elegido apariencia.'),
    'claro guardado': storedAs('claro'),
    'oscuro guardado': storedAs('oscuro'),
  },
  acts: {
    'ELEGIR (claro)': pick(themeNames.claro, choice('claro')),
    'ELEGIR (oscuro)': pick(themeNames.oscuro, choice('oscuro')),
    'ELEGIR (sistema)': pick(themeNames.sistema, choice('sistema')),
    'CAMBIO_FUERA (claro)': elsewhere('claro'),
    'CAMBIO_FUERA (oscuro)': elsewhere('oscuro'),
    'CAMBIO_FUERA (sistema)': elsewhere('sistema'),
  },
  seen: {
    eligiendo: () => ({}),
    claro: chosen('claro', 'La página con fondo claro, diga lo que diga el equipo.'),
    oscuro: chosen('oscuro', 'La página con fondo oscuro, diga lo que diga el equipo.'),
    sistema: chosen('sistema', 'La página clara u oscura, como el equipo.'),
  },
};
