import { type DocumentType, documentTypes } from '../../domain/rules/document/credentials';
import { demoPassword, demoPeople } from './people';
import type { DemoPerson } from './person';

export interface DemoMember {
  tipoDocumento: DocumentType;
  documento: string;
  clave: string;
  /** What a visitor sees with this member. */
  para: string;
  /** The codigoMensaje of the log-in. */
  codigo: number;
  /** Which state of the rows makes the code. */
  porque: string;
}

const documentOf = (person: DemoPerson, type: DocumentType): string =>
  ({ 1: person.cedula, 2: person.nss, 3: person.codigo, 4: person.pasaporte })[type] ?? '';

const withAccount = demoPeople.flatMap((person): DemoMember[] => {
  if (person.cuenta === undefined) return [];
  const { entraCon, codigo, para, porque } = person.cuenta;
  return [
    { tipoDocumento: entraCon, documento: documentOf(person, entraCon), clave: demoPassword, para, codigo, porque },
  ];
});

export interface DemoNewcomer {
  tipoDocumento: DocumentType;
  documento: string;
  para: string;
  porque: string;
}

/** The people who can register; the answers to their questions are on /demo/personas. */
export const demoNewcomers: readonly DemoNewcomer[] = demoPeople.flatMap((person): DemoNewcomer[] => {
  if (person.registro === undefined) return [];
  const { entraCon, para, porque } = person.registro;
  return [{ tipoDocumento: entraCon, documento: documentOf(person, entraCon), para, porque }];
});

/** A member for each state of the log-in: the table at the start, docs/demo.md and the journeys read this list. */
export const demoMembers: readonly DemoMember[] = [
  ...withAccount,
  {
    tipoDocumento: 1,
    documento: '001-9999999-9',
    clave: demoPassword,
    para: 'Documento o contraseña incorrectos: advertencia',
    codigo: 1006,
    porque: 'nadie tiene ese documento (con uno que existe, cualquier otra contraseña)',
  },
];

export const typeName = (id: DocumentType) => documentTypes.find((type) => type.id === id)?.descripcion ?? '';

/** The rows of the table, with its heading first. */
export const demoTable = (): readonly (readonly string[])[] => [
  ['Tipo', 'Documento', 'Contraseña', 'Código', 'Para', 'Por qué'],
  ...demoMembers.map(({ tipoDocumento, documento, clave, codigo, para, porque }) => [
    typeName(tipoDocumento),
    documento,
    clave,
    String(codigo),
    para,
    porque,
  ]),
];

export const newcomerTable = (): readonly (readonly string[])[] => [
  ['Tipo', 'Documento', 'Para', 'Por qué'],
  ...demoNewcomers.map(({ tipoDocumento, documento, para, porque }) => [
    typeName(tipoDocumento),
    documento,
    para,
    porque,
  ]),
];

const printable = (rows: readonly (readonly string[])[]): string => {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
};

export const printableDemoTable = (): string => `${printable(demoTable())}\n\n${printable(newcomerTable())}`;
