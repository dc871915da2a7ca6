import type { historyListsMachine } from '../../machines/historyLists/historyLists.machine';
import { historyTexts as texts } from '../../src/flows/history/texts';
import { answers, press, reconnect } from '../paths/acts';
import type { DescribedFlow } from '../paths/described';
import { memberPage } from '../paths/member-page';
import type { Sight } from '../paths/sight';
import { whyNotHere } from '../paths/why-not-here';
import { memberOf, titular } from '../props/members';

const opened = {
  ...memberPage,
  address: '/consulta/consumos',
  hold: ['datospersonales', 'tipoAutorizaciones'],
} as const;
const page =
  (forPeople: string, more: Sight = {}) =>
  (): Sight => ({ heading: texts.titulo, silent: [texts.sinListas], ...more, forPeople });

export const historyListsFlow: DescribedFlow<typeof historyListsMachine> = {
  title: 'Opciones de los filtros del historial',
  before: 'Entre con {tipo} {documento} y {clave}',
  member: titular,
  calls: { consultarNucleo: 'datospersonales', consultarTipos: 'tipoAutorizaciones' },
  starts: {
    'de una titular': { action: 'Abra /consulta/consumos.', arrival: opened },
    'de una dependiente': {
      action: 'Abra /consulta/consumos.',
      arrival: {
        ...opened,
        background: {
          getAfiliado: { nombres: 'Eva', apellidos: 'Peña', regimen: 'CONTRIBUTIVO', tipoAfiliacion: 'DEPENDIENTE' },
        },
      },
    },
  },
  acts: {
    REINTENTAR: press(texts.cargarListas),
    EN_LINEA: reconnect,
    'listo consultarNucleo (con un menor)': answers('su núcleo, con un menor'),
    'listo consultarTipos (dos)': answers('los tipos de autorización', { member: memberOf(1007, 'Dependiente') }),
  },
  passing: ['empezando'],
  inProcess: {
    '(raíz) — fallo vigilarRed → ·': whyNotHere.localOnly,
    'cargandoNucleo — tras limite → cargandoTipos': whyNotHere.clientFirst,
    'cargandoTipos — tras limite → incompletas': whyNotHere.clientFirst,
  },
  seen: {
    empezando: () => ({}),
    cargandoNucleo: page('El historial; su lista de familiares carga.'),
    cargandoTipos: page('El historial; su lista de tipos carga.'),
    completas: page('El historial, con todas las opciones en sus filtros.'),
    incompletas: page('El historial, y que faltan opciones en sus filtros.', {
      silent: [],
      says: [texts.sinListas],
      offers: [texts.cargarListas],
    }),
  },
};
