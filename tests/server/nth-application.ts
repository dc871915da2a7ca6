import * as v from 'valibot';
import { solicitudAfiliacion } from '../../domain/contract/formulario';
import { applicationOf } from './applicant';

/** Two dependents each; the same number is the same content. */
export const nthApplication = (n: number) =>
  v.parse(solicitudAfiliacion.body, applicationOf(2, { direccion: `Calle ${n}`, correo: `r${n}@ejemplo.do` }));
