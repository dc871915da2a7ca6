import { useSelector } from '@xstate/react';
import { AreaLine } from '../../parts/form/AreaLine';
import { CodeLine } from '../../parts/form/CodeLine';
import { MaskedLine } from '../../parts/form/MaskedLine';
import { TextLine } from '../../parts/form/TextLine';
import { useFault } from '../../parts/form/use-fault';
import { ApplicantLine } from '../../parts/requests/ApplicantLine';
import { longestDescription } from '../../rules/preauthorization/preauthorization-draft';
import { PickedField } from '../../ui/fields/PickedField';
import { SearchIcon } from '../../ui/icons/SearchIcon';
import { Halves } from '../../ui/layout/Halves';
import { Stack } from '../../ui/layout/Stack';
import type { PreauthorizationRef } from './preauthorization-ref';
import { preauthorizationLabels as labels, preauthorizationTexts as words } from './texts';

interface Props {
  actor: PreauthorizationRef;
}

const CentreLine = ({ actor }: Props) => {
  const value = useSelector(actor, ({ context }) => context.borrador.centroMedico);
  const error = useFault(actor, 'centroMedico');
  return (
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
  );
};

export const ServiceFields = ({ actor }: Props) => {
  const tipos = useSelector(actor, ({ context }) => context.listas?.tipos) ?? [];
  return (
    <Stack space={5}>
      <CodeLine actor={actor} campo="tipo" label={labels.tipo} emptyLabel={words.elijaTipo} options={tipos} />
      <CentreLine actor={actor} />
      <AreaLine
        actor={actor}
        campo="descripcion"
        label={labels.descripcion}
        hint={words.ayudaDescripcion}
        maxLength={longestDescription}
      />
    </Stack>
  );
};

export const PersonFields = ({ actor }: Props) => {
  const afiliados = useSelector(actor, ({ context }) => context.listas?.solicitante.afiliados) ?? [];
  return (
    <Halves>
      <ApplicantLine actor={actor} applicants={afiliados} />
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
      <TextLine
        actor={actor}
        campo="correo"
        id="correo"
        label={labels.correo}
        type="email"
        autoComplete="email"
        maxLength={254}
        enterKeyHint="done"
      />
    </Halves>
  );
};
