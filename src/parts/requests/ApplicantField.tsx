import type { Applicant } from '../../../domain/rules/requests/applicant';
import { requestFormTexts as words } from '../../texts/request-form';
import { LockedField } from '../../ui/fields/LockedField';
import { FormCodeSelect } from '../form/FormCodeSelect';
import type { FieldProps } from '../form/field-props';

interface Props {
  actor: FieldProps<'afiliado', string>['actor'];
  applicants: readonly Applicant[];
}

/** The affiliate of the request: a holder chooses from the core, a dependent only has themselves. */
export const ApplicantField = ({ actor, applicants }: Props) => {
  const [own, ...others] = applicants;
  return own !== undefined && others.length === 0 ? (
    <LockedField id="afiliado" label={words.paraQuien} value={own.nombre} />
  ) : (
    <FormCodeSelect
      actor={actor}
      campo="afiliado"
      label={words.paraQuien}
      emptyLabel={words.elijaAfiliado}
      options={applicants.map(({ lugar, nombre }) => ({ codigo: String(lugar), descripcion: nombre }))}
    />
  );
};
