import type { deviceDataMachine } from '../../machines/deviceData/deviceData.machine';
import { contactEditTexts } from '../../src/flows/contactEdit/texts';
import { deviceDataTexts as texts } from '../../src/flows/deviceData/texts';
import { loginTexts } from '../../src/flows/login/texts';
import { shellTexts } from '../../src/texts/shell';
import { titular } from '../props/members';
import { press } from '../walks/acts';
import type { DescribedFlow } from '../walks/described';
import { sessionOf } from '../walks/member-session';
import type { Sight } from '../walks/sight';
import { skipReasons } from '../walks/skip-reasons';

const ana = { nombres: 'Ana', apellidos: 'Peña', codigoAfiliado: '1001', tipoAfiliacion: 'TITULAR' };
const here: Sight = { heading: 'Ana Peña', dialog: null };

export const deviceDataFlow: DescribedFlow<typeof deviceDataMachine> = {
  title: 'Lo que guarda el dispositivo, en el perfil',
  before: 'Entre con {tipo} {documento} y {clave}',
  member: titular,
  calls: {},
  starts: {
    '': {
      action: `Abra /profile y pulse «${contactEditTexts.titulo}».`,
      arrival: {
        address: '/profile',
        local: sessionOf('1001'),
        session: { onboarding_shown_1001: 'true' },
        background: {
          flags: { result: [{ nombre: 'VER_PERFIL', esWeb: true }] },
          getAfiliado: ana,
          datospersonales: { datosPersonales: ana, datosAfiliacion: [] },
        },
        from: 'profile',
        settle: async ({ page, until }) => {
          const tab = page.getByRole('tab', { name: contactEditTexts.titulo });
          await until(() => tab.isVisible());
          await tab.click();
        },
      },
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
