import { complementOffered } from '../../domain/rules/coverage/coverage-search';

export interface Option {
  codigo: string;
  descripcion: string;
}

export type ListName = 'planes' | 'complementarios' | 'grupos' | 'subGrupos' | 'prestador';

/** `de`: the plan, group or provider that the list belongs to. `opciones` is null while loading and after a failure. */
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

/** The parent of each list by the current choice. */
const wanted = ({ plan, grupo, prestador }: Wanted): Readonly<Record<ListName, string>> => ({
  planes: '',
  complementarios: plan,
  grupos: '',
  subGrupos: grupo,
  prestador,
});

/** The list is empty without a call. */
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

/** Keeps lists whose parent is unchanged; the others are to be loaded. */
export const listsFor = (chosen: Wanted, known?: CoverageLists): CoverageLists => {
  const of = wanted(chosen);
  return tableOf((lista) => {
    const before = known?.[lista];
    return before !== undefined && before.de === of[lista] ? before : listOf(lista, of[lista]);
  });
};

/** Marks failed lists to be loaded again. */
export const retriedLists = (lists: CoverageLists): CoverageLists =>
  tableOf((lista) => ({ ...lists[lista], fallida: false }));

/** The lists to load. */
export const missingLists = (lists: CoverageLists): { lista: ListName; de: string }[] =>
  listNames.flatMap((lista) => {
    const { de, opciones, fallida } = lists[lista];
    return opciones === null && !fallida ? [{ lista, de }] : [];
  });

/** Stores the options of a list; null: it failed to load. */
export const withList = (lists: CoverageLists, lista: ListName, opciones: readonly Option[] | null): CoverageLists => ({
  ...lists,
  [lista]: { de: lists[lista].de, opciones, fallida: opciones === null },
});
