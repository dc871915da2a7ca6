import type { Profile } from './profile';

/** Someone of the core of the member, in the place that an address can name. */
export interface Relative {
  lugar: number;
  codigoAfiliado: string;
  nombres: string;
  apellidos: string;
  parentesco: string;
  foto: string;
  mayorEdad: boolean;
  complementario: boolean;
}

interface Core extends Pick<Profile, 'nucleoFamiliar' | 'nucleoFamiliarComplementario'> {
  datosPersonales: Pick<Profile['datosPersonales'], 'codigoAfiliado'>;
}

/** The others of the core in the order of the back end, then those of the complementary one, counted from 1. */
export const familyOf = ({
  datosPersonales,
  nucleoFamiliar,
  nucleoFamiliarComplementario,
}: Core): readonly Relative[] =>
  [
    ...nucleoFamiliar.participantes.map((one) => ({ ...one, complementario: false })),
    ...nucleoFamiliarComplementario.participantes.map((one) => ({ ...one, complementario: true })),
  ]
    .filter(({ codigoAfiliado }) => codigoAfiliado !== datosPersonales.codigoAfiliado)
    .map(({ codigoAfiliado, nombres, apellidos, parentesco, foto, mayorEdad, complementario }, index) => ({
      lugar: index + 1,
      codigoAfiliado,
      nombres,
      apellidos,
      parentesco,
      foto,
      mayorEdad,
      complementario,
    }));

/** The position in a URL: null for the own profile, 0 for an invalid position. */
export const placeOf = (asked: unknown): number | null => {
  if (asked === undefined) return null;
  return /^[1-9]\d{0,2}$/.test(String(asked)) ? Number(asked) : 0;
};
