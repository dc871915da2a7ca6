import type { flagsMachine } from '../../machines/flags/flags.machine';
import { shellTexts } from '../../src/texts/shell';
import { titular } from '../props/members';
import { answers, reconnect } from '../walks/acts';
import type { Act, DescribedFlow } from '../walks/described';
import { visitorPage } from '../walks/member-page';
import { enter, nextAttempt } from '../walks/session-acts';
import type { Sight } from '../walks/sight';
import { skipReasons } from '../walks/skip-reasons';

const on = {
  result: [
    { nombre: 'VER_PERFIL', esWeb: true },
    { nombre: 'VER_REDES_SOCIALES', esWeb: true },
  ],
};
const network = `Facebook (${shellTexts.otraPestana('www.facebook.com')})`;
const come = answers('las funciones encendidas');
/** A visitor's page shows one of the flags; it is turned on together with the profile. */
const comeOn: Act = { ...come, gesture: ({ wire }) => wire.answer('flags', on) };
const seen =
  (forPeople: string) =>
  ({ activas }: { activas: { verPerfil: boolean } }): Sight => ({
    ...(activas.verPerfil ? { offers: [network] } : { withholds: [network] }),
    forPeople,
  });
const without = seen('La página sin campana, sin atajo al perfil y sin redes; ningún mensaje de error.');

const newSessionEnds = 'a new session ends what the former one asked for';

export const flagsFlow: DescribedFlow<typeof flagsMachine> = {
  title: 'Funciones encendidas',
  member: titular,
  calls: { cargar: 'flags', actualizar: 'flags', recargar: 'flags' },
  starts: { '': { action: 'Abra /login.', arrival: { ...visitorPage, hold: ['flags'] } } },
  acts: {
    'listo cargar': come,
    'listo cargar (perfil encendido, redes apagadas)': comeOn,
    'listo actualizar': come,
    'listo actualizar (perfil encendido, redes apagadas)': comeOn,
    'listo recargar': come,
    'listo recargar (perfil encendido, redes apagadas)': comeOn,
    RECARGAR: enter,
    EN_LINEA: reconnect,
    'tras espera': nextAttempt('flags'),
  },
  // A new session aborts the previous session's call; a visitor's call continues.
  may: ({ label }, before) => {
    const state = before.at(-1)?.state.value;
    const first = before.every((step) => step.label !== label);
    return label !== 'RECARGAR' || (state !== 'actualizando' && (state !== 'reintentando' || first));
  },
  inProcess: {
    'cargando — tras limite → fallida': skipReasons.clientFirst,
    'actualizando — RECARGAR → actualizando ↻': newSessionEnds,
    'actualizando — tras limite → cargada': skipReasons.clientFirst,
    'reintentando — tras limite → fallida': skipReasons.clientFirst,
  },
  seen: {
    cargando: seen('La página que carga; una página protegida todavía no se decide.'),
    cargada: seen(
      'La página, con las funciones que el servidor tiene encendidas (campana, atajo a «Mi perfil», redes).',
    ),
    actualizando: seen('La página, igual que antes, mientras se pregunta otra vez.'),
    fallida: without,
    reintentando: without,
  },
};
