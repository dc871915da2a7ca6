import type { historyListsMachine } from '../../machines/historyLists/historyLists.machine';
import { historyTexts as texts } from '../../src/flows/history/texts';
import { memberOf, titular } from '../props/members';
import { answers } from '../walks/acts';
import type { DescribedFlow } from '../walks/described';
import { memberPage } from '../walks/member-page';
import type { Sight } from '../walks/sight';

const opened = {
  ...memberPage,
  address: '/consulta/consumos',
  hold: ['datospersonales', 'tipoAutorizaciones'],
} as const;
const page = (forPeople: string) => (): Sight => ({ heading: texts.titulo, silent: [texts.sinListas], forPeople });

export const historyListsFlow: DescribedFlow<typeof historyListsMachine> = {
  title: 'Opciones de los filtros del historial',
  before: 'Entre con {tipo} {documento} y {clave}',
  member: titular,
  calls: { nucleo: 'datospersonales', tipos: 'tipoAutorizaciones' },
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
    'listo nucleo (con un menor)': answers('su núcleo, con un menor'),
    'listo tipos (dos)': answers('los tipos de autorización', { member: memberOf(1007, 'Dependiente') }),
  },
  // Each is requested once, so it answers once.
  may: ({ label }, before) => !before.some((step) => step.label === label),
  passing: ['pidiendo.empezando'],
  seen: {
    'pidiendo.empezando': () => ({}),
    'pidiendo.conNucleo': page('El historial; sus listas de familiares y de tipos cargan.'),
    'pidiendo.soloTipos': page('El historial; su lista de tipos carga.'),
    completas: page('El historial, con todas las opciones en sus filtros.'),
  },
};
