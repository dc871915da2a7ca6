import { familyOf } from '../person/family';
import { nameParts } from '../person/person';

type Core = Parameters<typeof familyOf>[0] & { datosPersonales: { nombres: string; apellidos: string } };

/** A person whom the member can request for, by position in the core: 0 is the member. */
export interface Applicant {
  lugar: number;
  codigoAfiliado: string;
  nombre: string;
}

/** A holder requests for anybody of the core, a dependent only for themselves. */
export const applicantsOf = (core: Core, titular: boolean): readonly Applicant[] => {
  const { codigoAfiliado } = core.datosPersonales;
  const own = { lugar: 0, codigoAfiliado, nombre: nameParts(core.datosPersonales).join(' ') };
  return [
    own,
    ...(titular ? familyOf(core) : []).map((one) => ({
      lugar: one.lugar,
      codigoAfiliado: one.codigoAfiliado,
      nombre: nameParts(one).join(' '),
    })),
  ];
};

/** The member's position, which forms choose at first; empty if nobody is known. */
export const ownPlace = (applicants: readonly Applicant[]): string =>
  applicantAt(applicants, '0') === null ? '' : '0';

/** The applicant at a position; null if there is none. */
export const applicantAt = (applicants: readonly Applicant[], place: string): Applicant | null =>
  applicants.find(({ lugar }) => String(lugar) === place) ?? null;
