import { useState } from 'react';
import { FlowForm } from '../../../src/parts/form/FlowForm';
import { FormEmailField } from '../../../src/parts/form/FormEmailField';
import { FormMaskedField } from '../../../src/parts/form/FormMaskedField';
import { FormSelect } from '../../../src/parts/form/FormSelect';
import { FormTextField } from '../../../src/parts/form/FormTextField';
import { Button } from '../../../src/ui/actions/Button';
import { Stack } from '../../../src/ui/layout/Stack';
import type { GalleryEntry } from '../gallery-entry';
import { affiliationForm } from './affiliation-form';
import { documents, provinces } from './samples';

const FortyFields = () => {
  const [actor] = useState(affiliationForm);
  return (
    <FlowForm
      actor={actor}
      faults={{ falta: 'Este dato es necesario.' }}
      onSubmit={() => actor.send({ type: 'ENVIAR' })}
    >
      <Stack space={5}>
        <FormSelect
          actor={actor}
          campo="tipoDocumento"
          label="Tipo de documento"
          emptyLabel="Elija"
          options={documents}
        />
        <FormMaskedField actor={actor} campo="cedula" label="Número de cédula" inputMode="numeric" />
        <FormTextField actor={actor} campo="nombres" label="Nombres" />
        <FormTextField actor={actor} campo="apellidos" label="Apellidos" />
        <FormTextField actor={actor} campo="apodo" label="Nombre que usa" />
        <FormTextField actor={actor} campo="nacimiento" label="Lugar de nacimiento" />
        <FormTextField actor={actor} campo="nacionalidad" label="Nacionalidad" />
        <FormTextField actor={actor} campo="ocupacion" label="Ocupación" />
        <FormEmailField actor={actor} campo="correo" label="Correo electrónico" />
        <FormMaskedField actor={actor} campo="celular" label="Teléfono celular" inputMode="numeric" />
        <FormMaskedField actor={actor} campo="telefono" label="Teléfono de la casa" inputMode="numeric" />
        <FormMaskedField actor={actor} campo="otroTelefono" label="Otro teléfono" inputMode="numeric" />
        <FormSelect actor={actor} campo="provincia" label="Provincia" emptyLabel="Elija" options={provinces} />
        <FormTextField actor={actor} campo="municipio" label="Municipio" />
        <FormTextField actor={actor} campo="sector" label="Sector" />
        <FormTextField actor={actor} campo="calle" label="Calle" />
        <FormTextField actor={actor} campo="numero" label="Número de la casa" />
        <FormTextField actor={actor} campo="edificio" label="Edificio" />
        <FormTextField actor={actor} campo="apartamento" label="Apartamento" />
        <FormTextField actor={actor} campo="referencia" label="Referencia" />
        <FormTextField actor={actor} campo="empleador" label="Empleador" />
        <FormTextField actor={actor} campo="rnc" label="RNC del empleador" />
        <FormTextField actor={actor} campo="cargo" label="Cargo" />
        <FormMaskedField actor={actor} campo="telefonoEmpleo" label="Teléfono del empleo" inputMode="numeric" />
        <FormSelect
          actor={actor}
          campo="provinciaEmpleo"
          label="Provincia del empleo"
          emptyLabel="Elija"
          options={provinces}
        />
        <FormTextField actor={actor} campo="sectorEmpleo" label="Sector del empleo" />
        <FormTextField actor={actor} campo="calleEmpleo" label="Calle del empleo" />
        <FormTextField actor={actor} campo="conyuge" label="Nombre del cónyuge" />
        <FormMaskedField actor={actor} campo="cedulaConyuge" label="Cédula del cónyuge" inputMode="numeric" />
        <FormMaskedField actor={actor} campo="celularConyuge" label="Celular del cónyuge" inputMode="numeric" />
        <FormTextField actor={actor} campo="contacto" label="Contacto de emergencia" />
        <FormTextField actor={actor} campo="parentesco" label="Parentesco del contacto" />
        <FormMaskedField actor={actor} campo="celularContacto" label="Celular del contacto" inputMode="numeric" />
        <FormSelect
          actor={actor}
          campo="provinciaContacto"
          label="Provincia del contacto"
          emptyLabel="Elija"
          options={provinces}
        />
        <FormTextField actor={actor} campo="medico" label="Médico de cabecera" />
        <FormTextField actor={actor} campo="centro" label="Centro de salud preferido" />
        <FormTextField actor={actor} campo="farmacia" label="Farmacia preferida" />
        <FormTextField actor={actor} campo="alergias" label="Alergias" />
        <FormTextField actor={actor} campo="medicamentos" label="Medicamentos de uso diario" />
        <FormTextField actor={actor} campo="observaciones" label="Observaciones" />
        <Button type="submit">Enviar</Button>
      </Stack>
    </FlowForm>
  );
};

export const entries: GalleryEntry[] = [{ name: 'Form', states: { 'cuarenta campos': () => <FortyFields /> } }];
