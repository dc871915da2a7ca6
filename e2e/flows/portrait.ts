import type { portraitMachine } from '../../machines/portrait/portrait.machine';
import { titular } from '../props/members';
import { answers, onlyTests, reconnect } from '../walks/acts';
import type { DescribedFlow } from '../walks/described';
import { memberPage } from '../walks/member-page';
import type { Sight } from '../walks/sight';
import { skipReasons } from '../walks/skip-reasons';

/** A valid image of one pixel. */
const dot = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
/** The initials of Ana Peña, shown without a photo. */
const initials = 'AP';
const seen =
  (forPeople: string) =>
  ({ foto }: { foto: string }): Sight => ({
    ...(foto === '' ? { says: [initials] } : { silent: [initials] }),
    forPeople,
  });
const held = { ...memberPage, hold: ['obtenerfotoperfil'] } as const;

export const portraitFlow: DescribedFlow<typeof portraitMachine> = {
  title: 'Foto de la cuenta',
  member: titular,
  calls: { consultarFoto: 'obtenerfotoperfil' },
  starts: {
    'sin foto guardada': {
      action: 'En una ventana de incógnito entre con {tipo} {documento} y {clave}.',
      arrival: held,
    },
    'con foto guardada': {
      action: 'Con la foto ya vista, recargue la página.',
      arrival: { ...held, local: { ...memberPage.local, selectedImage: `data:image/png;base64,${dot}` } },
    },
  },
  acts: {
    'listo consultarFoto (una foto)': {
      answer: 'la foto del afiliado',
      gesture: ({ wire }) => wire.answer('obtenerfotoperfil', dot),
    },
    'listo consultarFoto (no hay foto)': answers('ninguna foto'),
    RECARGAR: onlyTests('todavía no hay página que cambie la foto', { action: 'La foto cambia.' }),
    EN_LINEA: reconnect,
  },
  inProcess: {
    'cargando — tras limite → fallido': skipReasons.clientFirst,
    'cargado — RECARGAR → cargando': skipReasons.offersNoButton,
    'fallido — RECARGAR → cargando': skipReasons.offersNoButton,
  },
  seen: {
    cargando: seen('Arriba, la última foto que se guardó, o las iniciales.'),
    cargado: seen('Arriba, la foto, o las iniciales si no hay.'),
    fallido: seen('Arriba, lo que se veía; ningún mensaje de error.'),
  },
};
