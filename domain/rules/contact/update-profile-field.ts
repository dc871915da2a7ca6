import { type Form, updateField } from '../form/update-field';
import type { ProfileDraft } from './profile-draft';
import { updateContactField } from './update-contact-field';

type Profile<Falta extends string> = Form<ProfileDraft, keyof ProfileDraft, Falta>;

/** Another region clears province and municipality. */
export const updateProfileField = <Falta extends string>(
  form: Profile<Falta>,
  { campo, valor }: { campo: keyof ProfileDraft; valor: string },
): Profile<Falta> => {
  if (campo !== 'region') {
    const { borrador, faltas } = updateContactField(form, { campo, valor });
    return { borrador: { ...form.borrador, ...borrador }, faltas };
  }
  const next = updateField(form, { campo, valor });
  if (valor === form.borrador.region) return next;
  return updateField(updateField(next, { campo: 'provincia', valor: '' }), { campo: 'municipio', valor: '' });
};
