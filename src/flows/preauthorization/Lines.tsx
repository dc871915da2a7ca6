import { useSelector } from '@xstate/react';
import {
  longestDescription,
  type PreauthorizationField,
} from '../../../machines/preauthorization/preauthorization-form';
import { AreaLine } from '../../parts/form/AreaLine';
import { CodeLine } from '../../parts/form/CodeLine';
import type { FormLine } from '../../parts/form/FormLines';
import { MaskedLine } from '../../parts/form/MaskedLine';
import { useFault } from '../../parts/form/use-fault';
import { ApplicantLine } from '../../parts/requests/ApplicantLine';
import { MailLine } from '../../parts/requests/ContactLines';
import { PickedField } from '../../ui/fields/PickedField';
import { SearchIcon } from '../../ui/icons/SearchIcon';
import { Wide } from '../../ui/layout/Halves';
import type { PreauthorizationRef } from './preauthorization-ref';
import { preauthorizationLabels as labels, preauthorizationTexts as words } from './texts';

type Line = FormLine<PreauthorizationRef>;

const TypeLine: Line = ({ actor }) => {
  const tipos = useSelector(actor, ({ context }) => context.listas?.tipos) ?? [];
  return (
    <Wide>
      <CodeLine actor={actor} campo="tipo" label={labels.tipo} emptyLabel={words.elijaTipo} options={tipos} />
    </Wide>
  );
};

const CentreLine: Line = ({ actor }) => {
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

const PersonLine: Line = ({ actor }) => {
  const afiliados = useSelector(actor, ({ context }) => context.listas?.solicitante.afiliados) ?? [];
  return <ApplicantLine actor={actor} applicants={afiliados} />;
};

export const preauthorizationLines: Readonly<Record<PreauthorizationField, Line>> = {
  tipo: TypeLine,
  centroMedico: CentreLine,
  descripcion: ({ actor }) => (
    <Wide>
      <AreaLine
        actor={actor}
        campo="descripcion"
        label={labels.descripcion}
        hint={words.ayudaDescripcion}
        maxLength={longestDescription}
      />
    </Wide>
  ),
  afiliado: PersonLine,
  nss: ({ actor }) => (
    <MaskedLine
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
  correo: ({ actor }) => <MailLine actor={actor} last />,
};
