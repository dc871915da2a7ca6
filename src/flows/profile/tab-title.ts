import { nameParts } from '../../../domain/rules/person/person';
import { shellTexts } from '../../texts/shell';
import { profileTexts } from './texts';

type Named = Parameters<typeof nameParts>[0];

const pageTitle = (familiar: Named | null): string =>
  familiar === null ? profileTexts.titulo : profileTexts.tituloDe(nameParts(familiar).join(' '));

export const tabTitle = (familiar: Named | null): string => `${pageTitle(familiar)} · ${shellTexts.producto}`;
