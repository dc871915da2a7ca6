import { useSelector } from '@xstate/react';
import { serviceCenters } from '../../../domain/brand/service-centers';
import {
  accountTypes,
  holderDocuments,
  longestName,
  longestReason,
  type ReimbursementField,
} from '../../../machines/reimbursement/reimbursement-form';
import { AreaLine } from '../../parts/form/AreaLine';
import { CheckLine } from '../../parts/form/CheckLine';
import { CodeLine } from '../../parts/form/CodeLine';
import { DayLine } from '../../parts/form/DayLine';
import type { FormLine } from '../../parts/form/FormLines';
import { MaskedLine } from '../../parts/form/MaskedLine';
import { TextLine } from '../../parts/form/TextLine';
import { useFault } from '../../parts/form/use-fault';
import { ApplicantLine } from '../../parts/requests/ApplicantLine';
import { CellPhoneLine, HomePhoneLine, MailLine } from '../../parts/requests/ContactLines';
import { calendarNews } from '../../texts/calendar';
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

type Line = FormLine<ReimbursementRef>;

const TypeLine: Line = ({ actor }) => {
  const tipos = useSelector(actor, ({ context }) => context.listas?.tipos) ?? [];
  return <CodeLine actor={actor} campo="tipo" label={labels.tipo} emptyLabel={words.elijaTipo} options={tipos} />;
};

const PersonLine: Line = ({ actor }) => {
  const afiliados = useSelector(actor, ({ context }) => context.listas?.solicitante.afiliados) ?? [];
  return <ApplicantLine actor={actor} applicants={afiliados} />;
};

const ServiceDayLine: Line = ({ actor }) => {
  const hoy = useSelector(actor, ({ context }) => context.hoy);
  return (
    <DayLine
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
        ...calendarNews,
      }}
    />
  );
};

const ProviderLine = ({ actor, campo }: { actor: ReimbursementRef; campo: 'centroSalud' | 'medico' }) => {
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

const AmountLine: Line = ({ actor }) => {
  const tooMuch = useSelector(actor, ({ context }) => context.faltas.monto === 'montoExcedido');
  return (
    <Stack space={2}>
      <MaskedLine
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
const SpecialtyLine: Line = ({ actor }) =>
  useSelector(actor, ({ context }) => context.borrador.medico !== '') && (
    <TextLine
      actor={actor}
      campo="especialidad"
      id="especialidad"
      label={labels.especialidad}
      optional={contactTexts.opcional}
      maxLength={100}
      enterKeyHint="next"
    />
  );

const BankLine: Line = ({ actor }) => {
  const bancos = useSelector(actor, ({ context }) => context.listas?.bancos) ?? [];
  return <CodeLine actor={actor} campo="banco" label={labels.banco} emptyLabel={words.elijaBanco} options={bancos} />;
};

const DocumentLine: Line = ({ actor }) => {
  const cedula = useSelector(actor, ({ context }) => context.borrador.tipoDocumento === 'Cedula');
  return (
    <MaskedLine
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

export const reimbursementLines: Readonly<Record<ReimbursementField, Line>> = {
  tipo: TypeLine,
  afiliado: PersonLine,
  fechaServicio: ServiceDayLine,
  monto: AmountLine,
  centroSalud: ({ actor }) => <ProviderLine actor={actor} campo="centroSalud" />,
  medico: ({ actor }) => <ProviderLine actor={actor} campo="medico" />,
  especialidad: SpecialtyLine,
  motivo: ({ actor }) => (
    <Wide>
      <AreaLine actor={actor} campo="motivo" label={labels.motivo} hint={words.ayudaMotivo} maxLength={longestReason} />
    </Wide>
  ),
  banco: BankLine,
  tipoCuenta: ({ actor }) => (
    <CodeLine
      actor={actor}
      campo="tipoCuenta"
      label={labels.tipoCuenta}
      emptyLabel={words.elijaCuenta}
      options={accountTypes.map((codigo) => ({ codigo, descripcion: codigo }))}
    />
  ),
  noCuenta: ({ actor }) => (
    <MaskedLine
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
    <TextLine
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
    <CodeLine
      actor={actor}
      campo="tipoDocumento"
      label={labels.tipoDocumento}
      emptyLabel={words.elijaDocumento}
      options={holderDocuments.map((codigo) => ({ codigo, descripcion: words.documentos[codigo] }))}
    />
  ),
  documento: DocumentLine,
  telefonoCelular: CellPhoneLine,
  telefonoResidencial: ({ actor }) => <HomePhoneLine actor={actor} optional />,
  correo: MailLine,
  terminos: ({ actor }) => (
    <Stack space={2}>
      <CheckLine actor={actor} campo="terminos">
        {words.terminos}
      </CheckLine>
      <div>
        <Button kind="outline" size="small" onPress={() => actor.send({ type: 'LEER_TERMINOS' })}>
          {words.leerTerminos}
        </Button>
      </div>
    </Stack>
  ),
};
