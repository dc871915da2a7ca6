import type { providerListsMachine } from '../../machines/providerLists/providerLists.machine';
import { providersTexts as texts } from '../../src/flows/providers/texts';
import { answers } from '../paths/acts';
import type { DescribedFlow } from '../paths/described';
import type { Arrival } from '../paths/hand';
import { memberPage } from '../paths/member-page';
import type { Sight } from '../paths/sight';
import { titular } from '../props/members';

const arrival: Arrival = {
  ...memberPage,
  address: '/consulta/prestadores',
  hold: ['tipoPrestadores', 'especialidades', 'coberturaRegimenes', 'coberturaPlanes', 'provincias', 'municipios'],
};

const complete = (): Sight => ({
  heading: texts.titulo,
  dialog: null,
  silent: [texts.sinLista, texts.faltanListas],
});

export const providerListsFlow: DescribedFlow<typeof providerListsMachine> = {
  title: 'Listas de los filtros de prestadores',
  member: titular,
  calls: {
    tipos: 'tipoPrestadores',
    especialidades: 'especialidades',
    planes: 'coberturaRegimenes',
    complementarios: 'coberturaPlanes',
    provincias: 'provincias',
    municipios: 'municipios',
  },
  starts: {
    'en la primera búsqueda': {
      action: 'Entre con {tipo} {documento} y {clave} y abra /consulta/prestadores.',
      arrival,
    },
    'con las listas de la visita': {
      action: 'Entre con {tipo} {documento} y {clave}, abra /consulta/prestadores, vaya al inicio y vuelva.',
    },
  },
  acts: {
    'listo tipos': answers('los tipos de prestador'),
    'listo especialidades': answers('las especialidades'),
    'listo planes': answers('los planes'),
    'listo complementarios': answers('los planes complementarios'),
    'listo provincias': answers('las provincias'),
    'listo municipios': answers('los municipios'),
  },
  // Each is requested once, so it answers once.
  may: ({ label }, before) => !before.some((step) => step.label === label),
  seen: { pidiendo: complete, completas: complete },
};
