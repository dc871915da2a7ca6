import { DocumentFields } from '../../../src/parts/DocumentFields';
import { FlowForm } from '../../../src/parts/form/FlowForm';
import { PressLink } from '../../../src/ui/actions/PressLink';
import { StepButton } from '../../../src/ui/actions/StepButton';
import { WizardStep } from '../../../src/ui/blocks/WizardStep';
import { AnswerField } from '../../../src/ui/fields/AnswerField';
import { EmailField } from '../../../src/ui/fields/EmailField';
import { QuestionCard } from '../../../src/ui/fields/QuestionCard';
import { Stack } from '../../../src/ui/layout/Stack';
import type { GalleryEntry } from '../gallery-entry';
import { nothing } from './samples';

const words = {
  dateHint: 'Día, mes y año. Ejemplo: 05-11-1960',
  datePlaceholder: 'dd-mm-aaaa',
  numberPlaceholder: 'Escriba un número',
  yes: 'Sí',
  no: 'No',
  calendar: {
    open: 'Abrir calendario',
    close: 'Cerrar calendario',
    month: 'Mes',
    year: 'Año',
    loading: 'Cargando…',
    lost: 'El calendario no llegó.',
    again: 'Reintentar',
  },
};

const questions = [
  { kind: 'date', question: '¿Cuál es su fecha de nacimiento?' },
  { kind: 'yesNo', question: '¿Tiene dependientes en su núcleo familiar?' },
  { kind: 'number', question: '¿Cuántos hijos tiene registrados en su núcleo?' },
] as const;

const Questions = ({ error, disabled = false }: { error?: string; disabled?: boolean }) => (
  <Stack>
    {questions.map(({ kind, question }, index) => (
      <QuestionCard key={kind} number={index + 1} question={question}>
        <AnswerField
          kind={kind}
          id={`pregunta-${kind}`}
          label={question}
          error={error}
          disabled={disabled}
          words={words}
          today="2026-11-21"
          onAnswer={nothing}
          ref={null}
        />
      </QuestionCard>
    ))}
  </Stack>
);

const faults = { documentoVacio: 'Por favor, ingrese su documento de identidad.' };
const Document = ({ faltas }: { faltas: { documento?: keyof typeof faults } }) => {
  const snapshot = {
    context: { borrador: { tipoDocumento: 1 as const, documento: '' }, faltas },
    hasTag: () => false,
  };
  const still = {
    getSnapshot: () => snapshot,
    subscribe: () => ({ unsubscribe: nothing }),
    on: () => ({ unsubscribe: nothing }),
    send: nothing,
  };
  return (
    <FlowForm actor={still} faults={faults} onSubmit={nothing}>
      <DocumentFields actor={still} />
    </FlowForm>
  );
};

const email = (suggested: boolean) => (
  <EmailField
    label="Correo electrónico"
    value="rosa@gmial.com"
    suggestion={
      suggested ? { question: '¿Quiso decir rosa@gmail.com?', accept: 'Usar rosa@gmail.com', act: nothing } : undefined
    }
    onInput={nothing}
  />
);

const button = (state: { blocked?: boolean; busy?: boolean }) => (
  <StepButton form="ninguno" busyLabel="Comprobando…" blocked={state.blocked ?? false} busy={state.busy ?? false}>
    Siguiente
  </StepButton>
);

export const entries: GalleryEntry[] = [
  {
    name: 'WizardStep',
    states: {
      segundo: () => (
        <WizardStep
          label="Pasos del registro"
          steps={['Validar identificación', 'Preguntas de Seguridad', 'Datos Personales']}
          current={1}
          positionWords={(step, total) => `Paso ${step} de ${total}:`}
          doneLabel="completado"
          lead="Responda estas tres preguntas para confirmar que es usted."
          occasion={null}
        />
      ),
    },
  },
  {
    name: 'QuestionCard y AnswerField',
    states: {
      vacías: () => <Questions />,
      'sin responder': () => <Questions error="Responda esta pregunta." />,
      comprobando: () => <Questions disabled />,
    },
  },
  {
    name: 'DocumentFields',
    states: {
      vacío: () => <Document faltas={{}} />,
      'con error': () => <Document faltas={{ documento: 'documentoVacio' }} />,
    },
  },
  { name: 'EmailField', states: { normal: () => email(false), 'con una pregunta': () => email(true) } },
  {
    name: 'StepButton',
    states: {
      listo: () => button({}),
      'falta algo': () => button({ blocked: true }),
      ocupado: () => button({ busy: true }),
    },
  },
  {
    name: 'PressLink',
    states: {
      todos: () => (
        <Stack>
          <PressLink href="?dialogo=recuperacion" look="link" onPress={nothing}>
            ¿Olvidó su contraseña?
          </PressLink>
          <PressLink href="?dialogo=registro" look="button" onPress={nothing}>
            Regístrate
          </PressLink>
          <PressLink href="?dialogo=reenvio" look="centred" onPress={nothing}>
            No recibí el correo de confirmación
          </PressLink>
          <PressLink href="/ayuda" look="small" onPress={nothing}>
            ¿Necesita ayuda?
          </PressLink>
        </Stack>
      ),
    },
  },
];
