import type { profileMachine } from '../../machines/profile/profile.machine';
import { profileTexts } from '../../src/flows/profile/texts';
import { shellTexts } from '../../src/texts/shell';
import { onlyTests, press } from '../paths/acts';
import type { DescribedFlow } from '../paths/described';
import { memberPage } from '../paths/member-page';
import { whyNotHere } from '../paths/why-not-here';

const page = { heading: profileTexts.titulo };

export const profileFlow: DescribedFlow<typeof profileMachine> = {
  title: profileTexts.titulo,
  calls: { consultarPerfil: 'datospersonales' },
  starts: {
    'de 1001': {
      action: 'Entre y abra /profile.',
      arrival: { ...memberPage, address: '/profile', hold: ['datospersonales'] },
    },
  },
  acts: {
    REINTENTAR: press(shellTexts.reintentar),
    RELEER: onlyTests('la pide una parte de la página'),
  },
  inProcess: {
    'mostrando.quieto — RELEER → mostrando.releyendo': whyNotHere.localOnly,
  },
  seen: {
    cargando: () => page,
    fallida: () => page,
    'mostrando.quieto': () => page,
    'mostrando.releyendo': () => page,
  },
};
