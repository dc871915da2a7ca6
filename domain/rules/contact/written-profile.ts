import { type Form, written } from '../form/written';
import type { ProfileDraft } from './profile-draft';
import { writtenContact } from './written-contact';

type Profile<Falta extends string> = Form<ProfileDraft, keyof ProfileDraft, Falta>;

/** Another region begins province and municipality anew. */
export const writtenProfile = <Falta extends string>(
  form: Profile<Falta>,
  { campo, valor }: { campo: keyof ProfileDraft; valor: string },
): Profile<Falta> => {
  if (campo !== 'region') {
    const { borrador, faltas } = writtenContact(form, { campo, valor });
    return { borrador: { ...form.borrador, ...borrador }, faltas };
  }
  const next = written(form, { campo, valor });
  if (valor === form.borrador.region) return next;
  return written(written(next, { campo: 'provincia', valor: '' }), { campo: 'municipio', valor: '' });
};
