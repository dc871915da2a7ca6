import { formatDocument } from '../document/credentials';

interface Card {
  idAfiliado: string;
  nss: string;
  nucleoFamiliar: { participantes: readonly { codigoAfiliado: string; nss: string }[] };
}

const nssType = 2;

/** What a field of it holds, whatever was written or told. */
export const writtenNss = (text: string): string => formatDocument(nssType, text);

/** The numbers that the cards of a core tell, by affiliate: of an adult they usually tell none. */
export const knownNss = (cards: readonly Card[]): Readonly<Record<string, string>> =>
  Object.fromEntries(
    cards
      .flatMap(({ idAfiliado, nss, nucleoFamiliar }) => [
        ...nucleoFamiliar.participantes.map((one): [string, string] => [one.codigoAfiliado, writtenNss(one.nss)]),
        [idAfiliado, writtenNss(nss)] as const,
      ])
      .filter(([, nss]) => nss !== ''),
  );
