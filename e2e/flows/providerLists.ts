import type { ContextFrom } from 'xstate';
import type { providerListsMachine } from '../../machines/providerLists/providerLists.machine';
import { providersTexts as texts } from '../../src/flows/providers/texts';
import type { PathStep } from '../../tools/explore/explore';
import { titular } from '../props/members';
import { answers, choose } from '../walks/acts';
import type { DescribedFlow } from '../walks/described';
import type { Arrival } from '../walks/hand';
import { memberPage } from '../walks/member-page';
import type { Sight } from '../walks/sight';
import { skipReasons } from '../walks/skip-reasons';

type Context = ContextFrom<typeof providerListsMachine>;

const arrival: Arrival = {
  ...memberPage,
  address: '/consulta/prestadores',
  hold: [
    'tipoPrestadores',
    'especialidades',
    'coberturaRegimenes',
    'coberturaPlanes',
    'planesRegimen',
    'provincias',
    'municipios',
  ],
};

const complete = (): Sight => ({
  heading: texts.titulo,
  dialog: null,
  silent: [texts.sinLista, texts.faltanListas],
});

const isAnswered = (before: readonly PathStep[], plan: string): boolean =>
  before.some(({ label, state }) => label.startsWith('listo complementarios') && state.context.plan === plan);

export const providerListsFlow: DescribedFlow<typeof providerListsMachine> = {
  title: 'Listas de los filtros de prestadores',
  member: titular,
  calls: {
    tipos: 'tipoPrestadores',
    especialidades: 'especialidades',
    planes: 'coberturaRegimenes',
    complementarios: ({ plan }: Context) => (plan === '' ? 'coberturaPlanes' : 'planesRegimen'),
    provincias: 'provincias',
    municipios: 'municipios',
  },
  starts: {
    '': {
      action: 'Entre con {tipo} {documento} y {clave} y abra /consulta/prestadores.',
      arrival,
    },
  },
  acts: {
    'PLAN (todos)': choose(texts.campo.plan, texts.todos),
    'PLAN (contributivo)': choose(texts.campo.plan, 'Contributivo'),
    'listo tipos': answers('los tipos de prestador'),
    'listo especialidades': answers('las especialidades'),
    'listo planes': answers('los planes'),
    'listo complementarios': answers('los planes complementarios'),
    'listo provincias': answers('las provincias'),
    'listo municipios': answers('los municipios'),
  },
  // Each is requested once, so it answers once; a plan that is known is not asked again.
  may: ({ label, event }, before) => {
    const last = before.at(-1)?.state;
    if (last === undefined) return true;
    const { plan, listas }: Context = last.context;
    if (label.startsWith('PLAN'))
      return listas.planes !== null && event.plan !== plan && !isAnswered(before, event.plan);
    if (label.startsWith('listo complementarios')) return !isAnswered(before, plan);
    return !before.some((step) => step.label === label);
  },
  inProcess: {
    '(raíz) — fallo vigilarPlan → ·': skipReasons.localOnly,
  },
  seen: { pidiendo: complete, listos: complete },
};
