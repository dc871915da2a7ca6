import { useSelector } from '@xstate/react';
import {
  longestDescription,
  type PreauthorizationField,
} from '../../../machines/preauthorization/preauthorization-form';
import { FormCodeSelect } from '../../parts/form/FormCodeSelect';
import type { FieldComponent } from '../../parts/form/FormFields';
import { FormMaskedField } from '../../parts/form/FormMaskedField';
import { FormTextArea } from '../../parts/form/FormTextArea';
import { useFault } from '../../parts/form/use-fault';
import { ApplicantField } from '../../parts/requests/ApplicantField';
import { MailField } from '../../parts/requests/ContactFields';
import { PickedField } from '../../ui/fields/PickedField';
import { SearchIcon } from '../../ui/icons/SearchIcon';
import { Wide } from '../../ui/layout/Halves';
import type { PreauthorizationRef } from './preauthorization-ref';
import { preauthorizationLabels as labels, preauthorizationTexts as words } from './texts';

type Field = FieldComponent<PreauthorizationRef>;

const TypeField: Field = ({ actor }) => {
  const tipos = useSelector(actor, ({ context }) => context.listas?.tipos) ?? [];
  return (
    <Wide>
      <FormCodeSelect actor={actor} campo="tipo" label={labels.tipo} emptyLabel={words.elijaTipo} options={tipos} />
    </Wide>
  );
};

const CenterField: Field = ({ actor }) => {
  const value = useSelector(actor, ({ context }) => context.borrador.centroMedico);
  const error = useFault(actor, 'centroMedico');
  return (
    <Wide>
      <PickedField
        id="centroMedico"
        label={labels.centroMedico}
        value={value}
        placeholder={words.sinElegir}
        icon={<SearchIcon />}
        openLabel={words.buscarCentro}
        clearLabel={words.quitarCentro}
        hint={words.ayudaCentro}
        error={error}
        onOpen={() => actor.send({ type: 'BUSCAR_PRESTADOR' })}
        onClear={() => actor.send({ type: 'ESCRIBIR', campo: 'centroMedico', valor: '' })}
      />
    </Wide>
  );
};

const PersonField: Field = ({ actor }) => {
  const afiliados = useSelector(actor, ({ context }) => context.listas?.solicitante.afiliados) ?? [];
  return <ApplicantField actor={actor} applicants={afiliados} />;
};

export const preauthorizationFields: Readonly<Record<PreauthorizationField, Field>> = {
  tipo: TypeField,
  centroMedico: CenterField,
  descripcion: ({ actor }) => (
    <Wide>
      <FormTextArea
        actor={actor}
        campo="descripcion"
        label={labels.descripcion}
        hint={words.ayudaDescripcion}
        maxLength={longestDescription}
      />
    </Wide>
  ),
  afiliado: PersonField,
  nss: ({ actor }) => (
    <FormMaskedField
      actor={actor}
      campo="nss"
      id="nss"
      label={labels.nss}
      hint={words.ayudaNss}
      inputMode="numeric"
      autoComplete="off"
      enterKeyHint="next"
    />
  ),
  correo: ({ actor }) => <MailField actor={actor} last />,
};
