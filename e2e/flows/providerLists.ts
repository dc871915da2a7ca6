import type { providerListsMachine } from '../../machines/providerLists/providerLists.machine';
import { providersTexts as texts } from '../../src/flows/providers/texts';
import { shellTexts } from '../../src/texts/shell';
import { answers, press, reconnect } from '../paths/acts';
import type { DescribedFlow } from '../paths/described';
import type { Arrival } from '../paths/hand';
import { memberPage } from '../paths/member-page';
import type { Sight } from '../paths/sight';
import { whyNotHere } from '../paths/why-not-here';
import { titular } from '../props/members';

const arrival: Arrival = {
  ...memberPage,
  address: '/consulta/prestadores',
  hold: ['tipoPrestadores', 'especialidades', 'coberturaRegimenes', 'coberturaPlanes', 'provincias', 'municipios'],
};

const page: Sight = { heading: texts.titulo, dialog: null };
const complete = (): Sight => ({ ...page, silent: [texts.sinLista, texts.faltanListas] });

export const providerListsFlow: DescribedFlow<typeof providerListsMachine> = {
  title: 'Listas de los filtros de prestadores',
  member: titular,
  calls: {
    consultarTipos: 'tipoPrestadores',
    consultarEspecialidades: 'especialidades',
    consultarPlanes: 'coberturaRegimenes',
    consultarComplementarios: 'coberturaPlanes',
    consultarProvincias: 'provincias',
    consultarMunicipios: 'municipios',
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
    REINTENTAR: press(shellTexts.reintentar, 'Sobre los filtros'),
    EN_LINEA: reconnect,
    'listo consultarTipos': answers('los tipos de prestador'),
    'listo consultarEspecialidades': answers('las especialidades'),
    'listo consultarPlanes': answers('los planes'),
    'listo consultarComplementarios': answers('los planes complementarios'),
    'listo consultarProvincias': answers('las provincias'),
    'listo consultarMunicipios': answers('los municipios'),
  },
  // Each is asked for once, and so answers once.
  may: ({ label }, before) => {
    const [, list = ''] = /consultar(\w+)/.exec(label) ?? [];
    return list === '' || before.at(-1)?.state.context.pendientes.includes(list.toLowerCase());
  },
  inProcess: {
    '(raíz) — fallo vigilarRed → ·': whyNotHere.localOnly,
    'pidiendo — tras limite → pidiendo.juntando': whyNotHere.clientFirst,
  },
  seen: {
    'pidiendo.juntando': () => page,
    'pidiendo.esperando': () => page,
    incompletas: () => ({ ...page, says: [texts.faltanListas, texts.sinLista], offers: [shellTexts.reintentar] }),
    completas: complete,
  },
};
