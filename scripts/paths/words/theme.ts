import { titular } from '../../../e2e/members';
import type { themeMachine } from '../../../machines/theme/theme.machine';
import type { Theme } from '../../../src/rules/screen/theme';
import { accountTexts, themeNames } from '../../../src/texts/account';
import type { FlowWords } from '../flow-words';

const choice = (tema: Theme) => `«${accountTexts.cuenta}», «${accountTexts.tema}», «${themeNames[tema]}»`;
const stored = (tema: Theme) => `elija ${choice(tema)} y recargue la página.`;
const outside = (tema: Theme) => `En otra pestaña elija ${choice(tema)} y vuelva a esta.`;

export const themeWords: FlowWords<typeof themeMachine> = {
  titulo: accountTexts.tema,
  antes: 'Inicie sesión',
  socio: titular,
  pasos: {
    'inicio (nada guardado)': 'Entre en una ventana donde no se haya elegido apariencia.',
    'inicio (claro guardado)': stored('claro'),
    'inicio (oscuro guardado)': stored('oscuro'),
    'ELEGIR (claro)': `Elija ${choice('claro')}.`,
    'ELEGIR (oscuro)': `Elija ${choice('oscuro')}.`,
    'ELEGIR (sistema)': `Elija ${choice('sistema')}.`,
    'CAMBIO_FUERA (claro)': outside('claro'),
    'CAMBIO_FUERA (oscuro)': outside('oscuro'),
    'CAMBIO_FUERA (sistema)': outside('sistema'),
  },
  llamadas: {},
  verse: {
    claro: 'La página con fondo claro, diga lo que diga el equipo.',
    oscuro: 'La página con fondo oscuro, diga lo que diga el equipo.',
    sistema: 'La página clara u oscura, como el equipo.',
  },
};
