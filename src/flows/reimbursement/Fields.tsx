import { useSelector } from '@xstate/react';
import { serviceCenters } from '../../../domain/brand/service-centers';
import {
  accountTypes,
  holderDocuments,
  longestName,
  longestReason,
  type ReimbursementField,
} from '../../../machines/reimbursement/reimbursement-form';
import { FormCheckbox } from '../../parts/form/FormCheckbox';
import { FormCodeSelect } from '../../parts/form/FormCodeSelect';
import { FormDateField } from '../../parts/form/FormDateField';
import type { FieldComponent } from '../../parts/form/FormFields';
import { FormMaskedField } from '../../parts/form/FormMaskedField';
import { FormTextArea } from '../../parts/form/FormTextArea';
import { FormTextField } from '../../parts/form/FormTextField';
import { useFault } from '../../parts/form/use-fault';
import { ApplicantField } from '../../parts/requests/ApplicantField';
import { CellPhoneField, HomePhoneField, MailField } from '../../parts/requests/ContactFields';
import { calendarLoadTexts } from '../../texts/calendar';
import { contactTexts } from '../../texts/contact';
import { shellTexts } from '../../texts/shell';
import { Button } from '../../ui/actions/Button';
import { ExternalLink } from '../../ui/actions/TextLink';
import { PickedField } from '../../ui/fields/PickedField';
import { SearchIcon } from '../../ui/icons/SearchIcon';
import { Wide } from '../../ui/layout/Halves';
import { Stack } from '../../ui/layout/Stack';
import type { ReimbursementRef } from './reimbursement-ref';
import { reimbursementLabels as labels, reimbursementFormTexts as words } from './texts-of-fields';

type Field = FieldComponent<ReimbursementRef>;

const TypeField: Field = ({ actor }) => {
  const tipos = useSelector(actor, ({ context }) => context.listas?.tipos) ?? [];
  return <FormCodeSelect actor={actor} campo="tipo" label={labels.tipo} emptyLabel={words.elijaTipo} options={tipos} />;
};

const PersonField: Field = ({ actor }) => {
  const afiliados = useSelector(actor, ({ context }) => context.listas?.solicitante.afiliados) ?? [];
  return <ApplicantField actor={actor} applicants={afiliados} />;
};

const ServiceDateField: Field = ({ actor }) => {
  const hoy = useSelector(actor, ({ context }) => context.hoy);
  return (
    <FormDateField
      actor={actor}
      campo="fechaServicio"
      label={labels.fechaServicio}
      min="2000-01-01"
      max={hoy}
      today={hoy}
      placeholder={words.formaFecha}
      words={{
        open: words.abrirCalendario,
        close: words.cerrarCalendario,
        month: words.mes,
        year: words.ano,
        ...calendarLoadTexts,
      }}
    />
  );
};

const ProviderField = ({ actor, campo }: { actor: ReimbursementRef; campo: 'centroSalud' | 'medico' }) => {
  const value = useSelector(actor, ({ context }) => context.borrador[campo]);
  const error = useFault(actor, campo);
  return (
    <PickedField
      id={campo}
      label={labels[campo]}
      value={value}
      placeholder={words.sinElegir}
      icon={<SearchIcon />}
      openLabel={words.buscarPrestador[campo]}
      clearLabel={words.quitarPrestador[campo]}
      error={error}
      {...(campo === 'centroSalud' ? { hint: words.prestadores } : {})}
      onOpen={() => actor.send({ type: 'BUSCAR_PRESTADOR' })}
      onClear={() => {
        actor.send({ type: 'ESCRIBIR', campo, valor: '' });
        if (campo === 'medico') actor.send({ type: 'ESCRIBIR', campo: 'especialidad', valor: '' });
      }}
    />
  );
};

const AmountField: Field = ({ actor }) => {
  const tooMuch = useSelector(actor, ({ context }) => context.faltas.monto === 'montoExcedido');
  return (
    <Stack space={2}>
      <FormMaskedField
        actor={actor}
        campo="monto"
        id="monto"
        label={labels.monto}
        icon={words.moneda}
        inputMode="decimal"
        autoComplete="off"
        enterKeyHint="next"
      />
      {tooMuch && (
        <ExternalLink href={serviceCenters} newTabLabel={shellTexts.otraPestana(null)}>
          {words.centrosDeServicio}
        </ExternalLink>
      )}
    </Stack>
  );
};

/** Only for doctors. */
const SpecialtyField: Field = ({ actor }) =>
  useSelector(actor, ({ context }) => context.borrador.medico !== '') && (
    <FormTextField
      actor={actor}
      campo="especialidad"
      id="especialidad"
      label={labels.especialidad}
      optional={contactTexts.opcional}
      maxLength={100}
      enterKeyHint="next"
    />
  );

const BankField: Field = ({ actor }) => {
  const bancos = useSelector(actor, ({ context }) => context.listas?.bancos) ?? [];
  return (
    <FormCodeSelect actor={actor} campo="banco" label={labels.banco} emptyLabel={words.elijaBanco} options={bancos} />
  );
};

const DocumentField: Field = ({ actor }) => {
  const cedula = useSelector(actor, ({ context }) => context.borrador.tipoDocumento === 'Cedula');
  return (
    <FormMaskedField
      actor={actor}
      campo="documento"
      id="documento"
      label={labels.documento}
      inputMode={cedula ? 'numeric' : 'text'}
      autoComplete="off"
      enterKeyHint="done"
    />
  );
};

export const reimbursementFields: Readonly<Record<ReimbursementField, Field>> = {
  tipo: TypeField,
  afiliado: PersonField,
  fechaServicio: ServiceDateField,
  monto: AmountField,
  centroSalud: ({ actor }) => <ProviderField actor={actor} campo="centroSalud" />,
  medico: ({ actor }) => <ProviderField actor={actor} campo="medico" />,
  especialidad: SpecialtyField,
  motivo: ({ actor }) => (
    <Wide>
      <FormTextArea
        actor={actor}
        campo="motivo"
        label={labels.motivo}
        hint={words.ayudaMotivo}
        maxLength={longestReason}
      />
    </Wide>
  ),
  banco: BankField,
  tipoCuenta: ({ actor }) => (
    <FormCodeSelect
      actor={actor}
      campo="tipoCuenta"
      label={labels.tipoCuenta}
      emptyLabel={words.elijaCuenta}
      options={accountTypes.map((codigo) => ({ codigo, descripcion: codigo }))}
    />
  ),
  noCuenta: ({ actor }) => (
    <FormMaskedField
      actor={actor}
      campo="noCuenta"
      id="noCuenta"
      label={labels.noCuenta}
      inputMode="numeric"
      autoComplete="off"
      enterKeyHint="next"
    />
  ),
  nombreTitularCuenta: ({ actor }) => (
    <FormTextField
      actor={actor}
      campo="nombreTitularCuenta"
      id="nombreTitularCuenta"
      label={labels.nombreTitularCuenta}
      autoComplete="name"
      maxLength={longestName}
      enterKeyHint="next"
    />
  ),
  tipoDocumento: ({ actor }) => (
    <FormCodeSelect
      actor={actor}
      campo="tipoDocumento"
      label={labels.tipoDocumento}
      emptyLabel={words.elijaDocumento}
      options={holderDocuments.map((codigo) => ({ codigo, descripcion: words.documentos[codigo] }))}
    />
  ),
  documento: DocumentField,
  telefonoCelular: CellPhoneField,
  telefonoResidencial: ({ actor }) => <HomePhoneField actor={actor} optional />,
  correo: MailField,
  terminos: ({ actor }) => (
    <Stack space={2}>
      <FormCheckbox actor={actor} campo="terminos">
        {words.terminos}
      </FormCheckbox>
      <div>
        <Button kind="outline" size="small" onPress={() => actor.send({ type: 'LEER_TERMINOS' })}>
          {words.leerTerminos}
        </Button>
      </div>
    </Stack>
  ),
};
