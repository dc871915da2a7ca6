import { useState } from 'react';
import { EmailLine } from '../../../parts/form/EmailLine';
import { FlowForm } from '../../../parts/form/FlowForm';
import { MaskedLine } from '../../../parts/form/MaskedLine';
import { SelectLine } from '../../../parts/form/SelectLine';
import { TextLine } from '../../../parts/form/TextLine';
import { Button } from '../../actions/Button';
import { Stack } from '../../layout/Stack';
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
        <SelectLine
          actor={actor}
          campo="tipoDocumento"
          label="Tipo de documento"
          emptyLabel="Elija"
          options={documents}
        />
        <MaskedLine actor={actor} campo="cedula" label="Número de cédula" inputMode="numeric" />
        <TextLine actor={actor} campo="nombres" label="Nombres" />
        <TextLine actor={actor} campo="apellidos" label="Apellidos" />
        <TextLine actor={actor} campo="apodo" label="Nombre que usa" />
        <TextLine actor={actor} campo="nacimiento" label="Lugar de nacimiento" />
        <TextLine actor={actor} campo="nacionalidad" label="Nacionalidad" />
        <TextLine actor={actor} campo="ocupacion" label="Ocupación" />
        <EmailLine actor={actor} campo="correo" label="Correo electrónico" />
        <MaskedLine actor={actor} campo="celular" label="Teléfono celular" inputMode="numeric" />
        <MaskedLine actor={actor} campo="telefono" label="Teléfono de la casa" inputMode="numeric" />
        <MaskedLine actor={actor} campo="otroTelefono" label="Otro teléfono" inputMode="numeric" />
        <SelectLine actor={actor} campo="provincia" label="Provincia" emptyLabel="Elija" options={provinces} />
        <TextLine actor={actor} campo="municipio" label="Municipio" />
        <TextLine actor={actor} campo="sector" label="Sector" />
        <TextLine actor={actor} campo="calle" label="Calle" />
        <TextLine actor={actor} campo="numero" label="Número de la casa" />
        <TextLine actor={actor} campo="edificio" label="Edificio" />
        <TextLine actor={actor} campo="apartamento" label="Apartamento" />
        <TextLine actor={actor} campo="referencia" label="Referencia" />
        <TextLine actor={actor} campo="empleador" label="Empleador" />
        <TextLine actor={actor} campo="rnc" label="RNC del empleador" />
        <TextLine actor={actor} campo="cargo" label="Cargo" />
        <MaskedLine actor={actor} campo="telefonoEmpleo" label="Teléfono del empleo" inputMode="numeric" />
        <SelectLine
          actor={actor}
          campo="provinciaEmpleo"
          label="Provincia del empleo"
          emptyLabel="Elija"
          options={provinces}
        />
        <TextLine actor={actor} campo="sectorEmpleo" label="Sector del empleo" />
        <TextLine actor={actor} campo="calleEmpleo" label="Calle del empleo" />
        <TextLine actor={actor} campo="conyuge" label="Nombre del cónyuge" />
        <MaskedLine actor={actor} campo="cedulaConyuge" label="Cédula del cónyuge" inputMode="numeric" />
        <MaskedLine actor={actor} campo="celularConyuge" label="Celular del cónyuge" inputMode="numeric" />
        <TextLine actor={actor} campo="contacto" label="Contacto de emergencia" />
        <TextLine actor={actor} campo="parentesco" label="Parentesco del contacto" />
        <MaskedLine actor={actor} campo="celularContacto" label="Celular del contacto" inputMode="numeric" />
        <SelectLine
          actor={actor}
          campo="provinciaContacto"
          label="Provincia del contacto"
          emptyLabel="Elija"
          options={provinces}
        />
        <TextLine actor={actor} campo="medico" label="Médico de cabecera" />
        <TextLine actor={actor} campo="centro" label="Centro de salud preferido" />
        <TextLine actor={actor} campo="farmacia" label="Farmacia preferida" />
        <TextLine actor={actor} campo="alergias" label="Alergias" />
        <TextLine actor={actor} campo="medicamentos" label="Medicamentos de uso diario" />
        <TextLine actor={actor} campo="observaciones" label="Observaciones" />
        <Button type="submit">Enviar</Button>
      </Stack>
    </FlowForm>
  );
};

export const entries: GalleryEntry[] = [{ name: 'Form', states: { 'cuarenta campos': () => <FortyFields /> } }];
