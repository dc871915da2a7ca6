import { complementOffered } from '../../domain/rules/coverage/coverage-search';

export interface Option {
  codigo: string;
  descripcion: string;
}

export type ListName = 'planes' | 'complementarios' | 'grupos' | 'subGrupos' | 'prestador';

/** `de`: of which plan, group or provider. `opciones` is null while they are on their way, and where they did not come. */
export interface OptionList {
  de: string;
  opciones: readonly Option[] | null;
  fallida: boolean;
}

export type CoverageLists = Readonly<Record<ListName, OptionList>>;

interface Wanted {
  plan: string;
  grupo: string;
  prestador: string;
}

/** Of what each list has to be. */
const wanted = ({ plan, grupo, prestador }: Wanted): Readonly<Record<ListName, string>> => ({
  planes: '',
  complementarios: plan,
  grupos: '',
  subGrupos: grupo,
  prestador,
});

/** There is nothing to ask for. */
const isEmptyList = (lista: ListName, de: string): boolean =>
  lista === 'complementarios' ? !complementOffered(de) : (lista === 'subGrupos' || lista === 'prestador') && de === '';

const listOf = (lista: ListName, de: string): OptionList => ({
  de,
  opciones: isEmptyList(lista, de) ? [] : null,
  fallida: false,
});

const listNames: readonly ListName[] = ['planes', 'complementarios', 'grupos', 'subGrupos', 'prestador'];

const tableOf = (make: (lista: ListName) => OptionList): CoverageLists => ({
  planes: make('planes'),
  complementarios: make('complementarios'),
  grupos: make('grupos'),
  subGrupos: make('subGrupos'),
  prestador: make('prestador'),
});

/** Those that are still of what is chosen stay as they are; the others are on their way. */
export const listsFor = (chosen: Wanted, known?: CoverageLists): CoverageLists => {
  const of = wanted(chosen);
  return tableOf((lista) => {
    const before = known?.[lista];
    return before !== undefined && before.de === of[lista] ? before : listOf(lista, of[lista]);
  });
};

/** Those that did not come are asked for again. */
export const retriedLists = (lists: CoverageLists): CoverageLists =>
  tableOf((lista) => ({ ...lists[lista], fallida: false }));

/** The lists that have to be asked for. */
export const missingLists = (lists: CoverageLists): { lista: ListName; de: string }[] =>
  listNames.flatMap((lista) => {
    const { de, opciones, fallida } = lists[lista];
    return opciones === null && !fallida ? [{ lista, de }] : [];
  });

/** With what came for one of them; null: it did not come. */
export const withList = (lists: CoverageLists, lista: ListName, opciones: readonly Option[] | null): CoverageLists => ({
  ...lists,
  [lista]: { de: lists[lista].de, opciones, fallida: opciones === null },
});
