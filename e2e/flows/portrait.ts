import { cases } from '../../machines/portrait/portrait.cases';
import type { portraitMachine } from '../../machines/portrait/portrait.machine';
import type { BrowserDriver } from '../paths/browser-driver';
import { memberPage } from '../paths/member-page';
import type { Sight } from '../paths/sight';
import { whyNotHere } from '../paths/why-not-here';

/** One dot, which a browser can show. */
const dot = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
/** Ana Peña's, where there is no photo of her. */
const initials = 'AP';
const seen = ({ foto }: { foto: string }): Sight => (foto === '' ? { says: [initials] } : { silent: [initials] });
const held = { ...memberPage, hold: ['obtenerfotoperfil'] } as const;

export const driver: BrowserDriver<typeof portraitMachine> = {
  cases,
  calls: { consultarFoto: 'obtenerfotoperfil' },
  starts: {
    'sin foto guardada': held,
    'con foto guardada': {
      ...held,
      local: { ...memberPage.local, selectedImage: `data:image/png;base64,${dot}` },
    },
  },
  gestures: {
    'listo consultarFoto (una foto)': ({ wire }) => wire.answer('obtenerfotoperfil', dot),
    EN_LINEA: ({ reconnect }) => reconnect(),
  },
  inProcess: {
    'cargando — tras limite → fallido': whyNotHere.clientFirst,
    'cargado — RECARGAR → cargando': whyNotHere.offersNoButton,
    'fallido — RECARGAR → cargando': whyNotHere.offersNoButton,
  },
  seen: { cargando: seen, cargado: seen, fallido: seen },
};
