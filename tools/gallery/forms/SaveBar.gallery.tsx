import { Button } from '../../../src/ui/actions/Button';
import { SaveBar } from '../../../src/ui/actions/SaveBar';
import { StepButton } from '../../../src/ui/actions/StepButton';
import { FormPart } from '../../../src/ui/blocks/FormPart';
import { TextField } from '../../../src/ui/fields/TextField';
import { Stack } from '../../../src/ui/layout/Stack';
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
