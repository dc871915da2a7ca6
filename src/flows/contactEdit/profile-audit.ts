import { maskedEmail } from '../../../domain/rules/contact/email';
import { emptyProfile, type ProfileDraft } from '../../../domain/rules/contact/profile-draft';

export interface ProfileAudit {
  valorAnterior: string;
  valorNuevo: string;
}

const fields = Object.keys(emptyProfile) as (keyof ProfileDraft)[]; // Object.keys is typed as string[]; these are the draft's own keys.

/** Old and new values of the changed fields only, e-mails masked. Null: nothing changed. */
export const profileAudit = (before: ProfileDraft, after: ProfileDraft): ProfileAudit | null => {
  const changed = fields.filter((field) => before[field].trim() !== after[field].trim());
  const shown = (draft: ProfileDraft) =>
    JSON.stringify(
      Object.fromEntries(
        changed.map((field) => [field, field === 'correo' ? maskedEmail(draft.correo.trim()) : draft[field].trim()]),
      ),
    );
  return changed.length === 0 ? null : { valorAnterior: shown(before), valorNuevo: shown(after) };
};
