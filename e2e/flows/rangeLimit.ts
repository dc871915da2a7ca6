import type { rangeLimitMachine } from '../../machines/rangeLimit/rangeLimit.machine';
import { requestsTexts as texts } from '../../src/flows/requests/texts';
import { filtersTexts } from '../../src/texts/filters';
import { rangeTexts } from '../../src/texts/range';
import { shellTexts } from '../../src/texts/shell';
import { titular } from '../props/members';
import { answers, press } from '../walks/acts';
import type { DescribedFlow } from '../walks/described';
import { memberPage } from '../walks/member-page';
import { skipReasons } from '../walks/skip-reasons';

const list = { heading: texts.titulo, dialog: null };

/** Walked inside requests. */
export const rangeLimitFlow: DescribedFlow<typeof rangeLimitMachine> = {
  title: rangeTexts.informacion,
  before: 'Entre con {tipo} {documento} y {clave}',
  member: titular,
  calls: { consultarAlerta: 'alertaPersonalizada' },
  starts: {
    '': {
      action: `Abra /solicitudes, escriba en «${rangeTexts.desde}» un día de hace más de seis meses y pulse «${filtersTexts.buscar}».`,
      arrival: {
        ...memberPage,
        address: '/solicitudes',
        from: 'requests',
        hold: ['alertaPersonalizada'],
        background: { solicitudesPorDocumento: { result: { data: [], cantidadRegistros: 0 } } },
        settle: async (I) => {
          await I.page.getByLabel(rangeTexts.desde, { exact: true }).fill('20-05-2026');
          await I.press(filtersTexts.buscar);
        },
      },
    },
  },
  acts: {
    CERRAR: press(shellTexts.cerrar),
    'listo consultarAlerta (con un enlace)': answers('una alerta con un enlace'),
  },
  inProcess: { 'cargando — tras limite → mostrando': skipReasons.clientFirst },
  seen: {
    cargando: () => ({ ...list, forPeople: 'La lista, por un momento.' }),
    mostrando: ({ alerta }) => ({
      dialog: rangeTexts.informacion,
      says: [alerta === '' ? rangeTexts.limiteDeRango : 'Para más de seis meses visite un'],
      offers: [rangeTexts.entendido],
    }),
    cerrada: () => list,
  },
};
