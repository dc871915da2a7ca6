import type { deviceDataMachine } from '../../machines/deviceData/deviceData.machine';
import { deviceDataTexts as texts } from '../../src/flows/deviceData/texts';
import { loginTexts } from '../../src/flows/login/texts';
import { profileTexts } from '../../src/flows/profile/texts';
import { shellTexts } from '../../src/texts/shell';
import { titular } from '../props/members';
import { press } from '../walks/acts';
import type { DescribedFlow } from '../walks/described';
import { onProfileTab, profileTab } from '../walks/profile-tab';
import { skipReasons } from '../walks/skip-reasons';

const here = onProfileTab;

export const deviceDataFlow: DescribedFlow<typeof deviceDataMachine> = {
  title: 'Lo que guarda el dispositivo, en el perfil',
  before: 'Entre con {tipo} {documento} y {clave}',
  member: titular,
  calls: {},
  starts: {
    '': {
      action: `Abra /profile y pulse «${profileTexts.seccion.seguridad}».`,
      arrival: profileTab('seguridad'),
    },
  },
  acts: {
    'listo leer': { action: 'El navegador dice qué guarda.', gesture: async () => {} },
    BORRAR: press(texts.borrar),
    CONFIRMAR: press(texts.si),
    CANCELAR: press(texts.no),
    REINTENTAR: press(shellTexts.reintentar),
  },
  passing: ['leyendo'],
  inProcess: {
    'leyendo — fallo leer → sinLeer': skipReasons.localOnly,
    'leyendo — tras limiteLectura → sinLeer': skipReasons.localOnly,
    'sinLeer — REINTENTAR → leyendo': skipReasons.localOnly,
    'sinLeer — BORRAR → preguntando': skipReasons.localOnly,
  },
  seen: {
    leyendo: () => ({ ...here, forPeople: `«${texts.titulo}», al final de la página, carga.` }),
    sinLeer: () => ({ ...here, says: [texts.titulo, texts.sinLeer], offers: [texts.borrar] }),
    mostrando: () => ({
      ...here,
      says: [texts.titulo, texts.explicacion, texts.tipo({ tipo: 'sesion' })],
      offers: [texts.borrar],
    }),
    preguntando: () => ({ dialog: texts.pregunta, says: [texts.efecto], offers: [texts.si, texts.no] }),
    borrado: () => ({
      address: '/login',
      heading: loginTexts.titulo,
      forPeople: 'La página de inicio de sesión, como en un dispositivo nuevo.',
    }),
  },
};
