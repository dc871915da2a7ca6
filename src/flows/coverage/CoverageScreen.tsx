import type { coverageMachine } from '../../../machines/coverage/coverage.machine';
import type { StateOf } from '../../../machines/state-of';
import { type Start, useFlow } from '../../parts/use-flow';
import { shellTexts } from '../../texts/shell';
import { Page } from '../../ui/frames/Page';
import type { CoverageRef } from './coverage-ref';
import { Detail } from './Detail';
import { MissingWords } from './MissingWords';
import { OneProvider } from './OneProvider';
import { Procedures } from './Procedures';
import { Providers } from './Providers';
import { Search } from './Search';
import { coverageTexts as words } from './texts';

interface View {
  searching?: boolean;
  /** The search lacks its words. */
  asks?: boolean;
  /** The dialog over the list. */
  Over?: (props: { coverage: CoverageRef }) => React.ReactNode;
}

const list: View = {};
const asking: View = { asks: true };
const detail: View = { Over: Detail };
const providers: View = { Over: Providers };

const views: Readonly<Record<StateOf<typeof coverageMachine>, View>> = {
  eligiendo: list,
  'inicial.quieto': list,
  'inicial.sinPalabras': asking,
  'inicial.faltanDatos': list,
  buscando: { searching: true },
  'vacia.avisando': list,
  'vacia.avisada': list,
  'mostrando.quieto': list,
  'mostrando.sinPalabras': asking,
  'mostrando.faltanDatos': list,
  'mostrando.detalle.sinPlan': detail,
  'mostrando.detalle.cargando': detail,
  'mostrando.detalle.cargada': detail,
  'mostrando.detalle.sinCobertura': detail,
  'mostrando.prestadores.cargando': providers,
  'mostrando.prestadores.cargado': providers,
  'mostrando.prestadores.vacio': providers,
};

/** The coverage query: filters, results, and the dialog over them. */
export const CoverageScreen = ({ start }: { start: () => Start<typeof coverageMachine> }) => {
  const { actor, state } = useFlow(start);
  const { searching = false, asks = false, Over } = views[state];
  return (
    <Page title={words.titulo} tab={`${words.titulo} · ${shellTexts.producto}`} lead={words.guia}>
      <OneProvider coverage={actor} />
      <Search coverage={actor} asks={asks} />
      {asks && <MissingWords coverage={actor} />}
      <Procedures coverage={actor} searching={searching} />
      {Over !== undefined && <Over coverage={actor} />}
    </Page>
  );
};
