import { familyOf } from '../../domain/rules/person/family';
import { isHolder } from '../../domain/rules/plan/regime';

/** Somebody whose card is shown, by the place in the core that an address can name; null: the member. */
export interface CardHolder {
  lugar: number | null;
  codigoAfiliado: string;
  nombres: string;
  apellidos: string;
  foto: string;
}

interface Row {
  idAfiliado: string;
  tipoAfiliado: string;
  nucleoFamiliar: Parameters<typeof familyOf>[0]['nucleoFamiliar'];
}

/** The member, and the minors of a titular: the card of an adult is the adult's own. */
export const cardHolders = (
  rows: readonly Row[],
  { codigoAfiliado, nombres, apellidos }: Pick<CardHolder, 'codigoAfiliado' | 'nombres' | 'apellidos'>,
): readonly CardHolder[] => {
  const own = rows.find(({ idAfiliado }) => idAfiliado === codigoAfiliado);
  const member: CardHolder = { lugar: null, codigoAfiliado, nombres, apellidos, foto: '' };
  if (own === undefined || !isHolder(own.tipoAfiliado)) return [member];
  const core = familyOf({
    datosPersonales: { codigoAfiliado },
    nucleoFamiliar: own.nucleoFamiliar,
    nucleoFamiliarComplementario: { participantes: [] },
  });
  const minors = core.filter(({ mayorEdad }) => !mayorEdad);
  return [
    member,
    ...minors.map((one) => ({
      lugar: one.lugar,
      codigoAfiliado: one.codigoAfiliado,
      nombres: one.nombres,
      apellidos: one.apellidos,
      foto: one.foto,
    })),
  ];
};

/** What a device may take to keep a card, look it up or drop it. */
export const copyLimitMs = 5_000;
