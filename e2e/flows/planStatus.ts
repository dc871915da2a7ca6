import type { planStatusMachine } from '../../machines/planStatus/planStatus.machine';
import { loginTexts } from '../../src/flows/login/texts';
import { planLinkWords, planStatusTexts as texts } from '../../src/flows/planStatus/texts';
import { linkTexts } from '../../src/texts/links';
import { shellTexts } from '../../src/texts/shell';
import { answers, press, reconnect } from '../paths/acts';
import type { DescribedFlow } from '../paths/described';
import { linkArrival, readsFirst } from '../paths/link-arrival';
import { linkReads, overdueRead } from '../paths/link-reads';
import { linkSays } from '../paths/link-says';
import { whyNotHere } from '../paths/why-not-here';

const page = { heading: texts.titulo, dialog: null };
const person = ['Ana Peña', '10000001'];

export const planStatusFlow: DescribedFlow<typeof planStatusMachine> = {
  title: texts.titulo,
  before: 'Active una cuenta de la demostración; el correo que lo dice está en /demo/correo y trae este enlace',
  calls: { consultarPlanes: 'confirmarAfiliado' },
  starts: {
    '': {
      action: 'Abra el enlace del estado de afiliación.',
      arrival: linkArrival('/solicitud/confirmarAfiliado', ['confirmarAfiliado']),
    },
  },
  acts: {
    ...linkReads,
    ...overdueRead,
    REINTENTAR: press(shellTexts.reintentar),
    IR_A_INICIAR_SESION: press(linkTexts.iniciarSesion),
    EN_LINEA: reconnect,
    'listo consultarPlanes (con planes)': answers('los planes del afiliado'),
    'listo consultarPlanes (sin planes)': answers('ningún plan', {
      onlyTests: 'todos los afiliados de la demostración tienen un plan',
    }),
    'listo consultarPlanes (enlace vencido)': answers('HTTP 410', {
      onlyTests: 'el propio enlace dice que venció, y la página no pregunta',
    }),
    'listo consultarPlanes (enlace usado)': answers('HTTP 409', {
      onlyTests: 'este enlace se puede abrir muchas veces',
    }),
    'listo consultarPlanes (enlace inválido)': answers('HTTP 404', { arrange: 'cambie una letra del enlace' }),
  },
  may: readsFirst,
  passing: ['abriendo'],
  inProcess: {
    '(raíz) — fallo vigilarRed → ·': whyNotHere.localOnly,
    'abriendo — fallo leerEnlace → enlaceInservible': whyNotHere.localOnly,
    'abriendo — tras limiteLectura → enlaceInservible': whyNotHere.localOnly,
    'consultando — tras limiteConsulta → fallida': whyNotHere.clientFirst,
  },
  seen: {
    abriendo: () => ({ ...page, forPeople: `«${linkTexts.abriendo}»; la dirección queda sin el enlace.` }),
    consultando: () => ({ ...page, says: [texts.consultando] }),
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
    fallida: () => ({ ...page, offers: [shellTexts.reintentar], forPeople: `El fallo y «${shellTexts.reintentar}».` }),
    enlaceInservible: ({ enlace }) => ({
      ...page,
      says: linkSays(planLinkWords[enlace ?? 'invalido']),
      offers: [linkTexts.iniciarSesion],
    }),
    haciaLogin: () => ({ address: '/login', heading: loginTexts.titulo }),
  },
};
