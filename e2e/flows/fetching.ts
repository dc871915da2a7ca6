import type { fetchingMachine } from '../../machines/fetching/fetching.machine';
import { historyTexts as texts } from '../../src/flows/history/texts';
import { answers, press, reconnect } from '../paths/acts';
import type { DescribedFlow } from '../paths/described';
import { memberPage } from '../paths/member-page';
import type { Sight } from '../paths/sight';
import { whyNotHere } from '../paths/why-not-here';
import { memberOf } from '../props/members';

/** Walked inside historyLists: of a dependent, whose history asks for one list alone. */
const page = (forPeople: string, more: Sight = {}) => ({
  heading: texts.titulo,
  silent: [texts.sinListas],
  ...more,
  forPeople,
});

export const fetchingFlow: DescribedFlow<typeof fetchingMachine> = {
  title: 'Una lista de una página',
  before: 'Entre con {tipo} {documento} y {clave}',
  member: memberOf(1007, 'Dependiente'),
  calls: { pedir: 'tipoAutorizaciones' },
  starts: {
    '': {
      action: 'Abra /consulta/consumos.',
      arrival: {
        ...memberPage,
        address: '/consulta/consumos',
        hold: ['tipoAutorizaciones'],
        background: {
          getAfiliado: { nombres: 'Eva', apellidos: 'Peña', regimen: 'CONTRIBUTIVO', tipoAfiliacion: 'DEPENDIENTE' },
        },
      },
    },
  },
  acts: {
    REINTENTAR: press(texts.cargarListas),
    EN_LINEA: reconnect,
    'listo pedir (una lista)': answers('los tipos de autorización'),
  },
  inProcess: {
    'fallido — fallo vigilarRed → ·': whyNotHere.localOnly,
    'pidiendo — tras limite → fallido': whyNotHere.clientFirst,
  },
  seen: {
    pidiendo: () => page('El historial; su lista de tipos carga.'),
    listo: () => page('El historial, con todas las opciones en sus filtros.'),
    fallido: () =>
      page('El historial, y que faltan opciones en sus filtros.', {
        silent: [],
        says: [texts.sinListas],
        offers: [texts.cargarListas],
      }),
  },
};
