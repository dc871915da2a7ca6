import { useState } from 'react';
import { DocumentFields } from '../../../parts/DocumentFields';
import { PressLink } from '../../actions/PressLink';
import { StepButton } from '../../actions/StepButton';
import { WizardStep } from '../../blocks/WizardStep';
import { AnswerField } from '../../fields/AnswerField';
import { EmailField } from '../../fields/EmailField';
import { QuestionCard } from '../../fields/QuestionCard';
import { Stack } from '../../layout/Stack';
import type { GalleryEntry } from '../gallery-entry';
import { documents, nothing } from './samples';

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

const Document = ({ error }: { error?: string }) => {
  const [type, setType] = useState<number | null>(1);
  const [number, setNumber] = useState('');
  return (
    <DocumentFields
      words={{ type: 'Documento', choose: 'Elija', number: 'Número' }}
      options={documents}
      type={type}
      typeError={undefined}
      typeRef={null}
      number={number}
      numberHint="Once dígitos, con o sin guiones."
      numberError={error}
      placeholder="###-#######-#"
      inputMode="numeric"
      enterKeyHint="next"
      numberRef={null}
      readOnly={false}
      onType={setType}
      onNumber={setNumber}
    />
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
      vacío: () => <Document />,
      'con error': () => <Document error="Por favor, ingrese su documento de identidad." />,
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
        </Stack>
      ),
    },
  },
];
