import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { helpHours } from '../../../domain/brand/service-centers';
import type { helpMachine } from '../../../machines/help/help.machine';
import type { StateOf } from '../../../machines/state-of';
import { hoursLine } from '../../parts/hours-line';
import { PlaceLink } from '../../parts/PlaceLink';
import { type Start, useFlow } from '../../parts/use-flow';
import { shellTexts } from '../../texts/shell';
import { Collapsible } from '../../ui/blocks/Collapsible';
import { EmptyBlock } from '../../ui/blocks/EmptyBlock';
import { ResultsRegion } from '../../ui/blocks/ResultsRegion';
import { Section } from '../../ui/blocks/Section';
import { TextField } from '../../ui/fields/TextField';
import { Page } from '../../ui/frames/Page';
import { Stack } from '../../ui/layout/Stack';
import { helpTexts as words } from './texts';

type View = (props: { actor: ActorRefFrom<typeof helpMachine> }) => React.ReactNode;

const Found: View = ({ actor }) => {
  const found = useSelector(actor, ({ context }) => context.encontradas);
  return (
    <Stack space={2}>
      {found.map(({ pregunta, respuesta, enlace }) => (
        <Collapsible key={pregunta} title={pregunta} open={found.length === 1}>
          {respuesta.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {enlace !== null && <PlaceLink to={enlace.a}>{enlace.palabras}</PlaceLink>}
        </Collapsible>
      ))}
    </Stack>
  );
};

const None: View = () => <EmptyBlock title={words.ninguna} detail={words.ningunaDetalle} />;

/** Null: nothing to search. */
const views = {
  decidiendo: null,
  todas: Found,
  algunas: Found,
  ninguna: None,
  sinPreguntas: null,
} satisfies Record<StateOf<typeof helpMachine>, View | null>;

/** The field keeps the focus while the view below it changes. */
const Search = ({ actor, current: Current }: { actor: ActorRefFrom<typeof helpMachine>; current: View }) => {
  const { buscado, encontradas } = useSelector(actor, ({ context }) => context);
  return (
    <>
      <TextField
        type="search"
        label={words.busque}
        placeholder={words.ejemplo}
        enterKeyHint="search"
        value={buscado}
        onInput={(texto) => actor.send({ type: 'ESCRIBIR', texto })}
      />
      <ResultsRegion
        title={words.preguntas}
        status={words.cuantas(encontradas.length)}
        shown={encontradas.map(({ pregunta }) => pregunta).join()}
        lead={null}
      >
        <Current actor={actor} />
      </ResultsRegion>
    </>
  );
};

interface Props {
  start: () => Start<typeof helpMachine>;
  /** Telephone, chat and service centers. */
  contact: React.ReactNode;
}

export const HelpScreen = ({ start, contact }: Props) => {
  const { actor, state } = useFlow(start);
  const current = views[state];
  return (
    <Page title={words.titulo} tab={`${words.titulo} · ${shellTexts.producto}`}>
      {current !== null && <Search actor={actor} current={current} />}
      <Section title={words.contacto}>
        <Stack space={3}>
          <p>{words.atendemos(hoursLine(helpHours))}</p>
          {contact}
        </Stack>
      </Section>
    </Page>
  );
};
