import { useSelector } from '@xstate/react';
import { serviceCenters } from '../../brand/service-centers';
import { AreaLine } from '../../parts/form/AreaLine';
import { CheckLine } from '../../parts/form/CheckLine';
import { CodeLine } from '../../parts/form/CodeLine';
import { DayLine } from '../../parts/form/DayLine';
import { MaskedLine } from '../../parts/form/MaskedLine';
import { TextLine } from '../../parts/form/TextLine';
import { useFault } from '../../parts/form/use-fault';
import { ApplicantLine } from '../../parts/requests/ApplicantLine';
import {
  accountTypes,
  holderDocuments,
  longestName,
  longestReason,
} from '../../rules/reimbursement/reimbursement-draft';
import { calendarNews } from '../../texts/calendar';
import { requestFormTexts } from '../../texts/request-form';
import { shellTexts } from '../../texts/shell';
import { ExternalLink } from '../../ui/actions/TextLink';
import { PickedField } from '../../ui/fields/PickedField';
import { SearchIcon } from '../../ui/icons/SearchIcon';
import { Halves } from '../../ui/layout/Halves';
import { Stack } from '../../ui/layout/Stack';
import type { ReimbursementRef } from './reimbursement-ref';
import { reimbursementLabels as labels, reimbursementTexts as words } from './texts';

interface Props {
  actor: ReimbursementRef;
}

const ProviderLine = ({ actor, campo }: Props & { campo: 'centroSalud' | 'medico' }) => {
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

const AmountLine = ({ actor }: Props) => {
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

export const ServiceFields = ({ actor }: Props) => {
  const tipos = useSelector(actor, ({ context }) => context.listas?.tipos) ?? [];
  const afiliados = useSelector(actor, ({ context }) => context.listas?.solicitante.afiliados) ?? [];
  const hoy = useSelector(actor, ({ context }) => context.hoy);
  const especialidad = useSelector(actor, ({ context }) => context.borrador.medico !== '');
  return (
    <Stack space={5}>
      <Halves>
        <CodeLine actor={actor} campo="tipo" label={labels.tipo} emptyLabel={words.elijaTipo} options={tipos} />
        <ApplicantLine actor={actor} applicants={afiliados} />
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
        <AmountLine actor={actor} />
        <ProviderLine actor={actor} campo="centroSalud" />
        <ProviderLine actor={actor} campo="medico" />
        {especialidad && (
          <TextLine
            actor={actor}
            campo="especialidad"
            id="especialidad"
            label={labels.especialidad}
            optional={words.opcional}
            maxLength={100}
            enterKeyHint="next"
          />
        )}
      </Halves>
      <AreaLine actor={actor} campo="motivo" label={labels.motivo} hint={words.ayudaMotivo} maxLength={longestReason} />
    </Stack>
  );
};

export const ContactFields = ({ actor }: Props) => (
  <Halves>
    <MaskedLine
      actor={actor}
      campo="telefonoCelular"
      id="telefonoCelular"
      label={labels.telefonoCelular}
      hint={requestFormTexts.cambiarTelefono}
      placeholder={words.marcador}
      inputMode="tel"
      autoComplete="tel-national"
      enterKeyHint="next"
    />
    <MaskedLine
      actor={actor}
      campo="telefonoResidencial"
      id="telefonoResidencial"
      label={labels.telefonoResidencial}
      optional={words.opcional}
      placeholder={words.marcador}
      inputMode="tel"
      autoComplete="home tel-national"
      enterKeyHint="next"
    />
    <TextLine
      actor={actor}
      campo="correo"
      id="correo"
      label={labels.correo}
      type="email"
      autoComplete="email"
      maxLength={254}
      enterKeyHint="next"
    />
  </Halves>
);

export const AccountFields = ({ actor }: Props) => {
  const bancos = useSelector(actor, ({ context }) => context.listas?.bancos) ?? [];
  const cedula = useSelector(actor, ({ context }) => context.borrador.tipoDocumento === 'Cedula');
  return (
    <Halves>
      <CodeLine actor={actor} campo="banco" label={labels.banco} emptyLabel={words.elijaBanco} options={bancos} />
      <CodeLine
        actor={actor}
        campo="tipoCuenta"
        label={labels.tipoCuenta}
        emptyLabel={words.elijaCuenta}
        options={accountTypes.map((codigo) => ({ codigo, descripcion: codigo }))}
      />
      <MaskedLine
        actor={actor}
        campo="noCuenta"
        id="noCuenta"
        label={labels.noCuenta}
        inputMode="numeric"
        autoComplete="off"
        enterKeyHint="next"
      />
      <TextLine
        actor={actor}
        campo="nombreTitularCuenta"
        id="nombreTitularCuenta"
        label={labels.nombreTitularCuenta}
        autoComplete="name"
        maxLength={longestName}
        enterKeyHint="next"
      />
      <CodeLine
        actor={actor}
        campo="tipoDocumento"
        label={labels.tipoDocumento}
        emptyLabel={words.elijaDocumento}
        options={holderDocuments.map((codigo) => ({ codigo, descripcion: words.documentos[codigo] }))}
      />
      <MaskedLine
        actor={actor}
        campo="documento"
        id="documento"
        label={labels.documento}
        inputMode={cedula ? 'numeric' : 'text'}
        autoComplete="off"
        enterKeyHint="done"
      />
    </Halves>
  );
};

export const TermsField = ({ actor }: Props) => (
  <CheckLine actor={actor} campo="terminos">
    {words.terminos}
  </CheckLine>
);
