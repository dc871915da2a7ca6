import type { ContactDraft } from '../../domain/rules/contact/contact-draft';
import { type ContactPart, contactParts } from '../../domain/rules/contact/contact-part';
import { type ContactSends, isSaved } from '../../domain/rules/contact/contact-sends';
import type { Cargado } from './onboarding.machine';

interface Progress extends Pick<Cargado, 'provincias' | 'municipios'> {
  subsidiado: boolean;
  paso: number;
  borrador: ContactDraft;
  envios: ContactSends;
}

/** Whether this part must be saved and is not. */
export const isOpen = (part: ContactPart, { subsidiado, envios, borrador }: Progress): boolean =>
  !(part === 'direccion' && subsidiado) && !isSaved(envios, part, borrador);

/** The parts of the steps before the current one that are not saved. */
export const pendingParts = (progress: Progress): readonly ContactPart[] =>
  contactParts.slice(0, progress.paso).filter((part) => isOpen(part, progress));

/** Whether the address cannot be saved because its lists have not loaded. */
export const lacksPlaces = (progress: Progress): boolean =>
  isOpen('direccion', progress) && (progress.provincias === null || progress.municipios === null);
