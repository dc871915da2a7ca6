import { Button } from '../../../src/ui/actions/Button';
import { StepButton } from '../../../src/ui/actions/StepButton';
import { WizardActions } from '../../../src/ui/actions/WizardActions';
import { Outcome } from '../../../src/ui/blocks/Outcome';
import { StepHead } from '../../../src/ui/blocks/StepHead';
import { Stepper } from '../../../src/ui/blocks/Stepper';
import { TextField } from '../../../src/ui/fields/TextField';
import { TaskFrame } from '../../../src/ui/frames/TaskFrame';
import { Halves } from '../../../src/ui/layout/Halves';
import { Middle } from '../../../src/ui/layout/Middle';
import { Pair } from '../../../src/ui/layout/Pair';
import { Stack } from '../../../src/ui/layout/Stack';
import { Steady } from '../../../src/ui/layout/Steady';
import type { GalleryEntry } from '../gallery-entry';
import { nothing } from './samples';

const field = (label: string, value = '') => <TextField label={label} value={value} onInput={nothing} />;
const address = (
  <Halves>
    {field('Provincia', 'Santo Domingo')}
    {field('Municipio', 'Santo Domingo Este')}
    {field('Calle', 'Av. Los Caciques')}
    <Pair>
      {field('No. de casa', '27')}
      {field('Apartamento', '3-B')}
    </Pair>
  </Halves>
);
const head = (place: 'page' | 'section' | 'dialog', title: string, lead: string) => (
  <StepHead place={place} title={title} lead={lead} occasion={null} />
);
const leave = <Button kind="ghost">Omitir por ahora</Button>;
const back = (disabled: boolean) => (
  <Button kind="outline" disabled={disabled}>
    Anterior
  </Button>
);
const next = (busy = false) => (
  <StepButton form="ninguno" busy={busy} busyLabel="Guardando…">
    Siguiente
  </StepButton>
);
const task = (title: string, purpose: string) => (
  <TaskFrame
    name="Oficina Virtual"
    tab="Actualice sus datos de contacto"
    purpose={purpose}
    reason="Así podremos avisarle de sus solicitudes y autorizaciones."
    actions={<WizardActions leave={leave} back={back(false)} next={next()} />}
    foot={<p>¿Necesita ayuda?</p>}
  >
    <Steady>
      <Stack space={5}>
        <Stepper
          label="Pasos para actualizar sus datos"
          steps={['Teléfonos', 'Dirección', 'Correo Electrónico']}
          current={1}
          positionWords={(step, total) => `Paso ${step} de ${total}:`}
          doneLabel="completado"
        />
        {head('page', title, 'Elija primero la provincia y luego el municipio.')}
        {address}
      </Stack>
    </Steady>
  </TaskFrame>
);

export const entries: GalleryEntry[] = [
  {
    name: 'StepHead',
    states: {
      'en la página': () => head('page', '¿Dónde vive?', 'Elija primero la provincia y luego el municipio.'),
      'en una sección': () => head('section', '¿Dónde vive?', 'Elija primero la provincia y luego el municipio.'),
      'en un diálogo': () => head('dialog', '¿Dónde vive?', 'Elija primero la provincia y luego el municipio.'),
      'palabras largas': () => head('page', 'Dirección'.repeat(12), 'Municipio'.repeat(20)),
    },
  },
  {
    name: 'WizardActions',
    states: {
      primero: () => <WizardActions leave={leave} back={back(true)} next={next()} />,
      siguiente: () => <WizardActions leave={null} back={back(false)} next={next()} />,
      'tras dos fallos': () => (
        <WizardActions
          leave={
            <>
              {leave}
              <Button kind="ghost">Continuar más tarde</Button>
            </>
          }
          back={back(false)}
          next={next()}
        />
      ),
      ocupado: () => <WizardActions leave={null} back={back(true)} next={next(true)} />,
    },
  },
  { name: 'Halves', states: { dirección: () => address } },
  { name: 'Steady', states: { 'con una línea': () => <Steady>Una línea.</Steady> } },
  {
    name: 'Middle',
    states: {
      hecho: () => (
        <Middle>
          <Outcome tone="exito" title="¡Datos de contacto actualizados exitosamente!" />
        </Middle>
      ),
    },
  },
  {
    name: 'TaskFrame',
    states: {
      dirección: () => task('¿Dónde vive?', 'Actualice sus datos de contacto'),
      'palabras largas': () => task('Dirección'.repeat(12), 'Actualice'.repeat(12)),
    },
  },
];
