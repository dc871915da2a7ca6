import { Button } from '../../actions/Button';
import { SaveBar } from '../../actions/SaveBar';
import { StepButton } from '../../actions/StepButton';
import { FormPart } from '../../blocks/FormPart';
import { TextField } from '../../fields/TextField';
import { Stack } from '../../layout/Stack';
import type { GalleryEntry } from '../gallery-entry';
import { nothing } from './samples';

const bar = (busy: boolean) => (
  <Stack space={5}>
    <FormPart title="Dirección">
      <TextField label="Calle" value="Av. Los Caciques" onInput={nothing} />
      <TextField label="Sector" value="Los Mina" onInput={nothing} />
    </FormPart>
    <SaveBar label="Cambios en la dirección">
      <Button kind="outline" disabled={busy}>
        Cancelar
      </Button>
      <StepButton busy={busy} busyLabel="Guardando…">
        Guardar
      </StepButton>
    </SaveBar>
  </Stack>
);

const short = () => (
  <SaveBar label="Enviar la solicitud" above={<FormPart title="Se está enviando">Una vista corta.</FormPart>}>
    <Button busy busyLabel="Enviando…">
      Enviar
    </Button>
  </SaveBar>
);

export const entries: GalleryEntry[] = [
  {
    name: 'SaveBar',
    states: { normal: () => bar(false), guardando: () => bar(true), 'vista corta': short },
  },
  {
    name: 'FormPart',
    states: {
      normal: () => (
        <FormPart title="Teléfonos y correo">
          <TextField label="Teléfono celular" value="(809)-555-0142" onInput={nothing} />
        </FormPart>
      ),
      'palabras largas': () => (
        <FormPart title={'Teléfonos '.repeat(20)}>
          <TextField label="Teléfono celular" value="(809)-555-0142" onInput={nothing} />
        </FormPart>
      ),
    },
  },
];
