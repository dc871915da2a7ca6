import { cases } from '../../machines/flags/flags.cases';
import type { flagsMachine } from '../../machines/flags/flags.machine';
import { shellTexts } from '../../src/texts/shell';
import type { BrowserDriver, Gesture } from '../paths/browser-driver';
import { visitorPage } from '../paths/member-page';
import { sessionOf } from '../paths/member-session';
import type { Sight } from '../paths/sight';
import { whyNotHere } from '../paths/why-not-here';

const on = {
  result: [
    { nombre: 'VER_PERFIL', esWeb: true },
    { nombre: 'VER_REDES_SOCIALES', esWeb: true },
  ],
};
const network = `Facebook (${shellTexts.otraPestana('www.facebook.com')})`;
/** A visitor's page shows one of them, here turned on together with the profile. */
const answerOn: Gesture = ({ wire }) => wire.answer('flags', on);
const shown = ({ activas }: { activas: { verPerfil: boolean } }): Sight =>
  activas.verPerfil ? { offers: [network] } : { withholds: [network] };

const newSessionEnds = 'a new session ends what the former one asked for';

export const driver: BrowserDriver<typeof flagsMachine> = {
  cases,
  calls: { cargar: 'flags', actualizar: 'flags', recargar: 'flags' },
  starts: { '': { ...visitorPage, hold: ['flags'] } },
  gestures: {
    'listo cargar (perfil encendido, redes apagadas)': answerOn,
    'listo actualizar (perfil encendido, redes apagadas)': answerOn,
    'listo recargar (perfil encendido, redes apagadas)': answerOn,
    RECARGAR: async ({ otherTab, wire, now }) => otherTab(sessionOf(`10${wire.asked('getAfiliado') + 1}`, await now())),
    EN_LINEA: ({ reconnect }) => reconnect(),
    'tras espera': async ({ wire, until }) => {
      const asked = wire.asked('flags');
      await until(async () => wire.asked('flags') > asked);
    },
  },
  // A new session ends what the former one asked for; what a visitor asked for goes on.
  may: ({ label }, before) => {
    const state = before.at(-1)?.state.value;
    const first = before.every((step) => step.label !== label);
    return label !== 'RECARGAR' || (state !== 'actualizando' && (state !== 'reintentando' || first));
  },
  inProcess: {
    'cargando — tras limite → fallida': whyNotHere.clientFirst,
    'actualizando — RECARGAR → actualizando ↻': newSessionEnds,
    'actualizando — tras limite → cargada': whyNotHere.clientFirst,
    'reintentando — tras limite → fallida': whyNotHere.clientFirst,
  },
  seen: {
    cargando: shown,
    cargada: shown,
    actualizando: shown,
    fallida: shown,
    reintentando: shown,
  },
};
