import type { Place } from './place';
import type { ProfileDraft } from './profile-draft';

/** A province lies in one region, whatever is stored beside it. */
export const withRegion = (draft: ProfileDraft, provincias: readonly Place[]): ProfileDraft => {
  const province = provincias.find(({ codigo }) => codigo === draft.provincia);
  return { ...draft, region: province?.codigoPadre || draft.region };
};
