import type { whoLookedMachine } from '../../machines/whoLooked/whoLooked.machine';
import { profileTexts } from '../../src/flows/profile/texts';
import { whoLookedTexts as texts } from '../../src/flows/whoLooked/texts';
import { titular } from '../props/members';
import { answers } from '../walks/acts';
import type { DescribedFlow } from '../walks/described';
import { onProfileTab, profileTab } from '../walks/profile-tab';

const arrival = (extras: readonly string[]) => profileTab('seguridad', extras, ['quienMiro']);

const here = onProfileTab;

export const whoLookedFlow: DescribedFlow<typeof whoLookedMachine> = {
  title: 'Quién vio los datos, en el perfil',
  before: 'Entre con {tipo} {documento} y {clave}',
  member: titular,
  calls: { leer: 'quienMiro' },
  starts: {
    'si el servidor lo anota': {
      action: `Abra /profile y pulse «${profileTexts.seccion.seguridad}».`,
      arrival: arrival(['consultas']),
    },
    'si el servidor no lo anota': {
      action: `Con un servidor que no nombra «consultas» entre sus extras, abra /profile y pulse «${profileTexts.seccion.seguridad}».`,
      arrival: arrival([]),
    },
  },
  acts: {
    'listo leer (dos)': answers('dos'),
    'listo leer (ninguna)': answers('ninguna'),
    'listo leer (no las hay)': {
      answer: 'otra cosa que no es la lista',
      arrange: 'en /demo/fallos ponga «HTML en vez de JSON» a la llamada `quienMiro`',
      gesture: ({ wire }) => wire.fail('quienMiro', 'ilegible'),
    },
  },
  passing: ['empezando'],
  seen: {
    empezando: () => ({}),
    leyendo: () => ({ ...here, forPeople: `«${texts.titulo}», debajo de los avisos, carga.` }),
    vacia: () => ({ ...here, says: [texts.titulo, texts.vacia] }),
    mostrada: ({ consultas }) => ({
      ...here,
      says: [texts.titulo, texts.detalle, ...consultas.slice(0, 1).map(texts.vio), texts.propias],
    }),
    ausente: () => ({ ...here, silent: [texts.titulo], forPeople: `Los datos de contacto, sin «${texts.titulo}».` }),
  },
};
