import { themeOf } from '../../../domain/rules/screen/theme';
import { themeMachine } from '../../../machines/theme/theme.machine';
import { keys } from '../../platform/session-store';
import type { SafeStorage } from '../../platform/storage';
import type { ThemeSwitch } from '../../platform/theme';
import { wire } from '../../wiring/wire';

export const storedTheme = (local: SafeStorage) => themeOf(local.get(keys.theme));

export const themeLogic = (local: SafeStorage, colors: ThemeSwitch) =>
  wire(themeMachine, {
    actions: {
      aplicar: (_, { tema }) => colors.apply(tema),
      guardar: ({ event }) => local.set(keys.theme, event.tema),
    },
  });
