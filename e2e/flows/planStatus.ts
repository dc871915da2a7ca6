import type { planStatusMachine } from '../../machines/planStatus/planStatus.machine';
import { loginTexts } from '../../src/flows/login/texts';
import { planLinkWords, planStatusTexts as texts } from '../../src/flows/planStatus/texts';
import { linkTexts } from '../../src/texts/links';
import { answers, press } from '../walks/acts';
import type { DescribedFlow } from '../walks/described';
import { linkArrival, opensAtOnce, readsByItself } from '../walks/link-arrival';
import { linkOpens, overdueOpens, retryOpening } from '../walks/link-reads';
import { linkSays } from '../walks/link-says';

const page = { heading: texts.titulo, dialog: null };
const person = ['Ana Peña', '10000001'];

export const planStatusFlow: DescribedFlow<typeof planStatusMachine> = {
  title: texts.titulo,
  before: 'Active una cuenta de la demostración; el correo que lo dice está en /demo/correo y trae este enlace',
  calls: { abrirEnlace: 'confirmarAfiliado' },
  starts: {
    '': {
      action: 'Abra el enlace del estado de afiliación.',
      arrival: linkArrival('/solicitud/confirmarAfiliado', ['confirmarAfiliado']),
    },
  },
  acts: {
    ...linkOpens,
    ...overdueOpens,
    REINTENTAR: retryOpening('confirmarAfiliado'),
    IR_A_INICIAR_SESION: press(linkTexts.iniciarSesion),
    'listo abrirEnlace (con planes)': answers('los planes del afiliado'),
    'listo abrirEnlace (sin planes)': answers('ningún plan', {
      onlyTests: 'todos los afiliados de la demostración tienen un plan',
    }),
    'listo abrirEnlace (enlace vencido)': answers('HTTP 410', {
      onlyTests: 'el propio enlace dice que venció, y la página no pregunta',
    }),
    'listo abrirEnlace (enlace usado)': answers('HTTP 409', {
      onlyTests: 'este enlace se puede abrir muchas veces',
    }),
    'listo abrirEnlace (enlace inválido)': answers('HTTP 404', { arrange: 'cambie una letra del enlace' }),
  },
  may: opensAtOnce,
  passesOn: readsByItself,
  seen: {
    abriendo: () => ({
      ...page,
      says: [texts.consultando],
      forPeople: `«${texts.consultando}»; la dirección queda sin el enlace.`,
    }),
    mostrando: () => ({
      ...page,
      says: [...person, 'Plan básico', 'SIN SERVICIO'],
      forPeople: `«${texts.nombre}», «${texts.numero}» y cada plan con su estado; «SIN SERVICIO» en otro color y con su signo.`,
    }),
    sinPlanes: () => ({
      ...page,
      says: [...person, texts.sinPlanes],
      forPeople: `«${texts.nombre}», «${texts.numero}» y «${texts.sinPlanes}».`,
    }),
    enlaceInservible: ({ enlace }) => ({
      ...page,
      says: linkSays(planLinkWords[enlace ?? 'invalido']),
      offers: [linkTexts.iniciarSesion],
    }),
    haciaLogin: () => ({ address: '/login', heading: loginTexts.titulo }),
  },
};
