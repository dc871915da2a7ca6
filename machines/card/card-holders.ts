import { familyOf } from '../../domain/rules/person/family';
import { isHolder } from '../../domain/rules/plan/regime';

/** A person whose card is shown, by their position in the core; null: the member. */
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

/** The member, and the minors of a titular: an adult sees only their own card. */
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

/** Time limit to save, find or delete a card on the device. */
export const copyLimitMs = 5_000;

/** A saved card is shown when the answer takes longer. */
export const savedCardAfterMs = 2_000;

interface Saved<C> {
  guardados: readonly C[];
  personas: readonly CardHolder[];
  persona: Pick<CardHolder, 'codigoAfiliado'>;
}

/** The saved card of the selected person; all of them, the member's first, while the core is unknown. */
export const visibleCopies = <C extends { codigoAfiliado: string }>({
  guardados,
  personas,
  persona,
}: Saved<C>): readonly C[] => {
  const isSelected = ({ codigoAfiliado }: C) => codigoAfiliado === persona.codigoAfiliado;
  const selected = guardados.filter(isSelected);
  return personas.length > 0 ? selected : [...selected, ...guardados.filter((one) => !isSelected(one))];
};
