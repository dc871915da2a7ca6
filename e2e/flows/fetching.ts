import type { fetchingMachine } from '../../machines/fetching/fetching.machine';
import { requestsTexts as texts } from '../../src/flows/requests/texts';
import { resultsTexts } from '../../src/texts/results';
import { shellTexts } from '../../src/texts/shell';
import { titular } from '../props/members';
import { answers, press, reconnect } from '../walks/acts';
import type { DescribedFlow } from '../walks/described';
import { memberPage } from '../walks/member-page';
import { skipReasons } from '../walks/skip-reasons';

/** Walked inside requests, which has no other child of this chart. */
export const fetchingFlow: DescribedFlow<typeof fetchingMachine> = {
  title: 'Una búsqueda o una lista de una página',
  before: 'Entre con {tipo} {documento} y {clave}',
  member: titular,
  calls: { pedir: 'solicitudesPorDocumento' },
  starts: {
    'de la primera página': {
      action: 'Abra /solicitudes.',
      arrival: { ...memberPage, address: '/solicitudes', hold: ['solicitudesPorDocumento'] },
    },
  },
  acts: {
    REINTENTAR: press(shellTexts.reintentar),
    EN_LINEA: reconnect,
    'listo pedir (una lista)': answers('las solicitudes'),
  },
  inProcess: {
    'fallido — fallo vigilarRed → ·': skipReasons.localOnly,
    'pidiendo — tras limite → fallido': skipReasons.clientFirst,
  },
  seen: {
    pidiendo: () => ({ heading: texts.titulo, says: [resultsTexts.buscando], forPeople: 'La lista carga.' }),
    listo: () => ({
      heading: texts.titulo,
      offers: [resultsTexts.deFila(texts.verDetalle, texts.fila('Reembolso', '2481907'))],
    }),
    fallido: () => ({ heading: texts.titulo, offers: [shellTexts.reintentar] }),
  },
};
