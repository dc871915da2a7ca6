import { maskedEmail } from '../../../domain/rules/contact/email';
import { emptyProfile, type ProfileDraft } from '../../../domain/rules/contact/profile-draft';

export interface ProfileAudit {
  valorAnterior: string;
  valorNuevo: string;
}

const fields = Object.keys(emptyProfile) as (keyof ProfileDraft)[]; // its own keys

/** What was and what is, of what changed alone; an e-mail only so far that its owner knows it. Null: nothing changed. */
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
