import { useSelector } from '@xstate/react';
import { ageOn, screenDate } from '../../../domain/rules/dates/dates';
import type { Profile } from '../../../domain/rules/person/profile';
import { Card } from '../../ui/blocks/Card';
import { CardHead } from '../../ui/blocks/CardHead';
import { FactGrid } from '../../ui/blocks/FactGrid';
import type { ProfileRef } from './parts';
import { profileTexts as words } from './texts';

interface Props {
  profile: ProfileRef;
  perfil: Profile;
}

const fields = [
  'nombres',
  'apellidos',
  'documentoIdentidad',
  'pasaporte',
  'fechaNacimiento',
  'edad',
  'sexo',
  'estadoCivil',
  'nacionalidad',
  'tipoAfiliacion',
  'codigoAfiliado',
  'regimen',
] as const;

export const PersonalData = ({ profile, perfil: { datosPersonales: personal } }: Props) => {
  const hoy = useSelector(profile, ({ context }) => context.hoy);
  const age = ageOn(personal.fechaNacimiento, hoy);
  const shown: Partial<Record<(typeof fields)[number], string>> = {
    fechaNacimiento: screenDate(personal.fechaNacimiento),
    ...(age !== null && { edad: words.anos(age) }),
  };
  return (
    <Card>
      <CardHead title={words.seccion.personales} />
      <FactGrid
        facts={fields.map((field) => ({ label: words.campo[field], value: shown[field] ?? personal[field] }))}
      />
    </Card>
  );
};
